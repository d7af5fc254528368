import Foundation

/// One way in which a preview is shown.
public struct PreviewTrait<T>: Sendable {
  /// What the trait asks for.
  public enum Value: Sendable, Equatable {
    /// The device is held in an orientation.
    case orientation(PreviewOrientation)
    /// The canvas: the device's screen, the view's own size, or a size in points.
    case layout(PreviewLayout)
  }

  /// What the trait asks for.
  public let value: Value
}

/// How the previewed device is held.
public enum PreviewOrientation: Sendable, Equatable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// The size of a preview's canvas.
public enum PreviewLayout: Sendable, Equatable {
  /// The screen of the previewed device.
  case device
  /// The size that the view takes when it is offered the device's.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Shown on the screen of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(value: .layout(.device)) }
  /// Shown on a canvas of the view's own size.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(value: .layout(.sizeThatFits)) }
  /// Shown on a canvas of `width` by `height` points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(value: .layout(.fixed(width: width, height: height)))
  }
  /// Shown upright.
  public static var portrait: PreviewTrait { PreviewTrait(value: .orientation(.portrait)) }
  /// Shown upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(value: .orientation(.portraitUpsideDown)) }
  /// Shown with the device's top to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(value: .orientation(.landscapeLeft)) }
  /// Shown with the device's top to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(value: .orientation(.landscapeRight)) }
}
