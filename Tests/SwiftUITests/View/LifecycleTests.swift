import Testing

@testable import SwiftUI

@MainActor
struct LifecycleTests {
  @MainActor final class Trail {
    var events: [String] = []
    func note(_ event: String) { events.append(event) }
  }

  private struct Toggled: View {
    let model: TestModel<Bool>
    let trail: Trail

    var body: some View {
      if model.value {
        EmptyView()
          .onAppear { trail.note("appear") }
          .onDisappear { trail.note("disappear") }
      }
    }
  }

  @Test func appearingAndDisappearingAreToldOnceEach() {
    let (model, trail) = (TestModel(false), Trail())
    let host = host(Toggled(model: model, trail: trail))
    #expect(trail.events.isEmpty)
    model.value = true
    host.update(to: 0.1)
    host.update(to: 0.2)
    #expect(trail.events == ["appear"])
    model.value = false
    host.update(to: 0.3)
    #expect(trail.events == ["appear", "disappear"])
  }

  private struct Watching: View {
    @State private var value = 0
    let initial: Bool
    let trail: Trail
    let expose: (Binding<Int>) -> Void

    var body: some View {
      let _ = expose($value)
      return EmptyView()
        .onAppear { value = 1 }
        .onChange(of: value, initial: initial) { old, new in trail.note("\(old)→\(new)") }
    }
  }

  @Test func changesAreToldWithOldAndNewValue() {
    let trail = Trail()
    var binding: Binding<Int>?
    let host = host(Watching(initial: false, trail: trail) { binding = $0 })
    binding?.wrappedValue = 2
    host.update(to: 0.1)
    binding?.wrappedValue = 2
    host.update(to: 0.2)
    #expect(trail.events == ["0→1", "1→2"])
  }

  @Test func theInitialValueIsToldWhenAskedFor() {
    let trail = Trail()
    var binding: Binding<Int>?
    let host = host(Watching(initial: true, trail: trail) { binding = $0 })
    binding?.wrappedValue = 2
    host.update(to: 0.1)
    #expect(trail.events == ["0→0", "0→1", "1→2"])
  }

  private struct Endless: View {
    @State private var number = 0

    var body: some View {
      EmptyView().onChange(of: number, initial: true) { number += 1 }
    }
  }

  @Test func aViewThatNeverComesToRestIsBoundedAndTold() {
    var messages: [String] = []
    let host = ViewHost(Endless(), configuration: ViewHost.Configuration(size: CGSize(width: 10, height: 10)))
    host.log = { messages.append($0) }
    host.update(to: 0)
    #expect(messages.count == 1)
    #expect(host.nextFrameTime == 0)
  }
}
