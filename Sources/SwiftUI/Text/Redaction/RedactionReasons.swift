/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content stands in for what is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private. It is hidden in views that say so.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  private enum ReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
  private enum PrivacyKey: EnvironmentKey { static let defaultValue = false }

  /// Why content is not shown as it is; empty where it is.
  public var redactionReasons: RedactionReasons {
    get { self[ReasonsKey.self] }
    set { self[ReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether texts and pictures show boxes in their place.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

extension View {
  /// Shows boxes in place of texts and pictures.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows texts and pictures as they are inside a redacted view.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Hides the content where private content is redacted.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }
}
