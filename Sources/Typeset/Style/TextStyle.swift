/// The named roles of text in an interface, largest first.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}
