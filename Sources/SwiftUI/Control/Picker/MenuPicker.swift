/// A picker whose values come in a menu: it shows the one that is selected.
struct MenuPicker<Label: View, Content: View>: View {
  let selection: AnySelection
  let label: Label
  let content: Content
  @State private var isOpen = false
  @Environment(\.listRow) private var listRow
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    Button {
      isOpen = true
    } label: {
      if listRow != nil && !areLabelsHidden {
        HStack {
          label.foregroundStyle(.primary)
          Spacer(minLength: 8)
          value.foregroundStyle(.secondary)
        }
        .contentShape(Rectangle())
      } else {
        value.foregroundStyle(.tint)
      }
    }
    .buttonStyle(.plain)
    .modifier(SpokenLabel(label: label))
    .modifier(
      _PresentationModifier<PickerMenuFrame<Content>>(isPresented: $isOpen, onDismiss: nil) {
        PickerMenuFrame<Content>.Presented(selection: selection, content: content)
      })
  }

  private var value: some View {
    HStack(spacing: 4) {
      PickerValue(selection: selection, content: content)
      Image(systemName: "chevron.up.chevron.down")
        .font(.system(size: 12, weight: .semibold))
        .accessibilityHidden(true)
    }
    .lineLimit(1)
  }
}

/// The menu of a picker.
struct PickerMenuFrame<Content: View>: PresentationFrame {
  struct Presented: View {
    let selection: AnySelection
    let content: Content
    var body: some View { EmptyView() }
  }

  let model: PresentationModel
  let content: Presented

  static var animation: Animation { PresentationModel.pop }

  var body: some View { overWindow { menu(selection: content.selection) { content.content } } }
}

/// Shows the one of several views that stands for the selected value.
struct PickerValue<Content: View>: View {
  let selection: AnySelection
  let content: Content

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ContainerNode<PickerValue, Content, PickerValueItem> {
    override init(_ view: PickerValue, _ context: _NodeContext) {
      super.init(view, context)
      setUp(PickerValueItem(node: self, selection: view.selection), view.content)
    }

    override func didUpdate(from old: PickerValue, viewChanged: Bool, environmentChanged: Bool) {
      item.update(view.selection)
      updateContent(view.content)
    }
  }
}

@MainActor
private final class PickerValueItem: ContainerItem {
  private var selection: AnySelection

  init(node: _ViewNode, selection: AnySelection) {
    self.selection = selection
    super.init(node: node)
  }

  func update(_ selection: AnySelection) {
    let hasChanged = selection.value != self.selection.value
    self.selection = selection
    if hasChanged { setNeedsLayout() }
  }

  private var shown: Item? { items.first { $0.pickerTag.map(selection.matches) ?? false } }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shown?.size(proposal) ?? .zero }
  override func placed() { shown?.place(frame, proposal: proposal) }
  override func draw(_ context: inout DrawContext) { shown?.draw(&context) }
  override func forEachItem(_ body: (Item) -> Void) { if let shown { body(shown) } }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    shown?.hitTest(point, &chain) ?? false
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    prepareForLayout()
    return shown?.explicitAlignment(key, size: size, proposal: proposal)
  }
}
