/// The screen of the stage.
@MainActor
public final class UIScreen {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  /// The whole screen, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: CurrentHost.host?.configuration.size ?? Self.phone) }

  /// The whole screen, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels a point.
  public var scale: CGFloat { CurrentHost.host?.configuration.scale ?? 2 }
  public var nativeScale: CGFloat { scale }

  /// Always full.
  public var brightness: CGFloat { 1 }

  public var maximumFramesPerSecond: Int { 60 }

  /// The size of a screen where no stage is running: that of the phone which a stage shows if nobody says otherwise.
  private static let phone = CGSize(width: 393, height: 852)
}

/// The device of the stage: a phone.
@MainActor
public final class UIDevice {
  public static let current = UIDevice()

  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var localizedModel: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "26.0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var isBatteryMonitoringEnabled = false
  public var batteryLevel: Float { 1 }
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
