import Raster

/// What assistive technology would be told of one element on screen.
package struct AccessibilityElement: Sendable, Equatable {
  package var label = ""
  package var value = ""
  package var hint = ""
  package var identifier = ""
  package var traits: AccessibilityTraits = []
  /// The box around the element as it is shown now, in the window's coordinates, in points.
  package var frame = CGRect.zero
  /// Where a press does what the element does, in the window's coordinates; nil for the middle of `frame`.
  package var activationPoint: CGPoint?
  /// `activationPoint`, or the middle.
  package var pressedPoint: CGPoint { activationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }
  package var sortPriority = 0.0
  package var isEnabled = true
  /// What voice control answers to; empty where that is the label.
  package var inputLabels: [String] = []
  /// The level of a heading, 1 to 6; nil where it has none.
  package var headingLevel: Int?
  /// What can be done with the element, the default action first.
  package var actions: [Action] = []
  /// The item that made the element.
  package var id: UInt64 = 0

  package init() {}

  /// Something that can be done with an element.
  package struct Action: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      /// What a double tap does.
      case activate
      case increment
      case decrement
      case escape
      case magicTap
      case named(String)
    }

    package let kind: Kind
    package let perform: @Sendable @MainActor () -> Void

    init(kind: Kind, perform: @escaping @Sendable @MainActor () -> Void) {
      self.kind = kind
      self.perform = perform
    }

    package static func == (a: Action, b: Action) -> Bool { a.kind == b.kind }
  }

  /// The action of a kind, if the element has one.
  package func action(_ kind: Action.Kind) -> Action? { actions.first { $0.kind == kind } }

  /// Whether nothing at all is known of the element.
  var isBlank: Bool {
    label.isEmpty && value.isEmpty && hint.isEmpty && traits.isEmpty && actions.isEmpty && identifier.isEmpty
  }

  /// One element made of several, in reading order: their texts follow each other, and the first button's action is
  /// the action of the whole; those of further buttons get names.
  ///
  /// Pictures count only where there is no text. A press counts where the part is whose action is that of the whole.
  package init(merging parts: [AccessibilityElement]) {
    let texts = parts.filter { !$0.traits.contains(.isImage) && !$0.label.isEmpty }
    let named = texts.isEmpty ? parts.filter { !$0.label.isEmpty } : texts
    label = named.map(\.label).joined(separator: ", ")
    value = parts.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
    hint = parts.map(\.hint).filter { !$0.isEmpty }.joined(separator: ", ")
    for part in parts {
      traits.formUnion(part.traits)
      for action in part.actions {
        if case .activate = action.kind, self.action(.activate) != nil {
          actions.append(Action(kind: .named(part.label), perform: action.perform))
        } else {
          actions.append(action)
        }
      }
    }
    if parts.count > 1, let active = parts.first(where: { $0.action(.activate) != nil }) {
      activationPoint = active.pressedPoint
    }
    // A group is neither a text nor a picture by itself.
    if parts.count > 1 || !traits.isDisjoint(with: .interactive) { traits.subtract([.isStaticText, .isImage]) }
    isEnabled = parts.isEmpty || parts.contains(where: \.isEnabled)
    sortPriority = parts.map(\.sortPriority).max() ?? 0
    identifier = parts.first { !$0.identifier.isEmpty }?.identifier ?? ""
  }
}
