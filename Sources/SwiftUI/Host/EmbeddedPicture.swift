import Raster

/// A picture that somebody else makes, shown inside an interface: how the player shows the stage in its window.
@MainActor
package final class EmbeddedPicture {
  /// What to show, in points of its own.
  package var list = DisplayList() {
    didSet { changed() }
  }
  /// The picture's size, in points of its own.
  package var size = CGSize.zero {
    didSet { if size != oldValue { sizeChanged() } }
  }
  /// Where the picture is shown, in the window's coordinates; null until it has been laid out.
  package fileprivate(set) var frame = CGRect.null
  /// Points of the window a point of the picture.
  package var zoom: CGFloat { size.width > 0 && !frame.isNull ? frame.width / size.width : 1 }

  fileprivate var changed: () -> Void = {}
  fileprivate var sizeChanged: () -> Void = {}

  package init() {}

  /// The point of the picture at a point of the window.
  package func location(of point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - frame.minX) / zoom, y: (point.y - frame.minY) / zoom)
  }
}

/// Shows an embedded picture at its own size, or smaller where there is less room, with rounded corners.
package struct EmbeddedPictureView: View {
  let picture: EmbeddedPicture
  let cornerRadius: CGFloat

  /// - Parameter cornerRadius: in points of the picture.
  package init(_ picture: EmbeddedPicture, cornerRadius: CGFloat = 0) {
    self.picture = picture
    self.cornerRadius = cornerRadius
  }

  package typealias Body = Never

  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }
}

extension EmbeddedPictureView {
  private final class Node: ViewNode<EmbeddedPictureView> {
    private var item: PictureItem!

    override init(_ view: EmbeddedPictureView, _ context: _NodeContext) {
      super.init(view, context)
      item = PictureItem(view.picture, cornerRadius: view.cornerRadius, node: self)
    }

    override func collectItems(_ items: inout [Item]) { items.append(item) }
  }

  private final class PictureItem: Item {
    private let picture: EmbeddedPicture
    private let cornerRadius: CGFloat

    init(_ picture: EmbeddedPicture, cornerRadius: CGFloat, node: _ViewNode) {
      self.picture = picture
      self.cornerRadius = cornerRadius
      super.init(node: node)
      picture.changed = { [weak self] in self?.setNeedsDisplay() }
      picture.sizeChanged = { [weak self] in self?.setNeedsLayout() }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let own = picture.size
      guard own.width > 0, own.height > 0 else { return .zero }
      let zoom = min(1, (proposal.width ?? own.width) / own.width, (proposal.height ?? own.height) / own.height)
      return CGSize(width: own.width * zoom, height: own.height * zoom)
    }

    override func placed() { picture.frame = frame }

    override func draw(_ context: inout DrawContext) {
      let zoom = picture.zoom
      let transform = CGAffineTransform(a: zoom, b: 0, c: 0, d: zoom, tx: frame.minX, ty: frame.minY)
        .concatenating(context.transform)
      let bounds = CGRect(origin: .zero, size: picture.size)
      let corner = CGSize(width: cornerRadius, height: cornerRadius)
      context.list.pushClip(Raster.Path(roundedRect: bounds, cornerSize: corner), transform: transform, id: id)
      context.list.append(picture.list, transform: transform)
      context.list.popClip()
    }
  }
}
