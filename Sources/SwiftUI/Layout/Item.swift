import Raster

/// Something that can be measured, placed, drawn and touched.
///
/// Frames are in the coordinates of the nearest coordinate root (the window's content, or a scroll view's), in points.
/// Layout goes by SwiftUI's three steps: the parent proposes a size, the item chooses one, the parent places it.
@MainActor
class Item {
  /// The node whose environment and transaction apply to the item.
  unowned let node: _ViewNode
  /// Whether the node is still in service: asked by those who may outlive it.
  let life: NodeLife
  final let graph: ViewGraph
  /// Names the item in display lists, from frame to frame.
  let id: UInt64
  /// The item that this one is inside of; nil when that has gone.
  final var parent: Item? {
    get { outer?.item }
    set { outer = newValue?.reference }
  }
  private var outer: ItemReference?
  // Emptied when the item goes, on whatever path that happens.
  nonisolated private let reference = ItemReference()

  private(set) var frame = CGRect.null
  private(set) var proposal = ProposedViewSize.unspecified
  private(set) var needsPlacement = true
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// The graph's layout era that sizes and placement are of.
  private var era: Int
  /// The last drawing for which the item, or one inside it, was found to look different.
  private var changedFor = 0
  /// The item's part of the last drawing that it was drawn in.
  final var drawnPart: DrawnPart?

  init(node: _ViewNode) {
    self.node = node
    life = node.life
    graph = node.graph
    id = graph.makeItemID()
    era = graph.layoutEra
    reference.item = self
  }

  deinit { reference.item = nil }

  var environment: EnvironmentValues { node.environment }

  // MARK: Layout

  /// The size that the item takes when offered `proposal`. Remembered for the last few proposals.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    prepareForLayout()
    forgetOldEra()
    for known in sizes where known.proposal == proposal { return known.size }
    let size = Self.sane(computeSize(proposal))
    if sizes.count == 8 { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  /// Sizes are never negative nor NaN, whatever a view or a custom layout says.
  private static func sane(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(item: self, size: size(proposal), proposal: proposal)
  }

  /// Collects children that have changed, before they are measured or drawn.
  func prepareForLayout() {}

  /// Works out the size for `proposal`.
  func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Puts the item where its parent has decided.
  final func place(_ frame: CGRect, proposal: ProposedViewSize) {
    prepareForLayout()
    forgetOldEra()
    if frame == self.frame && proposal == self.proposal && !needsPlacement { return }
    if frame != self.frame { setNeedsDisplay() } else { noteChange() }
    self.frame = frame
    self.proposal = proposal
    needsPlacement = false
    placed()
  }

  /// Places what is inside. Called when the frame or something inside has changed.
  func placed() {}

  /// Where an alignment guide lies, if the item or one inside it sets it, from the item's own top leading corner.
  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// How far the item wants to be from its neighbours.
  var spacing: ViewSpacing { ViewSpacing() }

  /// A value that the view carries for the container it stands in.
  func trait<K: _TraitKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  /// Forgets sizes and placement, here and in everything that contains the item.
  final func setNeedsLayout() {
    var item: Item? = self
    while let current = item {
      current.forgetLayout()
      current.changedFor = graph.drawing
      item = current.parent
    }
    graph.setNeedsLayout()
  }

  /// Lays the item out anew if it takes another size by now than it has said.
  final func checkSizes() {
    guard sizes.contains(where: { Self.sane(computeSize($0.proposal)) != $0.size }) else { return }
    setNeedsLayout()
  }

  /// Forgets sizes and placement, here and in what is wrapped around, but not in the container that it stands in.
  final func forgetLayoutInContainer() {
    var item: Item? = self
    while let current = item, !(current is ContainerItem) {
      current.forgetLayout()
      item = current.parent
    }
  }

  private func forgetLayout() {
    sizes.removeAll(keepingCapacity: true)
    needsPlacement = true
    layoutInvalidated()
  }

  /// Forgets what is of another era than the graph's.
  private func forgetOldEra() {
    let current = graph.layoutEra
    if era == current { return }
    era = current
    forgetLayout()
  }

  /// Drops caches that depend on the children's sizes.
  func layoutInvalidated() {}

  /// Tells that the children are others than before.
  func setItemsDirty() { setNeedsLayout() }

  // MARK: Drawing

  /// Asks for a drawing in which the item is drawn anew.
  final func setNeedsDisplay() {
    noteChange()
    graph.requestDisplay()
  }

  /// Has the item drawn anew in the drawing to come, if there is one.
  final func noteChange() {
    let drawing = graph.drawing
    var item: Item? = self
    // What is marked already has had everything around it marked as well.
    while let current = item, current.changedFor != drawing {
      current.changedFor = drawing
      item = current.parent
    }
  }

  /// Whether the item, or one inside it, has changed since the last drawing.
  final func looksDifferent(in drawing: Int) -> Bool { changedFor == drawing }

  /// Adds the item to the frame's display list.
  func draw(_ context: inout DrawContext) {}

  /// What draws the texts in the item in place of themselves.
  var textRenderer: (any TextRendering)? { parent?.textRenderer }

  // MARK: Input

  /// Finds what lies under `point`, given in the coordinate root's coordinates: appends the responders from the
  /// outside in and returns true where the item or something inside it is hit.
  func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool { false }

  /// From the coordinates in which what is inside is placed to those in which the item itself is, as shown now.
  var contentTransform: CGAffineTransform { .identity }

  /// `contentTransform` as the model has it, whatever is still on its way there.
  var modelContentTransform: CGAffineTransform { contentTransform }

  /// Whether what is inside is placed in coordinates of its own.
  var isCoordinateRoot: Bool { false }

  /// Whether the item gives its coordinate space this name.
  func namesSpace(_ name: AnyHashable) -> Bool { false }

  /// Calls `body` for the items directly inside, in drawing order.
  func forEachItem(_ body: (Item) -> Void) {}

  // MARK: Accessibility

  /// Appends the elements that the item shows to assistive technology.
  func collectAccessibility(_ collector: inout AccessibilityCollector) {
    forEachItem { $0.collectAccessibility(&collector) }
  }
}

/// Leads to an item for as long as that is there. The references to an object that has weak ones are several times as
/// slow to count, and items are passed around in every frame.
private final class ItemReference: @unchecked Sendable {
  // Emptied by the item itself.
  nonisolated(unsafe) unowned(unsafe) var item: Item?
}

/// A key for values that a view carries for the container it stands in.
public protocol _TraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The order in which a stack gives room to its children.
enum LayoutPriorityTrait: _TraitKey {
  static let defaultValue = 0.0
}

/// The order in which overlapping children are drawn.
enum ZIndexTrait: _TraitKey {
  static let defaultValue = 0.0
}
