import Foundation
import Testing

@testable import Raster

@Suite("Benchmark scenes")
struct BenchmarkSceneTests {
  static let json = """
    {"name": "one", "desc": "a square", "width": 8, "height": 6,
     "paths": [[["M", 1, 1], ["L", 5, 1], ["L", 5, 5], ["L", 1, 5], ["Z"]]],
     "frames": [[
       {"op": "clear", "rect": [0, 0, 8, 6], "rgba": [255, 255, 255, 255]},
       {"op": "fill", "path": 0, "rule": "nonzero", "translate": [1, 0],
        "paint": {"type": "solid", "rgba": [255, 0, 0, 255]}}]]}
    """

  @Test("A scene file is read and drawn")
  func read() throws {
    let scene = try BenchmarkScene(json: Data(Self.json.utf8), file: "one.json")
    let surface = RasterBenchmark().picture(of: scene)
    #expect(surface.width == 8 && surface.height == 6)
    #expect(surface[2, 1] == 0xFFFF_0000 && surface[1, 1] == 0xFFFF_FFFF)
    #expect(surface[5, 4] == 0xFFFF_0000 && surface[6, 4] == 0xFFFF_FFFF)
  }

  @Test(
    "Errors say what is wrong and where",
    arguments: [
      (#""L", 5, 1"#, #""L", 5"#, ".paths[0]"), (#""op": "fill""#, #""op": "flood""#, "no step \"flood\""),
      (#""path": 0"#, #""path": 3"#, "path 3 of 1"), (#""width": 8"#, #""width": 0"#, "0×6"),
      (#""type": "solid""#, #""type": "wood""#, "no paint \"wood\""),
      (#"[255, 0, 0, 255]}}"#, #"[255, 0, 0]}}"#, "four bytes"), (#""M", 1, 1"#, #""X", 1, 1"#, "no segment \"X\""),
      (#""name": "one", "#, "", "name"),
    ])
  func errors(text: String, replacement: String, expected: String) throws {
    let broken = Self.json.replacingOccurrences(of: text, with: replacement)
    do {
      _ = try BenchmarkScene(json: Data(broken.utf8), file: "one.json")
      Issue.record("no error for \(replacement)")
    } catch let error as BenchmarkSceneError {
      #expect(error.description.hasPrefix("one.json: "))
      #expect(error.description.contains(expected), "\(error)")
    }
  }

  @Test("A missing file is an error with its path")
  func missing() {
    #expect(throws: BenchmarkSceneError.self) {
      try BenchmarkScene(contentsOf: URL(fileURLWithPath: "/nowhere/at/all.json"))
    }
  }

  @Test("Every built-in scene draws something")
  func builtIn() {
    for scene in BenchmarkScene.builtIn where !scene.needsLayers {
      for frame in scene.frames.indices {
        let surface = RasterBenchmark().picture(of: scene, frame: frame)
        var colors: Set<UInt32> = []
        for y in stride(from: 0, to: scene.height, by: 7) {
          for x in stride(from: 0, to: scene.width, by: 7) { colors.insert(surface[x, y]) }
        }
        #expect(colors.count >= (scene.name == "clear" ? 1 : 2), "\(scene.name)")
      }
    }
    #expect(BenchmarkScene.builtIn(named: "rings") != nil)
    #expect(BenchmarkScene.builtIn(named: "nothing") == nil)
  }

  @Test("One thread and two draw the same; results are in order")
  func threads() throws {
    let scene = try #require(BenchmarkScene.builtIn(named: "badge"))
    let result = RasterBenchmark(duration: 0.001).run(scene, threads: 2)
    #expect(result.threads == 2 && result.frames >= 8)
    #expect(result.fastest <= result.median && result.median <= result.p99)
  }
}
