import Testing

@Suite struct PreviewMacroTests {
  @Test func expandsToARegistryTypeThatKnowsItsPlace() {
    let expansion = Expansion(of: "import SwiftUI\n\n  #Preview(\"Card\") { Card() }\n")
    #expect(expansion.faults == [])
    #expect(
      expansion.source == """
        import SwiftUI
          public enum __macro_local_7PreviewfMu_: SwiftUI.PreviewRegistry {
            public static var fileID: Swift.String {
              "Module/File.swift"
            }
            public static var line: Swift.Int {
              3
            }
            public static var column: Swift.Int {
              3
            }
            @_Concurrency.MainActor public static func makePreview() -> SwiftUI.Preview {
              SwiftUI.Preview("Card") {
                Card()
              }
            }
          }
        """)
  }

  @Test(arguments: [
    ("#Preview { A() }", "SwiftUI.Preview() {"),
    ("#Preview(\"N\", traits: .portrait) { A() }", "SwiftUI.Preview(\"N\", traits: .portrait) {"),
    (
      "#Preview(traits: .portrait, .fixedLayout(width: 1, height: 2)) { A() }",
      "SwiftUI.Preview(traits: .portrait, .fixedLayout(width: 1, height: 2)) {"
    ),
    ("#Preview(body: make)", "SwiftUI.Preview(body: make)"),
    ("#Preview(\"N\", body: { A() })", "SwiftUI.Preview(\"N\", body: {"),
  ])
  func handsTheArgumentsOver(source: String, call: String) {
    let expansion = Expansion(of: source)
    #expect(expansion.faults == [])
    #expect(expansion.source.contains(call))
  }

  @Test func namesTwoPreviewsOfAFileApart() {
    let names = Expansion(of: "#Preview { A() }\n#Preview { B() }").source
      .split(separator: "\n").filter { $0.contains("enum") }
    #expect(names.count == 2)
    #expect(Set(names).count == 2)
  }

  @Test func movesPreviewableStateIntoAViewOfItsOwn() {
    let expansion = Expansion(
      of: """
        #Preview("Toggle") {
          @Previewable @State var on = false
          let label = "On"
          Toggle(label, isOn: $on)
        }
        """)
    #expect(expansion.faults == [])
    let source = expansion.source
    #expect(source.contains("struct Content: SwiftUI.View {"))
    #expect(source.contains("@State var on = false"))
    #expect(!source.contains("Previewable"))
    #expect(source.contains("SwiftUI.Preview(\"Toggle\") {\n"))
    let content = source.split(separator: "struct Content").last ?? ""
    #expect(content.contains("let label = \"On\""))
    #expect(content.contains("Toggle(label, isOn: $on)"))
  }

  @Test func reportsAPreviewWithoutABody() {
    let expansion = Expansion(of: "#Preview(\"Empty\")")
    #expect(expansion.faults == ["'#Preview' needs a trailing closure or a 'body:' argument that makes the view"])
  }

  @Test func reportsPreviewableOnSomethingElse() {
    let expansion = Expansion(of: "@Previewable func f() {}")
    #expect(
      expansion.faults == ["'@Previewable' can only be applied to a local variable of a '#Preview' body"])
  }
}
