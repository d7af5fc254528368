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
  @Environment(\.isInMenu) private var isInMenu

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
      case .menu:
        if isInMenu {
          MenuList(selection: AnySelection(selection)) { content }
        } else {
          MenuPicker(selection: AnySelection(selection), label: label, content: content)
        }
      case .wheel:
        WheelPicker(selection: AnySelection(selection), content: content).modifier(SpokenLabel(label: label))
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
  /// In a menu.
  case menu
  /// On a wheel.
  case wheel
}

/// The style that fits where the picker stands: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerStyleKind { .menu }
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

/// In a menu that the selected value brings.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerStyleKind { .menu }
}

/// On a wheel.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerStyleKind { .wheel }
}

/// On a page of its own. Here, in a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerStyleKind { .menu }
}

/// Side by side in a bar, each with the others' room.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerStyleKind { .segmented }
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

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey { static let defaultValue = _PickerStyleKind.menu }

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
    if let place = trait(LazyTrait.self) { return place.contentTag }
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
