/// Stands for the view of one element in a container that makes its views when they come into sight.
///
/// Once the view is made and is one item, the two are one; where it is none or several, the items themselves take the
/// place's turn in the container.
@MainActor
final class LazyItem: Item {
  /// What is expected of views that have not been made: the measures of the first one that was.
  @MainActor
  final class Estimate {
    fileprivate(set) var size: CGSize?
    fileprivate(set) var spacing = ViewSpacing()
    /// The length that the container gave that one, where it gives more than the view takes.
    fileprivate(set) var length: CGFloat?
  }

  /// What is kept for a view while no other has been made, in points.
  static let standardSize = CGSize(width: 44, height: 44)

  private let estimate: Estimate
  private let elementID: AnyHashable
  private let maker: () -> Void
  private(set) var isMade = false
  private(set) var child: Item?
  /// Where the view would have stood before the present pass: a view that a change brings into sight comes from there.
  private var before = CGRect.null
  private var latest: (pass: Int, frame: CGRect)?

  /// - Parameters:
  ///   - elementID: the element's identity.
  ///   - maker: makes the view and hands over what it consists of, by `fill`.
  init(node: _ViewNode, elementID: AnyHashable, estimate: Estimate, maker: @escaping () -> Void) {
    self.elementID = elementID
    self.estimate = estimate
    self.maker = maker
    super.init(node: node)
  }

  /// Makes the view.
  func make() {
    guard !isMade else { return }
    isMade = true
    maker()
  }

  /// Makes the view where it is not seen but asked for, and has it placed.
  func show() {
    guard !isMade else { return }
    make()
    ancestor(LazyContainerItem.self)?.settle(self)
  }

  /// Takes the one item that the view consists of now.
  func fill(_ item: Item) {
    item.parent = self
    guard item !== child else { return }
    if child == nil, isMovedIntoSight { item.place(before, proposal: proposal) }
    child = item
    forgetLayoutInContainer()
  }

  /// Whether the view moves into sight by a change that is animated, from `before`.
  private var isMovedIntoSight: Bool {
    latest?.pass == graph.pass && !before.isNull && before != frame && node.transaction().animation != nil
  }

  /// How far the view comes from, where an animated change moves it into sight.
  var approach: CGVector? {
    guard isMovedIntoSight else { return nil }
    return CGVector(dx: before.minX - frame.minX, dy: before.minY - frame.minY)
  }

  /// Whether nobody knows yet how large the views are.
  var isFirst: Bool { estimate.size == nil }

  /// The size that the view is expected to take, in points.
  var expectedSize: CGSize { estimate.size ?? Self.standardSize }

  /// The spacing that the view is expected to have.
  var expectedSpacing: ViewSpacing { estimate.spacing }

  /// The length that the container is expected to give the view; nil where that is not known.
  var expectedLength: CGFloat? { estimate.length }

  /// Remembers the length that the container gives the view for those that have not been made.
  func note(length: CGFloat) { if estimate.length == nil { estimate.length = length } }

  /// Remembers the measures of the view for those that have not been made.
  func note(_ size: CGSize, _ spacing: ViewSpacing) {
    guard estimate.size == nil else { return }
    estimate.size = size
    estimate.spacing = spacing
  }

  /// What the view's identity is, or will be.
  var contentIdentity: AnyHashable? { child?.identity ?? elementID }

  /// What the view stands for in a picker, or will.
  var contentTag: AnyHashable? { child?.pickerTag ?? elementID }

  // MARK: The view's part

  override func prepareForLayout() { child?.prepareForLayout() }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child?.size(proposal) ?? expectedSize }

  override func placed() {
    if let child { return child.place(frame, proposal: proposal) }
    if let latest, latest.pass != graph.pass { before = latest.frame }
    latest = (graph.pass, frame)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    child?.explicitAlignment(key, size: size, proposal: proposal)
  }

  override var spacing: ViewSpacing { child?.spacing ?? estimate.spacing }

  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value {
    if key == LazyTrait.self, let value = (self as LazyItem?) as? K.Value { return value }
    return child?.trait(key) ?? super.trait(key)
  }

  override func draw(_ context: inout DrawContext) { child?.draw(&context) }
  override func forEachItem(_ body: (Item) -> Void) { if let child { body(child) } }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    child?.hitTest(point, &chain) ?? false
  }
}

/// The place of an element whose view is made when it comes into sight.
enum LazyTrait: _TraitKey { nonisolated(unsafe) static let defaultValue: LazyItem? = nil }
