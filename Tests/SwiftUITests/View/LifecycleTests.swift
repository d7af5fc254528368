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

  private struct Counting: View {
    @State private var count = 0
    let trail: Trail

    var body: some View {
      Color.red
        .onTapGesture { count += 1 }
        .onChange(of: count) { trail.note("none") }
        .onChange(of: count) { old, new in trail.note("both \(old) \(new)") }
        .onChange(of: count, perform: { trail.note("new \($0)") })
    }
  }

  @Test func everyFormOfOnChangeIsTold() {
    let trail = Trail()
    let player = Player(Counting(trail: trail))
    #expect(trail.events.isEmpty)
    player.click(100, 100)
    #expect(Set(trail.events) == ["none", "both 0 1", "new 1"])
    #expect(trail.events.count == 3)
  }

  @Test func whatIsDoneOnAppearanceIsSeenInTheFirstFrame() {
    struct Subject: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10).onAppear(perform: { width = 50 })
      }
    }
    #expect(Player(Subject()).fills.first?.bounds.width == 50)
  }

  @Test func leavingATreeIsToldToEveryViewInIt() {
    let (model, trail) = (TestModel(true), Trail())
    struct Subject: View {
      let model: TestModel<Bool>
      let trail: Trail
      var body: some View {
        if model.value {
          VStack {
            Color.red.onDisappear { trail.note("red") }
            Color.blue.onDisappear(perform: { trail.note("blue") })
          }
        }
      }
    }
    let host = host(Subject(model: model, trail: trail))
    model.value = false
    host.update(to: 0.1)
    #expect(Set(trail.events) == ["red", "blue"])
  }
}
