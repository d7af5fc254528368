import Foundation
import Stage

/// What is to be done to an interface while time goes on: the inputs of a recording, and the taps of a command line.
@MainActor
struct InputScript {
  private var inputs: ArraySlice<InputEvent>
  private var taps: ArraySlice<TapSpec>

  /// - Parameters:
  ///   - inputs: In order of time.
  ///   - taps: In any order.
  init(inputs: [InputEvent] = [], taps: [TapSpec] = []) {
    self.inputs = inputs[...]
    self.taps = taps.sorted { $0.time < $1.time }[...]
  }

  /// Moves `session` on to `time` (seconds), doing on the way what is due. Of two things at one time the recorded comes
  /// first.
  ///
  /// - Throws: `CommandFailure` for a tap on what is not there, and when the code on stage has been stopped.
  mutating func advance(_ session: Session, to time: Double) throws {
    let limit = time + 1e-9
    while true {
      let (input, tap) = (inputs.first, taps.first)
      if let input, input.time <= limit, input.time <= tap?.time ?? .infinity {
        inputs.removeFirst()
        session.send(input)
      } else if let tap, tap.time <= limit {
        taps.removeFirst()
        try carryOut(tap, on: session)
      } else {
        break
      }
    }
    session.advance(to: time)
    if let fault = session.fault { throw CommandFailure.failed(fault) }
  }

  private func carryOut(_ tap: TapSpec, on session: Session) throws {
    session.advance(to: tap.time)
    switch tap.target {
    case .point(let point): session.tap(at: point)
    case .label(let label):
      let elements = session.accessibilityElements()
      guard let element = elements.first(where: { $0.label == label }) else {
        let known = elements.map { "'\($0.label)'" }.joined(separator: ", ")
        throw CommandFailure.usage(
          "--tap \(tap.text): at \(tap.time) s nothing on screen has the label '\(label)'. There are: \(known)")
      }
      session.tap(at: element.activationPoint)
    }
  }
}
