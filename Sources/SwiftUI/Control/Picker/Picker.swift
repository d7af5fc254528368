/// A control for one of several values that exclude each other.
///
/// The views of the content stand for the values that they are tagged with; those of a `ForEach` without a tag stand
/// for the identities of their elements.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerStyleKind) private var style
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// The older form. Deprecated in SwiftUI.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  public var body: some View {
    Group {
      switch style {
      case .segmented:
        PickerContainer(selection: AnySelection(selection), isSegmented: true, content: content)
      case .list:
        VStack(alignment: .leading, spacing: 0) {
          if !areLabelsHidden { label.foregroundStyle(.secondary).font(.subheadline) }
          PickerContainer(selection: AnySelection(selection), isSegmented: false, content: content)
        }
      }
    }
  }
}

extension Picker where Label == Text {
  /// A picker with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// A selection of a type that is hidden.
struct AnySelection {
  let value: AnyHashable
  let set: (AnyHashable) -> Void
  /// The tag that stands for a value: also one that wraps it in an optional, or is wrapped in one.
  let matches: (AnyHashable) -> Bool

  init<Value: Hashable>(_ binding: Binding<Value>) {
    let now = binding.wrappedValue
    value = AnyHashable(now)
    matches = { tag in (tag.base as? Value) == now }
    set = { tag in if let value = tag.base as? Value { binding.wrappedValue = value } }
  }
}

/// How pickers look.
public protocol PickerStyle {
  var _kind: _PickerStyleKind { get }
}

/// The looks of pickers that there are.
public enum _PickerStyleKind: Sendable {
  /// Side by side in a bar.
  case segmented
  /// Below each other, the selected one with a check mark.
  case list
}

/// The style that fits where the picker stands. Here the values are always in sight: there are no menus.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerStyleKind { .list }
}

/// Side by side in a bar.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerStyleKind { .segmented }
}

/// Below each other, the selected one with a check mark.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerStyleKind { .list }
}

/// In a menu. There are no menus here: the values stand below each other.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerStyleKind { .list }
}

/// On a wheel. There are no wheels here: the values stand below each other.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerStyleKind { .list }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey { static let defaultValue = _PickerStyleKind.list }

  var pickerStyleKind: _PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

/// Carries the value that a view stands for.
enum TagTrait: _TraitKey {
  nonisolated(unsafe) static let defaultValue: AnyHashable? = nil
}

/// A node that knows what the views below it stand for when they do not say so themselves.
@MainActor
protocol ImplicitTagging: _ViewNode {
  func implicitTag(of child: _ViewNode) -> AnyHashable?
}

extension Item {
  /// What the item's view stands for in a picker: its tag, or the identity that a `ForEach` gives it.
  var pickerTag: AnyHashable? {
    if let tag = trait(TagTrait.self) { return tag }
    var node = node
    while let parent = node.parent {
      if let tagging = parent as? any ImplicitTagging { return tagging.implicitTag(of: node) }
      node = parent
    }
    return nil
  }
}

extension View {
  /// The value that the view stands for in a picker.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }

  /// How the pickers inside the view look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyleKind, style._kind) }
}
