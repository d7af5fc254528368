/// The foreground at hand: that of the nearest `foregroundStyle(_:)`, or the primary label colour.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle { context.resolveForeground() }
}

/// The background at hand: that of the nearest `backgroundStyle(_:)`, or the system's.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    var context = context
    if let style = context.environment.backgroundStyle {
      // A background style may itself speak of the background: that is the system's, not its own.
      context.environment.backgroundStyle = nil
      return style._resolveStyle(context)
    }
    // The levels of the system's background are surfaces that lie on each other.
    let surfaces: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
    let color = Color(system: surfaces[min(context.level, surfaces.count - 1)])
    context.level = 0
    return color._resolveStyle(context)
  }
}

/// The tint at hand: that of the nearest `tint(_:)`, or the accent colour.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    guard let tint = context.environment._tint else { return Color.accentColor._resolveStyle(context) }
    var context = context
    context.environment._tint = nil
    return tint._resolveStyle(context)
  }
}

/// The colour of selected content: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle { TintShapeStyle()._resolveStyle(context) }
}

/// The colour of lines between content.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    Color(system: .separatorStyle)._resolveStyle(context)
  }
}

/// The colour of hints in empty text fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    Color(system: .placeholderText)._resolveStyle(context)
  }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    Color(system: .link)._resolveStyle(context)
  }
}

/// The colours of shapes that lie on a background and let it through; its levels are for larger and larger shapes.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    let fills: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    var context = context
    let color = Color(system: fills[min(context.level, fills.count - 1)])
    context.level = 0
    return color._resolveStyle(context)
  }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    Color(system: .background)._resolveStyle(context)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground at hand.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background at hand.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint at hand.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of hints in empty text fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of shapes that lie on a background and let it through.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
