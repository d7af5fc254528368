/// Whether the content of a view can be edited.
public enum EditMode: Sendable, Hashable {
  case inactive
  /// For the time of one action, such as a swipe.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: Binding<EditMode>? = nil }
  private enum EditedKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the view is a row of a list that is edited.
  var isListEdited: Bool {
    get { self[EditedKey.self] }
    set { self[EditedKey.self] = newValue }
  }

  /// Whether the content of the view can be edited, and a way to change that.
  public var editMode: Binding<EditMode>? {
    get { self[EditKey.self] }
    set { self[EditKey.self] = newValue }
  }
}

/// A button that begins and ends the editing of what is around it.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : .regular)
    }
  }
}
