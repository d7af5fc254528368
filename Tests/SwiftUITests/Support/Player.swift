import Foundation
import Raster
import Testing

@testable import SwiftUI

/// Plays a view: a pointer, keys and a clock that goes sixty times a second.
@MainActor
final class Player {
  let host: ViewHost
  private(set) var time = 0.0
  private(set) var feedback: [FeedbackEvent] = []

  init<V: View>(
    _ view: V, width: CGFloat = 200, height: CGFloat = 200, scale: CGFloat = 3, insets: EdgeInsets = EdgeInsets(),
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    host = ViewHost(
      view,
      configuration: ViewHost.Configuration(
        size: CGSize(width: width, height: height), scale: scale, safeAreaInsets: insets, environment: environment))
    host.feedback = { [unowned self] in feedback.append($0) }
    host.update(to: 0)
  }

  /// Lets `seconds` pass, frame by frame.
  func wait(_ seconds: Double = 0) {
    let end = time + seconds
    while time + 1.0 / 60 < end {
      time += 1.0 / 60
      host.update(to: time)
    }
    time = end
    host.update(to: time)
  }

  func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, modifiers: EventModifiers = []) {
    host.send(PointerEvent(phase: phase, location: CGPoint(x: x, y: y), time: time, modifiers: modifiers))
    host.update(to: time)
  }

  func press(_ x: CGFloat, _ y: CGFloat) { send(.began, x, y) }
  func release(_ x: CGFloat, _ y: CGFloat) { send(.ended, x, y) }

  /// A click of a twentieth of a second.
  func click(_ x: CGFloat, _ y: CGFloat) {
    press(x, y)
    wait(0.05)
    release(x, y)
  }

  /// A movement with the button down, in `steps` frames, and the release.
  func drag(from a: CGPoint, to b: CGPoint, steps: Int = 10, modifiers: EventModifiers = []) {
    send(.began, a.x, a.y, modifiers: modifiers)
    for step in 1...steps {
      wait(1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      send(.moved, a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, modifiers: modifiers)
    }
    send(.ended, b.x, b.y, modifiers: modifiers)
  }

  func key(_ key: KeyEvent.Key, shift: Bool = false) -> Bool {
    let used = host.send(KeyEvent(key: key, isShiftDown: shift))
    host.update(to: time)
    return used
  }

  func type(_ text: String) {
    for character in text { _ = host.send(KeyEvent(key: .character, characters: String(character))) }
    host.update(to: time)
  }

  var elements: [AccessibilityElement] { host.accessibilityElements() }

  /// The filled paths of the picture, in window coordinates, with their solid colours.
  var fills: [(bounds: CGRect, color: RGBA)] {
    host.displayList().items.compactMap { item in
      guard case .fill(let path, _, _, .solid(let color)) = item.content else { return nil }
      return (path.boundingRect.applying(item.transform), color)
    }
  }
}

/// Takes notes of what a view does.
@MainActor
final class Log {
  var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
}
