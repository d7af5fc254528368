/// A title with an icon.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  /// A label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View { _ResolvedLabel(title: title, icon: icon) }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a translated title and the symbol called `systemImage`.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// A label with a translated title and the symbol called `systemImage`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(titleResource), icon: Image(systemName: name))
  }

  /// A label with a title and the symbol called `systemImage`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// A label with a translated title and the picture called `image`.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// A label with a translated title and the picture called `image`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: Text(titleResource), icon: Image(name))
  }

  /// A label with a title and the picture called `image`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is given, in the standard style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// A label's two parts on their way into a style.
struct _ResolvedLabel<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { LabelNode(view, context) }
}

/// Shows the body of the environment's label style, in which placeholders stand for title and icon.
@MainActor
private final class LabelNode<Title: View, Icon: View>: ViewNode<_ResolvedLabel<Title, Icon>> {
  private var titleScope: ContentScope!
  private var iconScope: ContentScope!
  private var child: ViewNode<AnyView>!

  override init(_ view: _ResolvedLabel<Title, Icon>, _ context: _NodeContext) {
    super.init(view, context)
    titleScope = ContentScope(key: ObjectIdentifier(LabelStyleConfiguration.Title.self), outer: contents) {
      [unowned self] in self.view.title
    }
    iconScope = ContentScope(key: ObjectIdentifier(LabelStyleConfiguration.Icon.self), outer: titleScope) {
      [unowned self] in self.view.icon
    }
    var inner = _NodeContext(below: self)
    inner.contents = iconScope
    child = AnyView.makeNode(styled(), inner)
  }

  private func styled() -> AnyView {
    func open<S: LabelStyle>(_ style: S) -> AnyView { AnyView(LabelStyleBody(style: style)) }
    return open(environment.labelStyle)
  }

  override func didUpdate(from old: _ResolvedLabel<Title, Icon>, viewChanged: Bool, environmentChanged: Bool) {
    child.update(styled(), environment)
    if viewChanged {
      titleScope.contentChanged()
      iconScope.contentChanged()
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func collectItems(_ items: inout [Item]) { child.collectItems(&items) }
  override var transition: AnyTransition? { child.transition }
  override var pathComponent: String? { "Label" }
}

/// The body of a label style.
private struct LabelStyleBody<S: LabelStyle>: View {
  let style: S

  // A label inside the body is a plain one, or it would be styled without end.
  var body: some View {
    style.makeBody(configuration: LabelStyleConfiguration()).environment(\.labelStyle, DefaultLabelStyle())
  }
}
