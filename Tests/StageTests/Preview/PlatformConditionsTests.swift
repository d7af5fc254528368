import Testing

@testable import Stage

struct PlatformConditionsTests {
  @Test func conditionsThatAskForAPhoneHoldAndNothingElseChanges() {
    let source = """
      #if os(iOS) || os(tvOS)
      let text = "os(iOS)"
      #elseif !os(iOS) && DEBUG
      #endif
      """
    #expect(
      PlatformConditions.adapted(source) == """
        #if os(Linux) || os(tvOS)
        let text = "os(iOS)"
        #elseif !os(Linux) && DEBUG
        #endif
        """)
    #expect(PlatformConditions.adapted("let text = \"os(iOS)\"") == nil)
    #expect(PlatformConditions.adapted("#if os(macOS)\n#endif") == nil)
  }

  @Test func foundationComesWithTheViewLayerAlone() {
    #expect(PlatformConditions.adapted("import Foundation\nimport SwiftUI\n") == "\nimport SwiftUI\n")
    #expect(PlatformConditions.adapted("import Foundation\n") == nil)
    #expect(PlatformConditions.adapted("import SwiftUI\nimport FoundationNetworking\n") == nil)
  }
}
