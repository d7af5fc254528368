/// Rows below each other, in sections, that can be scrolled.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: ListSelection?
  private let content: Content

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  public var body: some View { ListBody(selection: selection, content: content) }
}

/// The scrolling part of lists and forms.
struct ListBody<Content: View>: View {
  let selection: ListSelection?
  let content: Content
  @Environment(\.listStyleKind) private var style
  @Environment(\.listBackgroundVisibility) private var backgroundVisibility
  @Environment(\.editMode) private var editMode

  var body: some View {
    let isEdited = editMode?.wrappedValue.isEditing ?? false
    ScrollView {
      ListRows(selection: selection, isEdited: isEdited, content: content)
        .modifier(ListEnvironment(style: style, isEdited: isEdited))
    }
    .background {
      if backgroundVisibility != .hidden {
        Color(system: style == .plain ? .background : .groupedBackground).ignoresSafeArea()
      }
    }
  }
}

/// Tells the rows that they are rows.
private struct ListEnvironment: ViewModifier {
  let style: _ListStyleKind
  let isEdited: Bool

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { environment in
      environment.listRow = style
      environment.isListEdited = isEdited
      if environment.primitiveButtonStyle._isIdentical(to: EnvironmentValues().primitiveButtonStyle) {
        environment.primitiveButtonStyle = AnyPrimitiveButtonStyle(ListRowButtonStyle(isTinted: true)) {
          $0.makeBody(configuration: $1)
        }
      }
    }
  }
}

/// A button that is a row: all of the row answers, and is darker while it is pressed.
struct ListRowButtonStyle: PrimitiveButtonStyle {
  var isTinted = false

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      ListRowButtonLook(configuration: configuration, isPressed: isPressed, isTinted: isTinted)
    }
  }
}

private struct ListRowButtonLook: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isPressed: Bool
  let isTinted: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .modifier(LabelForeground(style: style))
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      .modifier(_TraitModifier<ListHighlightTrait>(value: isPressed))
  }

  private var style: AnyShapeStyle? {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if !isTinted { return nil }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

extension List where SelectionValue == Never {
  /// A list of views.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

  /// A row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a collection behind a binding.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// A list one row of which can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map(ListSelection.init(one:)), content: content())
  }

  /// A list any rows of which can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map(ListSelection.init(several:)), content: content())
  }

  /// A row for each element, one of which can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map(ListSelection.init(one:)), content: ForEach(data, content: rowContent))
  }

  /// A row for each element, any of which can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map(ListSelection.init(several:)), content: ForEach(data, content: rowContent))
  }

  /// A row for each element, one of which can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map(ListSelection.init(one:)), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element, any of which can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map(ListSelection.init(several:)), content: ForEach(data, id: id, content: rowContent))
  }
}

/// What of a list is selected.
struct ListSelection {
  let isSelected: (AnyHashable) -> Bool
  let toggle: (AnyHashable) -> Void

  init<Value: Hashable>(one binding: Binding<Value?>) {
    isSelected = { tag in (tag.base as? Value).map { $0 == binding.wrappedValue } ?? false }
    toggle = { tag in if let value = tag.base as? Value { binding.wrappedValue = value } }
  }

  init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    isSelected = { tag in (tag.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
    toggle = { tag in
      guard let value = tag.base as? Value else { return }
      if binding.wrappedValue.contains(value) {
        binding.wrappedValue.remove(value)
      } else {
        binding.wrappedValue.insert(value)
      }
    }
  }
}
