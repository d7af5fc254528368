/// A view that shows lines of text, to be read.
///
/// A text carries its own look (`font`, `foregroundStyle`, `bold` and so on return `Text`); what it leaves open comes
/// from the environment. Texts with looks of their own can be joined with `+`.
public struct Text: Equatable, Sendable {
  var content: Content
  /// The look, over all of the content. Inner texts and attributes override it.
  var attributes = TextAttributes()

  /// Where the characters come from.
  indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedText)
    case attributed(AttributedString)
    case image(Image)
    case pair(Text, Text)
    case computed(ComputedText)
  }

  init(content: Content) { self.content = content }

  /// Shows `content` as it is.
  public init(verbatim content: String) { self.content = .verbatim(content) }

  /// Shows `content` as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

  /// Shows the translation of `key` for the environment's locale, with inline Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = .localized(
      LocalizedText(format: key.format, table: tableName, bundle: bundle, locale: nil, defaultValue: nil))
  }

  /// Shows the translation of `resource` for the environment's locale, with inline Markdown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { content = .localized(LocalizedText(resource)) }

  /// Shows a string with attributes of its own.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { content = .attributed(attributedContent) }

  /// Shows a picture in line with the text around it.
  public init(_ image: Image) { content = .image(image) }

  /// One text after the other, each with its own look.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(content: .pair(lhs, rhs)) }

  /// This text with `change` made to what the look leaves open.
  func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var added = TextAttributes()
    change(&added)
    var copy = self
    copy.attributes = added.overridden(by: attributes)
    return copy
  }
}

extension Text {
  /// Which end of a line that does not fit gives way to an ellipsis.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// A case to turn text into.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// What the line is made of.
    public struct Pattern: Hashable, Sendable {
      /// Dashes and gaps, in multiples of the line's thickness; empty for an unbroken line.
      let dashes: [CGFloat]

      public static let solid = Pattern(dashes: [])
      public static let dot = Pattern(dashes: [1, 1])
      public static let dash = Pattern(dashes: [4, 2])
      public static let dashDot = Pattern(dashes: [4, 2, 1, 2])
      public static let dashDotDot = Pattern(dashes: [4, 2, 1, 2, 1, 2])
    }

    let pattern: Pattern
    /// Nil takes the text's own style.
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// An unbroken line in the text's own style.
    public static let single = LineStyle()
  }

  /// How large text is compared with what its font says.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat

    public static let `default` = Scale(factor: 1)
    /// Smaller, for units and the like. How much is not published; four fifths come near.
    public static let secondary = Scale(factor: 0.8)
  }
}
