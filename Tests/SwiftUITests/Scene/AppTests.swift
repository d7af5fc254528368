import Testing

@testable import SwiftUI

@MainActor
struct AppTests {
  private final class Model: ObservableObject {
    @Published var count = 3
  }

  private struct Program: App {
    @StateObject private var model = Model()

    var body: some Scene {
      Settings { Text("Settings") }
      WindowGroup { Reader().environmentObject(model) }
    }
  }

  private struct Reader: View {
    @EnvironmentObject var model: Model
    @Environment(\.scenePhase) private var phase

    var body: some View {
      Text("\(model.count) \(phase == .active)").onTapGesture { model.count += 1 }
    }
  }

  @Test func aProgramIsShownByItsFirstWindowAndKeepsItsState() {
    let player = Player(AnyView(erasing: Program._makePreview().makeView()))
    #expect(player.elements.map(\.label) == ["3 true"])
    player.click(100, 100)
    player.wait(0.1)
    #expect(player.elements.map(\.label) == ["4 true"])
  }
}
