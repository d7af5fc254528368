import Raster

/// `opacity`.
public nonisolated struct _OpacityEffect: ViewModifier, Animatable, Equatable, Sendable {
  public var opacity: Double

  public init(opacity: Double) { self.opacity = opacity }

  public typealias Body = Never

  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    TransparentNode(view, context) {
      ModifiedContent(content: $0.content, modifier: _RenderEffectModifier(effect: $0.modifier))
    }
  }
}

extension _OpacityEffect: RenderEffect {
  nonisolated static var attributeName: String { "opacity" }

  private var clamped: Double { opacity.isFinite ? min(max(opacity, 0), 1) : 1 }

  func group() -> GroupEffect? { clamped == 1 ? nil : GroupEffect(opacity: clamped) }

  var isVisible: Bool { clamped > 0 }
}

extension View {
  /// Draws the view more or less transparent, from 0 (not at all) to 1.
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}
