/// One of the levels of the foreground at hand, from the most to the least prominent.
///
/// Without a foreground style they are the system's label colours. Under `foregroundStyle(_:_:_:)` the levels are the
/// styles given; levels beyond the last one, and all below the first of a single style, are that style at the
/// opacities ½, ¼, 0.18, 0.18. Levels nest: the secondary of the secondary is the tertiary.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    context.lowered(by: level).resolveForeground()
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// How prominent the levels of a hierarchy are.
enum HierarchyLevel {
  /// The opacity of a level of a style that has no levels of its own. Levels beyond the last are the last.
  static func opacity(_ level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
  }

  /// The label colour of a level.
  static func label(_ level: Int) -> SystemColor {
    switch level {
    case ...0: .label
    case 1: .secondaryLabel
    case 2: .tertiaryLabel
    case 3: .quaternaryLabel
    default: .quinaryLabel
    }
  }
}
