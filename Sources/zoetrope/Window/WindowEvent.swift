import SwiftUI

/// Something that the window system reports, in points and in terms of the player.
enum WindowEvent {
  case quit
  case resized
  case exposed
  case pointerDown(CGPoint)
  case pointerMoved(CGPoint)
  case pointerUp(CGPoint)
  /// In points; positive moves the content down and to the right.
  case wheel(CGSize, at: CGPoint)
  case key(KeyEvent)
  /// Text that was typed, after the keyboard's layout and any input method.
  case text(String)
  /// Somebody has asked the loop to look again.
  case wakeUp
}
