/// The user's preferred size of text, smallest first.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether this is one of the five sizes that are offered for accessibility only.
  public var isAccessibilityCategory: Bool { self >= .accessibility1 }
}
