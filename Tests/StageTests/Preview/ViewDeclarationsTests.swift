import Testing

@testable import Stage

struct ViewDeclarationsTests {
  @Test func viewsAtTheTopLevelAreFoundInOrder() {
    let source = """
      import SwiftUI
      struct First: View { var body: some View { Text("struct Fake: View {") } }
      @available(iOS 17, *) public struct Second: View, Sendable { struct Inner: View {} }
      """
    #expect(ViewDeclarations.names(in: source) == ["First", "Second"])
  }

  @Test func whatAnotherFileCouldNotSeeOrMakeIsLeftOut() {
    let source = """
      private struct Hidden: View {}
      fileprivate struct AlsoHidden: View {}
      struct Generic<Content: View>: View {}
      struct Shape1: Shape {}
      // struct Commented: View {}
      /* struct Also: View {} */
      """
    #expect(ViewDeclarations.names(in: source) == [])
  }

  @Test func previewsAreSeenOutsideOfCommentsAndStrings() {
    #expect(ViewDeclarations.hasPreview("#Preview { A() }"))
    #expect(ViewDeclarations.hasPreview("struct A_Previews: PreviewProvider {}"))
    #expect(!ViewDeclarations.hasPreview("// #Preview { A() }\nlet a = \"#Preview\""))
  }
}
