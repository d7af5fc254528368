import Foundation
import SwiftUI

/// Something that happened to a running interface from outside, and when.
public struct InputEvent: Equatable, Sendable {
  /// The stage's time, in seconds.
  public var time: Double
  public var action: Action

  public init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }

  /// What happened. Positions and distances are in points.
  public enum Action: Equatable, Sendable {
    case pointerDown(x: Double, y: Double)
    case pointerMoved(x: Double, y: Double)
    case pointerUp(x: Double, y: Double)
    case pointerCancelled(x: Double, y: Double)
    case wheel(dx: Double, dy: Double, x: Double, y: Double)
    case key(Key)
    case environment(StageEnvironment)
  }

  /// A key and what it types.
  public struct Key: Equatable, Sendable {
    /// `tab`, `space`, `return`, `escape`, `delete`, `forwardDelete`, `left`, `right`, `up`, `down`, `home`, `end`, or
    /// `character` for a key that types.
    public var name: String
    public var characters: String
    public var isShiftDown: Bool
    public var isControlDown: Bool

    public init(name: String, characters: String = "", isShiftDown: Bool = false, isControlDown: Bool = false) {
      self.name = name
      self.characters = characters
      self.isShiftDown = isShiftDown
      self.isControlDown = isControlDown
    }
  }
}
