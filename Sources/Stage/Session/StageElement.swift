import Foundation
import SwiftUI

/// One element that assistive technology sees.
public struct StageElement: Codable, Equatable, Sendable {
  public let id: UInt64
  public let label: String
  public let value: String
  /// What a screen reader would say: label, value, traits and hint.
  public let spoken: String
  /// Where it is shown, in points.
  public let frame: CGRect
  /// Where a press does what the element does, in points: in the middle, or on the part that acts, as a toggle's switch.
  public let activationPoint: CGPoint
  /// Whether it can be pressed.
  public let isButton: Bool

  init(_ element: AccessibilityElement, locale: Locale) {
    id = element.id
    label = element.label
    value = element.value
    spoken = element.spokenDescription(locale: locale)
    frame = element.frame
    activationPoint = element.pressedPoint
    isButton = element.traits.contains(.isButton)
  }
}
