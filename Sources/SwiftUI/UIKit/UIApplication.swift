import Foundation

/// The program, as far as files ask it for the window.
@MainActor
public final class UIApplication {
  public static let shared = UIApplication()

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public var applicationState: State { .active }
  public var windows: [UIWindow] { [UIWindow.main] }
  public var keyWindow: UIWindow? { UIWindow.main }
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// Remembered only: nothing here sleeps.
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0

  /// Tells the log of the address; nothing is opened.
  public func open(_ url: URL, options: [AnyHashable: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {
    CurrentHost.host?.log("UIApplication.open: '\(url.absoluteString)' is not opened in a preview")
    completionHandler?(false)
  }

  public func canOpenURL(_ url: URL) -> Bool { false }

  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
}

/// A scene of the program.
@MainActor
public class UIScene: @MainActor Hashable {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public var activationState: ActivationState { .foregroundActive }

  init() {}

  public static func == (a: UIScene, b: UIScene) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene that has the window.
public final class UIWindowScene: UIScene {
  static let main = UIWindowScene()

  public var windows: [UIWindow] { [UIWindow.main] }
  public var keyWindow: UIWindow? { UIWindow.main }
  public var screen: UIScreen { .main }
  public var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
}

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The window: its size, and what covers its sides.
@MainActor
public final class UIWindow {
  static let main = UIWindow()

  public var bounds: CGRect { UIScreen.main.bounds }
  public var frame: CGRect { UIScreen.main.bounds }
  public var isKeyWindow: Bool { true }
  public var windowScene: UIWindowScene? { .main }

  /// What covers the window's sides, in points.
  public var safeAreaInsets: UIEdgeInsets {
    let insets = CurrentHost.host?.configuration.safeAreaInsets ?? EdgeInsets()
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

/// Lengths at the four sides, in points.
public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets()
}
