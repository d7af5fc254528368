import Raster
import Typeset

extension GraphicsContext {
  /// A picture ready to be drawn.
  public struct ResolvedImage {
    var picture: SwiftUI.ResolvedImage
    /// The picture's own size, in points.
    public var size: CGSize { picture.size }
    /// From the top down to the baseline of text beside it.
    public var baseline: CGFloat { picture.baseline ?? picture.size.height }
    /// What a symbol or a template is drawn with; nil where the picture has colours of its own.
    public var shading: Shading?
  }

  /// The picture as it looks in the canvas's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    onMain {
      let picture = image.resolve(in: recorder.environment)
      let graph = recorder.item.graph
      if let fault = picture.fault { graph.afterUpdate { graph.log(fault) } }
      return ResolvedImage(picture: picture, shading: picture.isTemplate ? .foreground : nil)
    }
  }

  /// A text ready to be measured and drawn.
  public struct ResolvedText {
    let text: SwiftUI.ResolvedText
    let paragraph: Paragraph
    let pixel: CGFloat
    /// What those parts are drawn with that have no style of their own.
    public var shading: Shading

    /// The size that the text takes in `size`, in points.
    public func measure(in size: CGSize) -> CGSize { self.size(ProposedViewSize(size)) }

    /// From the top down to the first line's baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      paragraph.layout(width: size.width, height: size.height).firstBaseline
    }

    /// From the top down to the last line's baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      paragraph.layout(width: size.width, height: size.height).lastBaseline
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
      let size = paragraph.layout(width: proposal.width, height: proposal.height).size
      func whole(_ length: CGFloat) -> CGFloat { (length / pixel - 1e-6).rounded(.up) * pixel }
      return CGSize(width: whole(size.width), height: whole(size.height))
    }

    @MainActor func draw(in rect: CGRect, proposal: ProposedViewSize, _ context: GraphicsContext) {
      let layout = paragraph.layout(width: proposal.width, height: proposal.height)
      let ink = context.ink(shading).style()
      let picture = TextPicture(layout, text: text, in: rect.size, origin: 0, scale: 1 / pixel)
      let place = CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(context.transform)
      context.recorder.draw(context) { drawing, id in
        picture.draw(
          &drawing, style: { look in text.looks[look].style ?? ink }, in: CGRect(origin: .zero, size: rect.size),
          transform: place, id: id)
      }
    }
  }

  /// The text as it looks in the canvas's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    onMain {
      let environment = recorder.environment
      let resolved = TextResolver.resolve(text, in: environment, now: recorder.item.graph.date)
      return ResolvedText(
        text: resolved,
        paragraph: Typesetter.shared.paragraph(resolved.runs, style: environment.paragraphStyle),
        pixel: 1 / max(environment.displayScale, 0.01), shading: .foreground)
    }
  }

  /// One of the canvas's symbols ready to be drawn.
  public struct ResolvedSymbol {
    let item: Item
    /// The size of the view, in points.
    public let size: CGSize
  }

  /// The view of the canvas's symbols that is tagged with `id`; nil where none is.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    nonisolated(unsafe) let id = AnyHashable(id)
    return onMain { recorder.symbol(id).map { ResolvedSymbol(item: $0, size: $0.frame.size) } }
  }
}
