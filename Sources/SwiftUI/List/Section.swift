/// Views that belong together, perhaps under a header and above a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Where the section opens and closes, its state.
  let isExpanded: Binding<Bool>?

  init(_ header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// A section with header and footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  /// A section with header and footer. Deprecated in SwiftUI.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }

  public var body: some View {
    SectionParts(header: header, content: content, footer: footer, isExpanded: isExpanded?.wrappedValue ?? true)
  }
}

/// Marks the parts of a section for the list that they stand in.
private struct SectionParts<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer
  let isExpanded: Bool
  @State private var identity = SectionIdentity()
  @Environment(\.listRow) private var list
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu {
      header.font(.caption).foregroundStyle(.secondary).padding(.horizontal, 16).padding(.vertical, 6)
        .frame(maxWidth: .infinity, alignment: .leading).modifier(mark(.header))
      content.modifier(mark(.row))
    } else if let list {
      header.modifier(HeaderLook(isPlain: list == .plain)).modifier(mark(.header))
      if isExpanded { content.modifier(mark(.row)) }
      footer.font(.footnote).foregroundStyle(.secondary).modifier(mark(.footer))
    } else {
      header
      if isExpanded { content }
      footer
    }
  }

  private func mark(_ role: SectionTrait.Role) -> _TraitModifier<SectionTrait> {
    _TraitModifier(value: SectionTrait.Part(role: role, section: ObjectIdentifier(identity)))
  }
}

/// What tells one section from another.
private final class SectionIdentity {}

/// How headers look in lists.
private struct HeaderLook: ViewModifier {
  let isPlain: Bool
  @Environment(\.headerProminence) private var prominence

  func body(content: Content) -> some View {
    if prominence == .increased {
      content.font(.title3.weight(.semibold)).foregroundStyle(.primary)
    } else if isPlain {
      content.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
    } else {
      content.font(.footnote).foregroundStyle(.secondary).textCase(.uppercase)
    }
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  /// A section with a header. Deprecated in SwiftUI.
  public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(header, content(), EmptyView()) }

  /// A section with a header that opens and closes.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  /// A section with a footer. Deprecated in SwiftUI.
  public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(EmptyView(), content(), footer) }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer.
  public init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content(), EmptyView()) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }

  /// A section with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }

  /// A section with a localised title that opens and closes.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView(), isExpanded: isExpanded)
  }
}

/// How much section headers stand out.
public enum Prominence: Sendable {
  case standard
  case increased
}

extension EnvironmentValues {
  private enum ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

  /// How much section headers stand out.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension View {
  /// How much the section headers inside the view stand out.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
