import Testing

@testable import SwiftUI

@MainActor @Suite struct SensoryFeedbackTests {
  struct Subject: View {
    let model: TestModel<Int>
    var body: some View {
      Color.red
        .sensoryFeedback(.success, trigger: model.value)
        .sensoryFeedback(.selection, trigger: model.value) { old, new in new > old }
        .sensoryFeedback(trigger: model.value) { _, new in new == 5 ? .impact(weight: .light, intensity: 0.7) : nil }
    }
  }

  @Test func playsOnChangeOnly() {
    let model = TestModel(0)
    let player = Player(Subject(model: model))
    player.wait(0.25)
    #expect(player.feedback.isEmpty)
    model.value = 5
    player.wait(0.25)
    #expect(Set(player.feedback.map(\.kind)) == ["success", "selection", "impact(light, 0.7)"])
    #expect(player.feedback.allSatisfy { $0.time > 0.25 && $0.time < 0.5 + 1e-9 && $0.source == "Subject" })
    model.value = 4
    player.wait(0.1)
    #expect(player.feedback.count == 4)
    #expect(player.feedback.last?.kind == "success")
  }

  @Test func names() {
    #expect(SensoryFeedback.impact.name == "impact(medium)")
    #expect(SensoryFeedback.impact(flexibility: .soft, intensity: 2).name == "impact(soft)")
    #expect(SensoryFeedback.impact(weight: .heavy, intensity: .nan).name == "impact(heavy)")
    #expect(SensoryFeedback.levelChange.name == "levelChange")
  }
}
