/// Lets something be felt. Here every playing is told in the log instead.
@MainActor
public class UIFeedbackGenerator {
  public init() {}

  /// Gets a device ready; nothing to do here.
  public func prepare() {}
}

/// Lets a collision be felt.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle = .medium) { self.style = style }

  /// - Parameter intensity: From 0 to 1.
  public func impactOccurred(intensity: CGFloat = 1) {
    let feedback: SensoryFeedback =
      switch style {
      case .light: .impact(weight: .light, intensity: intensity)
      case .medium: .impact(weight: .medium, intensity: intensity)
      case .heavy: .impact(weight: .heavy, intensity: intensity)
      case .soft: .impact(flexibility: .soft, intensity: intensity)
      case .rigid: .impact(flexibility: .rigid, intensity: intensity)
      }
    CurrentHost.feel(feedback, source: "UIImpactFeedbackGenerator")
  }
}

/// Lets success, a warning or an error be felt.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public func notificationOccurred(_ notificationType: FeedbackType) {
    let feedback: SensoryFeedback =
      switch notificationType {
      case .success: .success
      case .warning: .warning
      case .error: .error
      }
    CurrentHost.feel(feedback, source: "UINotificationFeedbackGenerator")
  }
}

/// Lets a change of selection be felt.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() { CurrentHost.feel(.selection, source: "UISelectionFeedbackGenerator") }
}
