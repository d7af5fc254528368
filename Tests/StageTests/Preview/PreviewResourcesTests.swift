import Foundation
import SwiftUI
import Testing

@testable import Stage

/// Colours and pictures of asset catalogues.
struct PreviewResourcesTests {
  private func folder(_ files: [String: String]) throws -> Stage.TemporaryFolder {
    let folder = try Stage.TemporaryFolder()
    for (name, text) in files {
      let file = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder
  }

  private func color(_ contents: String, dark: Bool = false) throws -> Color.Resolved {
    let folder = try folder(["A.colorset/Contents.json": contents])
    defer { folder.remove() }
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    return try ColorSet(folder: folder.url.appendingPathComponent("A.colorset")).color(in: environment)
      .resolve(in: environment)
  }

  private func entry(_ components: String, space: String = "srgb", appearance: String? = nil) -> String {
    let appearances =
      appearance.map { "\"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"\($0)\" }]," } ?? ""
    return "{ \(appearances) \"idiom\": \"universal\", \"color\": { \"color-space\": \"\(space)\", "
      + "\"components\": { \(components) } } }"
  }

  @Test(arguments: [
    "\"red\": \"0xFF\", \"green\": \"0x80\", \"blue\": \"0x00\", \"alpha\": \"1.000\"",
    "\"red\": \"1.000\", \"green\": \"0.50196\", \"blue\": \"0.000\", \"alpha\": \"1.000\"",
    "\"red\": \"255\", \"green\": \"128\", \"blue\": \"0\", \"alpha\": \"1.000\"",
    "\"red\": 1, \"green\": 0.50196, \"blue\": 0",
  ])
  func componentsAreReadInEveryNotation(_ components: String) throws {
    let color = try color("{ \"colors\": [\(entry(components))] }")
    #expect(abs(color.red - 1) < 1e-4 && abs(color.green - 128 / 255) < 1e-4 && abs(color.blue) < 1e-4)
    #expect(color.opacity == 1)
  }

  @Test func darkVariantsAndOtherDevicesAreToldApart() throws {
    let white = "\"white\": \"1.0\", \"alpha\": \"0.5\""
    let black = "\"white\": \"0.0\""
    let watch = entry(black, space: "gray-gamma-22").replacing("universal", with: "watch")
    let contents = """
      { "colors": [\(watch), \(entry(white, space: "gray-gamma-22")),
        \(entry(black, space: "gray-gamma-22", appearance: "dark"))] }
      """
    let light = try color(contents)
    #expect(light.red == 1 && light.opacity == 0.5)
    #expect(try color(contents, dark: true).red == 0)
  }

  @Test(arguments: [
    ("{ \"colors\": [] }", "no colour for a phone"),
    ("{ \"colors\": [{ \"color\": { \"components\": { \"red\": \"much\" } } }] }", "'much' is no colour component"),
    ("{ \"colors\": [{ \"color\": { \"components\": { \"red\": 1 } } }] }", "no component 'green'"),
    ("{ \"colors\": [{ \"color\": { \"color-space\": \"cmyk\" } }] }", "'cmyk' is not known"),
    ("{ \"colors\": [{ \"color\": { \"reference\": \"systemPuceColor\" } }] }", "no system colour 'systemPuceColor'"),
    ("{", "Contents.json"),
  ])
  func brokenColoursAreNamedAndTheRestIsUsed(_ contents: String, _ hint: String) throws {
    let good = "{ \"colors\": [\(entry("\"red\": 1, \"green\": 0, \"blue\": 0"))] }"
    let folder = try folder([
      "Media.xcassets/Bad.colorset/Contents.json": contents, "Media.xcassets/Good.colorset/Contents.json": good,
    ])
    defer { folder.remove() }
    let resources = PreviewResources(folders: [folder.url.path], isRecursive: false)
    #expect(resources.faults.count == 1 && resources.faults.first?.contains(hint) == true, "\(resources.faults)")
    #expect(resources.colors.keys.sorted() == ["Good"])
  }

  @Test func foldersGiveTheirNamesOnlyWhenTheySayso() throws {
    let image = "{ \"images\": [{ \"filename\": \"a.png\", \"idiom\": \"universal\" }] }"
    let folder = try folder([
      "M.xcassets/Birds/wren.imageset/Contents.json": image,
      "M.xcassets/Fish/Contents.json": "{ \"properties\": { \"provides-namespace\": true } }",
      "M.xcassets/Fish/cod.imageset/Contents.json": image,
      "plain@2x.png": "", "plain.png": "", "Deeper/other.png": "",
    ])
    defer { folder.remove() }
    let path = [folder.url.path]
    let names = PreviewResources(folders: path, isRecursive: false).images.keys.sorted()
    #expect(names == ["Fish/cod", "plain", "plain.png", "wren"])
    #expect(PreviewResources(folders: path, isRecursive: true).images["other"] != nil)
  }

  @Test func theSharpestPictureThatIsNeededIsTaken() throws {
    let contents = """
      { "images": [
        { "filename": "1.png", "scale": "1x" }, { "filename": "2.png", "scale": "2x" },
        { "filename": "3.png", "scale": "3x" },
        { "filename": "d.png", "scale": "1x", "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
        { "scale": "2x", "appearances": [{ "appearance": "luminosity", "value": "dark" }] }
      ], "properties": { "template-rendering-intent": "template" } }
      """
    let folder = try folder(["A.imageset/Contents.json": contents])
    defer { folder.remove() }
    let set = try ImageSet(folder: folder.url.appendingPathComponent("A.imageset"))
    func file(_ scale: Double, dark: Bool = false) -> String? {
      set.variant(isDark: dark, scale: scale)?.file.lastPathComponent
    }
    #expect(set.isTemplate)
    #expect([file(1), file(2), file(2.5), file(3), file(4)] == ["1.png", "2.png", "3.png", "3.png", "3.png"])
    #expect(file(3, dark: true) == "d.png")
  }
}
