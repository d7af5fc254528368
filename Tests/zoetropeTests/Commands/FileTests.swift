import Foundation
import Testing

/// Other people's files, checked and played through the program.
struct FileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func file(_ text: String, name: String = "Some View.swift") throws -> String {
    let url = scratch.url.appendingPathComponent(name)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  @Test func checkNamesWhatIsMissing() throws {
    let good = try file("import SwiftUI\nstruct A: View { var body: some View { Text(\"A\") } }", name: "Good.swift")
    let bad = try file(
      "import SwiftUI\nstruct A: View {\n  var body: some View {\n    Sparkles()\n  }\n}", name: "Bad.swift")
    #expect(try Program.run("check", good).exitCode == 0)
    let result = try Program.run("check", good, bad, "--json")
    #expect(result.exitCode == 1)
    let lines = try result.jsonLines()
    #expect(lines.map { $0["compiles"] as? Bool } == [true, false])
    let missing = try #require(lines[1]["missing"] as? [[String: Any]])
    #expect(missing.map { $0["name"] as? String } == ["Sparkles"])
    #expect(missing.first?["line"] as? Int == 4)
    #expect(try Program.run("check", "nowhere.swift").exitCode == 64)
  }

  @Test func timersHapticsAndModelsLiveInThePreviewsTime() throws {
    let path = try file(
      """
      import Combine
      import SwiftUI
      import UIKit

      final class Model: ObservableObject {
        @Published var count = 0
      }

      struct Ticking: View {
        @StateObject private var model = Model()
        private let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()

        var body: some View {
          Text("\\(model.count)").onReceive(timer) { _ in
            model.count += 1
            if model.count == 2 { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
            if model.count == 3 { timer.upstream.connect().cancel() }
          }
        }
      }

      @main
      struct Program: App {
        var body: some Scene { WindowGroup { Ticking() } }
      }
      """)
    let result = try Program.run("log", path, "--until", "2")
    #expect(result.exitCode == 0, "\(result.errors)")
    let lines = try result.jsonLines()
    let changes = lines.filter { $0["kind"] as? String == "accessibility" && $0["change"] as? String == "changed" }
    #expect(changes.map { $0["time"] as? Double } == [0.25, 0.5, 0.75])
    let haptics = lines.filter { $0["kind"] as? String == "haptic" }
    #expect(haptics.map { $0["time"] as? Double } == [0.5])
    #expect(haptics.first?["type"] as? String == "impact(light)")
  }

  @Test func chanceIsTheSameOnEveryRun() throws {
    let path = try file(
      """
      import SwiftUI

      struct Chance: View {
        @State private var text = ""

        var body: some View {
          Text(text).onAppear {
            text = "\\(Int.random(in: 0..<1000)) \\(Double.random(in: 0...1)) \\([1, 2, 3, 4].shuffled())"
          }
        }
      }
      """)
    let (first, second) = (
      try Program.run("log", path, "--until", "0.1").output, try Program.run("log", path, "--until", "0.1").output
    )
    #expect(first == second)
    #expect(first.contains("changed") || first.contains("added"))
  }

  @Test func theDateIsThePreviewsAlsoInFilesThatImportFoundation() throws {
    let path = try file(
      """
      import Foundation
      import SwiftUI

      struct Watch: View {
        private let start = Date()
        @State private var text = "?"

        var body: some View {
          Text(text).onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
              text = "\\((Date().timeIntervalSince(start) * 1000).rounded())"
            }
          }
        }
      }
      """)
    let result = try Program.run("log", path, "--until", "1")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("500.0"), "\(result.output)")
  }

  @Test func aTapOnAToggleByItsLabelFlipsIt() throws {
    let path = try file(
      """
      import SwiftUI

      struct Settings: View {
        @State private var isOn = false

        var body: some View {
          Form { Toggle("Wi-Fi", isOn: $isOn) }
        }
      }
      """)
    let result = try Program.run("log", path, "--tap", "Wi-Fi@0.5", "--until", "1")
    #expect(result.exitCode == 0, "\(result.errors)")
    let changes = try result.jsonLines().filter {
      $0["kind"] as? String == "accessibility" && $0["change"] as? String == "changed"
    }
    #expect(changes.count == 1 && "\(changes)".contains("On."), "\(result.output)")
  }

  @Test func aTaskIsCancelledAndStartedAnewForAnotherValue() throws {
    let path = try file(
      """
      import SwiftUI

      struct Watch: View {
        @State private var id = 0
        @State private var events: Set<String> = []

        var body: some View {
          Text(events.sorted().joined(separator: " "))
            .task(id: id) {
              let mine = id
              events.insert("begin\\(mine)")
              do {
                try await Task.sleep(for: .seconds(1))
                events.insert("end\\(mine)")
              } catch {
                events.insert("cancelled\\(mine)")
              }
            }
            .task {
              try? await Task.sleep(for: .seconds(0.5))
              id = 1
            }
        }
      }
      """)
    let result = try Program.run("log", path, "--until", "2")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("begin0 begin1 cancelled0 end1"), "\(result.output)")
    #expect(!result.output.contains("end0"))
  }
}
