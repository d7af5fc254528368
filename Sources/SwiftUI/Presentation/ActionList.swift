import Raster

/// The answers of an alert or a dialogue, with lines between them.
struct ActionList<Content: View>: View {
  /// Two answers of an alert stand side by side.
  let isAlert: Bool
  /// Which of the answers are shown.
  var part = ActionPart.all
  let content: Content

  init(isAlert: Bool, part: ActionPart = .all, @ViewBuilder content: () -> Content) {
    self.isAlert = isAlert
    self.part = part
    self.content = content()
  }

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ContainerNode<ActionList, Content, ActionListItem> {
    override init(_ view: ActionList, _ context: _NodeContext) {
      super.init(view, context)
      setUp(ActionListItem(node: self, isAlert: view.isAlert, part: view.part), view.content)
    }

    override func didUpdate(from old: ActionList, viewChanged: Bool, environmentChanged: Bool) {
      updateContent(view.content)
    }
  }
}

/// Which of the answers of a dialogue.
enum ActionPart {
  case all
  /// The first that is a way out.
  case cancelling
  case others
}

@MainActor
private final class ActionListItem: ContainerItem {
  private let isAlert: Bool
  private let part: ActionPart
  private var shown: [Item] = []

  init(node: _ViewNode, isAlert: Bool, part: ActionPart) {
    self.isAlert = isAlert
    self.part = part
    super.init(node: node)
  }

  private func isCancel(_ item: Item) -> Bool { item.trait(ActionRoleTrait.self) == .cancel }

  override func itemsChanged() {
    switch part {
    case .all:
      let (cancelling, others) = (items.filter(isCancel), items.filter { !isCancel($0) })
      // Side by side the way out stands first, below each other last.
      shown = isAlert && items.count == 2 ? cancelling + others : others + cancelling
    case .cancelling: shown = Array(items.filter(isCancel).prefix(1))
    case .others: shown = items.filter { !isCancel($0) }
    }
  }

  private var isAcross: Bool { isAlert && shown.count == 2 }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 270
    if isAcross {
      let height = shown.map { $0.size(ProposedViewSize(width: width / 2, height: nil)).height }.max() ?? 0
      return CGSize(width: width, height: height)
    }
    return CGSize(
      width: width, height: shown.map { $0.size(ProposedViewSize(width: width, height: nil)).height }.reduce(0, +))
  }

  override func placed() {
    if isAcross {
      for (index, item) in shown.enumerated() {
        let place = CGRect(
          x: frame.minX + CGFloat(index) * frame.width / 2, y: frame.minY, width: frame.width / 2, height: frame.height)
        item.place(place, proposal: ProposedViewSize(place.size))
      }
      return
    }
    var y = frame.minY
    for item in shown {
      let proposal = ProposedViewSize(width: frame.width, height: nil)
      let size = item.size(proposal)
      item.place(CGRect(x: frame.minX, y: y, width: frame.width, height: size.height), proposal: proposal)
      y += size.height
    }
  }

  override func draw(_ context: inout DrawContext) {
    for item in shown { item.draw(&context) }
    let pixel = 1 / max(environment.displayScale, 0.01)
    let color = Color(system: .separator).resolve(in: environment).rgba
    func line(_ rect: CGRect) {
      context.list.fill(Raster.Path(rect), paint: .solid(color), transform: context.transform, id: id)
    }
    if isAcross {
      line(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: pixel))
      line(CGRect(x: frame.midX, y: frame.minY, width: pixel, height: frame.height))
    } else {
      for (index, item) in shown.enumerated() where index > 0 || isAlert {
        line(CGRect(x: frame.minX, y: item.frame.minY, width: frame.width, height: pixel))
      }
    }
  }

  override func forEachItem(_ body: (Item) -> Void) { shown.forEach(body) }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    shown.reversed().contains { $0.hitTest(point, &chain) }
  }
}
