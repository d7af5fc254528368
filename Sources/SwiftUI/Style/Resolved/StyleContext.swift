/// Where a style is resolved: the environment, and the place in the hierarchy of styles.
public struct _StyleContext: Sendable {
  /// The environment.
  public var environment: EnvironmentValues
  /// The level asked for: 0 for primary, 1 for secondary, and so on.
  var level = 0
  /// What `.foreground` and the levels stand for; nil means the label colours.
  var foreground: ForegroundLevels?

  /// The context of something that is drawn in `environment`.
  public init(environment: EnvironmentValues) {
    self.environment = environment
    foreground = environment._foregroundStyle
  }

  /// The context for a style `levels` less prominent.
  func lowered(by levels: Int) -> _StyleContext {
    var context = self
    context.level += levels
    return context
  }

  /// The foreground at this level.
  func resolveForeground() -> _ResolvedStyle {
    var context = self
    guard let foreground else {
      context.level = 0
      return environment.labelColor(level)._resolveStyle(context)
    }
    let index = min(level, foreground.styles.count - 1)
    context.level = level - index
    context.foreground = foreground.outer
    return foreground.styles[index]._resolveStyle(context)
  }
}

/// The styles that one `foregroundStyle` modifier has set, and what was the foreground outside it.
///
/// The styles speak of the foreground outside: `.foregroundStyle(.secondary)` inside `.foregroundStyle(.red)` is the
/// secondary level of red.
final class ForegroundLevels: Sendable {
  /// From the primary one on; at least one.
  let styles: [AnyShapeStyle]
  let outer: ForegroundLevels?

  init(_ styles: [AnyShapeStyle], outer: ForegroundLevels?) {
    precondition(!styles.isEmpty, "a foreground has at least one level")
    self.styles = styles
    self.outer = outer
  }
}

extension EnvironmentValues {
  /// The label colour of a level. On a material the lesser levels are black or white at the usual opacities, which comes
  /// within a few per cent of the vibrant colours that the system computes there.
  func labelColor(_ level: Int) -> Color {
    if backgroundMaterial != nil && level > 0 {
      return (colorScheme == .dark ? Color.white : Color.black).opacity(HierarchyLevel.opacity(level))
    }
    return Color(system: HierarchyLevel.label(level))
  }
}
