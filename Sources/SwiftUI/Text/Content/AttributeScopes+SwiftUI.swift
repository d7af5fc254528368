extension AttributeScopes {
  /// The attributes that `Text` understands.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// The look that the attributes of one run ask for.
  static func attributes(_ run: AttributedString.Runs.Run) -> TextAttributes {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var look = TextAttributes()
    look.font = run[Scope.FontAttribute.self]
    look.style = run[Scope.ForegroundColorAttribute.self].map { TextStyleBox(style: AnyShapeStyle($0)) }
    look.background = run[Scope.BackgroundColorAttribute.self]
    look.underline = run[Scope.UnderlineStyleAttribute.self].map { .line($0) }
    look.strikethrough = run[Scope.StrikethroughStyleAttribute.self].map { .line($0) }
    look.kerning = run[Scope.KerningAttribute.self]
    look.tracking = run[Scope.TrackingAttribute.self]
    look.baselineOffset = run[Scope.BaselineOffsetAttribute.self]
    look.link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return look
  }

  /// A string with the looks of inline Markdown.
  ///
  /// The rules are those that `Text` goes by; Foundation's own parser is missing on this platform.
  public init(markdown: String) {
    self.init()
    for span in InlineMarkdown(markdown).spans {
      var part = AttributedString(span.text)
      var font = Font.body
      if span.isCode { font = font.monospaced() }
      if span.isStrong { font = font.bold() }
      if span.isEmphasised { font = font.italic() }
      if font != .body { part[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = font }
      if span.isStruck { part[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] = .single }
      if let link = span.link.flatMap(URL.init(string:)) {
        part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
      }
      append(part)
    }
  }
}
