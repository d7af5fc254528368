import Testing

@testable import SwiftUI

/// Views that never come to rest by themselves.
@MainActor
@Suite struct RestlessViewTests {
  private struct Counting: View {
    let model: TestModel<Int>
    let limit: Int

    var body: some View {
      Text("\(model.value)").onChange(of: model.value) { if model.value < limit { model.value += 1 } }
    }
  }

  @Test func aViewThatChangesItsStateWithoutEndDoesNotStopTheFrame() {
    let model = TestModel(0)
    let host = host(Counting(model: model, limit: .max))
    var messages: [String] = []
    host.log = { messages.append($0) }
    model.value = 1
    host.update(to: 1)
    #expect(model.value > 10)
    #expect(messages.contains { $0.contains("keeps changing its own state") })
    // It is let go on in the next frame.
    let reached = model.value
    host.update(to: 2)
    #expect(model.value > reached)
  }

  @Test func aChainOfChangesIsCarriedOutInOneFrame() {
    let model = TestModel(0)
    let host = host(Counting(model: model, limit: 12))
    var messages: [String] = []
    host.log = { messages.append($0) }
    model.value = 1
    host.update(to: 1)
    #expect(model.value == 12)
    #expect(messages.isEmpty)
  }
}
