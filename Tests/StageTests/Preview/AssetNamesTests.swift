import Testing

@testable import Stage

struct AssetNamesTests {
  @Test func namesAfterImageAreFound() {
    let source = """
      Image(.sunset).resizable()
      Image(.blueSea, label: Text("Sea"))
      Image(.init("x"))
      Image(systemName: "star")
      MyImage(.sunset)
      Image(.make(1))
      """
    #expect(AssetNames.names(in: source) == ["blueSea", "sunset"])
  }
}
