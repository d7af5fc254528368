import Testing

@testable import Stage

struct AssetSymbolsTests {
  @Test(arguments: [
    ("Sky", "Color", "sky"), ("sea-shell", "Image", "seaShell"), ("URLIcon", "Image", "urlIcon"),
    ("ALLCAPS", "Image", "allcaps"), ("AccentColor", "Color", "accent"), ("Brand Color", "Color", "brand"),
    ("Color", "Color", "color"), ("2x logo", "Image", "_2xLogo"), ("default", "Image", "`default`"),
    ("--", "Image", nil),
  ])
  func namesBecomeSymbols(_ name: String, _ suffix: String, _ symbol: String?) {
    #expect(AssetSymbols.symbol(for: name, without: suffix) == symbol)
  }

  @Test func everyAssetIsDeclaredOnce() throws {
    let symbols = AssetSymbols(colors: ["Sky", "sky", "Red", "Moss"], images: ["sun", "a \"quoted\" one"])
    let source = try #require(symbols.source(beside: ["extension Color { static let moss = Color.green }"]))
    #expect(source.contains("static let sky = ColorResource(name: \"Sky\")"))
    #expect(!source.contains("ColorResource(name: \"sky\")"))
    #expect(source.contains("static let aQuotedOne = ImageResource(name: \"a \\\"quoted\\\" one\")"))
    #expect(source.contains("static var sky: Color"))
    // Names that colours have already, or that the code declares itself, are left to those.
    #expect(!source.contains("static var red") && !source.contains("static var moss"))
    #expect(source.contains("static let moss = ColorResource"))
  }

  @Test func withoutAssetsThereIsNoFile() {
    #expect(AssetSymbols(colors: [String](), images: [String]()).source(beside: []) == nil)
  }
}
