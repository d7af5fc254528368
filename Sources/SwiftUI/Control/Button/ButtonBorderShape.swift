/// The outline of buttons with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case roundedRectangle(radius: CGFloat?)
    case circle
  }

  let kind: Kind

  /// What the platform uses: a rounded rectangle; a capsule for small buttons.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rounded rectangle with corners of `radius` points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// The outline of a button whose size calls for corners of `radius`; infinity calls for a capsule.
  func outline(radius: CGFloat) -> AnyShape {
    switch kind {
    case .automatic: radius.isFinite ? AnyShape(RoundedRectangle(cornerRadius: radius)) : AnyShape(Capsule())
    case .capsule: AnyShape(Capsule())
    case .roundedRectangle(let own):
      AnyShape(RoundedRectangle(cornerRadius: own ?? (radius.isFinite ? radius : Self.regularRadius)))
    case .circle: AnyShape(Circle())
    }
  }

  static let regularRadius: CGFloat = 8
}

extension ButtonBorderShape: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path { outline(radius: Self.regularRadius).path(in: rect) }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetButtonBorder(base: self, amount: amount)
  }
}

/// A button's outline moved inwards.
private nonisolated struct InsetButtonBorder: InsettableShape {
  let base: ButtonBorderShape
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    if case .roundedRectangle(let radius) = base.kind {
      return RoundedRectangle(cornerRadius: max((radius ?? ButtonBorderShape.regularRadius) - amount, 0)).path(
        in: inner)
    }
    return base.path(in: inner)
  }

  func inset(by more: CGFloat) -> InsetButtonBorder { InsetButtonBorder(base: base, amount: amount + more) }
}

extension EnvironmentValues {
  private enum BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

  /// The outline of buttons with a border.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// The outline of the buttons with a border inside the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
