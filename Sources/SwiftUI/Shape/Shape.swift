import Foundation

/// A two-dimensional shape that can be drawn as a view, clip other views, and say where they can be touched.
///
/// Conforming types are not bound to the main actor. By itself a shape is drawn filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline of the shape in `rect`.
  func path(in rect: CGRect) -> Path

  /// What the shape is used for.
  static var role: ShapeRole { get }

  /// What becomes of the shape in right-to-left layouts.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes when offered `proposal`: by default all of it, and 10 points where it says nothing.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The shape filled with the foreground style.
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// A shape that has no body of its own is drawn without evaluating one: what it animates, its leaf animates.
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    guard Body.self == _ShapeView<Self, ForegroundStyle>.self else { return CompositeNode(view, context) }
    return TransparentNode(view, context) { _ShapeView(shape: $0, style: ForegroundStyle()) }
  }
}

/// What a shape is used for.
public enum ShapeRole: Sendable, Hashable {
  /// Its inside is filled.
  case fill
  /// It is a line.
  case stroke
  /// It separates content.
  case separator
}

/// What becomes of a shape in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in layouts of this direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored in right-to-left layouts.
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape moved inwards by `amount` points on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}
