/// What places are told in.
public enum CoordinateSpace: Equatable, Hashable {
  /// The window's.
  case global
  /// The view's own, from its top leading corner.
  case local
  /// That of an ancestor with a name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A kind of coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A coordinate space with a name, set by `coordinateSpace(_:)` or made by a scroll view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }

  /// The space of the innermost scroll view's visible part.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName(axis: nil)) }

  /// The space of the visible part of the innermost scroll view that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: axis))
  }
}

/// Names the spaces that scroll views make.
struct ScrollSpaceName: Hashable {
  var axis: Axis?
}

/// `coordinateSpace(_:)`.
struct _CoordinateSpaceModifier: ItemModifier {
  let name: AnyHashable

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> CoordinateSpaceItem {
    CoordinateSpaceItem(node: node, child: child, name: name)
  }

  func update(_ item: CoordinateSpaceItem) { item.name = name }
}

@MainActor
final class CoordinateSpaceItem: WrapperItem {
  var name: AnyHashable

  init(node: _ViewNode, child: Item, name: AnyHashable) {
    self.name = name
    super.init(node: node, child: child)
  }

  override func namesSpace(_ name: AnyHashable) -> Bool { name == self.name }
}

extension View {
  /// Gives the view's coordinate space a name that the views inside can use.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's coordinate space a name that the views inside can use.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
