import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ValueControlTests {
  struct SliderSubject: View {
    let model: TestModel<Double>
    var step: Double?
    let log: Log
    var body: some View {
      if let step {
        Slider(value: binding, in: 0...10, step: step) { log("\($0)") }
      } else {
        Slider(value: binding, in: 0...10) { log("\($0)") }
      }
    }
    private var binding: Binding<Double> {
      let model = model
      return Binding(get: { model.value }, set: { model.value = $0 })
    }
  }

  @Test func theThumbIsDragged() {
    let (model, log) = (TestModel(5.0), Log())
    let player = Player(SliderSubject(model: model, log: log))
    // The thumb's middle goes from 14 to 186.
    player.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 143, y: 100))
    #expect(abs(model.value - 7.5) < 1e-9)
    #expect(log.entries == ["true", "false"])
    player.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 60, y: 100))
    #expect(abs(model.value - 7.5) < 1e-9)
    player.drag(from: CGPoint(x: 143, y: 100), to: CGPoint(x: 500, y: 100))
    #expect(model.value == 10)
  }

  @Test func stepsKeysAndActions() {
    let (model, log) = (TestModel(5.0), Log())
    let player = Player(SliderSubject(model: model, step: 2, log: log))
    _ = player.key(.tab)
    #expect(player.key(.right))
    // Half a step on from between two steps: the nearest of them.
    #expect(model.value == 8)
    _ = player.key(.home)
    #expect(model.value == 0)
    let element = player.elements.first
    #expect(element?.value == "0%")
    // A tenth of the range is half a step, which counts as one.
    element?.action(.increment)?.perform()
    player.wait(0.1)
    #expect(model.value == 2)
  }

  struct StepperSubject: View {
    @State private var count = 1
    let log: Log
    var body: some View {
      Stepper("Count", value: $count, in: 0...2).onChange(of: count) { _, new in log("\(new)") }
    }
  }

  @Test func aStepperStaysWithinItsBounds() {
    let log = Log()
    let player = Player(StepperSubject(log: log))
    // The control is 94 wide at the trailing edge: minus, then plus.
    player.click(180, 100)
    player.click(180, 100)
    player.click(130, 100)
    player.click(130, 100)
    player.click(130, 100)
    #expect(log.entries == ["2", "1", "0"])
    #expect(player.elements.first?.label == "Count")
    #expect(player.elements.first?.value == "0")
  }

  enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, chocolate, lemon
    var id: Self { self }
  }

  struct PickerSubject: View {
    @State private var flavour = Flavour.vanilla
    let log: Log
    var body: some View {
      Picker("Flavour", selection: $flavour) {
        ForEach(Flavour.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .onChange(of: flavour) { _, new in log(new.rawValue) }
    }
  }

  @Test func aSegmentIsPicked() {
    let log = Log()
    let player = Player(PickerSubject(log: log))
    player.click(190, 100)
    player.click(100, 100)
    player.click(100, 100)
    #expect(log.entries == ["lemon", "chocolate"])
    #expect(player.elements.map(\.label) == ["vanilla", "chocolate", "lemon"])
    #expect(player.elements.map { $0.traits.contains(.isSelected) } == [false, true, false])
    _ = player.key(.tab)
    #expect(player.key(.left))
    #expect(log.entries.last == "vanilla")
    player.wait(2)
    #expect(player.host.nextFrameTime == nil)
  }

  @Test func tagsAndOptionalSelections() {
    struct Subject: View {
      @State private var choice: Int?
      let log: Log
      var body: some View {
        Picker("x", selection: $choice) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .pickerStyle(.segmented)
        .onChange(of: choice) { _, new in log("\(new ?? 0)") }
      }
    }
    let log = Log()
    let player = Player(Subject(log: log))
    player.click(150, 100)
    #expect(log.entries == ["2"])
  }

  @Test func theOlderNamesOfStylesAreTheSameStyles() {
    func labels<V: View>(_ view: V) -> [String] { Player(view, width: 300, height: 300).elements.map(\.label) }
    let picker = Picker(selection: .constant(1), label: Text("Size")) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    #expect(labels(picker.pickerStyle(SegmentedPickerStyle())) == ["Small", "Large"])
    #expect(labels(picker.pickerStyle(MenuPickerStyle())) == ["Small"])
    #expect(labels(picker.pickerStyle(WheelPickerStyle())) == labels(picker.pickerStyle(.wheel)))
    #expect(labels(picker.pickerStyle(DefaultPickerStyle())) == ["Small"])
  }
}
