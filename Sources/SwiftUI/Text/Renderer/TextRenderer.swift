/// Draws texts in place of their own drawing: line by line, run by run or glyph by glyph.
///
/// Its data is animated where a change of the renderer is.
public protocol TextRenderer: Animatable {
  /// Draws a text into a context whose origin is the text's top left corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size that a text drawn so takes when it is offered `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far beyond the text's frame is drawn. Nothing is cut off there; the context's clip says as much.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// The size that the text itself takes when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    nonisolated(unsafe) let measure = measure
    return onMain { measure(proposal) }
  }
}

extension View {
  /// Has the texts inside the view drawn by `renderer`. Of several renderers the innermost draws.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}
