/// How the title of a page is shown.
public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable {
    /// As on the page before; large on the first one.
    case automatic
    /// In the bar.
    case inline
    /// In large letters under the bar, until the content is scrolled.
    case large
  }
}

/// What views can ask of the bars around them.
enum PageRequest {
  static let title = PageRequestKey<Text>(name: "title")
  static let displayMode = PageRequestKey<NavigationBarItem.TitleDisplayMode>(name: "displayMode")
  static let toolbar = PageRequestKey<[ToolbarEntry]>(name: "toolbar")
  static let barVisibility = PageRequestKey<Visibility>(name: "barVisibility")
  static let tabBarVisibility = PageRequestKey<Visibility>(name: "tabBarVisibility", host: .tabs)
  static let backHidden = PageRequestKey<Bool>(name: "backHidden")
  static let barBackground = PageRequestKey<AnyShapeStyle>(name: "barBackground")
  static let barBackgroundVisibility = PageRequestKey<Visibility>(name: "barBackgroundVisibility")
  static let barColorScheme = PageRequestKey<ColorScheme?>(name: "barColorScheme")
  static let search = PageRequestKey<SearchField>(name: "search")
}

/// What the bar of a page looks like, from what the views on the page ask for.
@MainActor
struct NavigationBarLook {
  static let barHeight: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  static let searchHeight: CGFloat = 52

  let title: Text?
  let isLarge: Bool
  let isHidden: Bool
  let isBackHidden: Bool
  let items: [ToolbarEntry]
  let search: SearchField?

  init(_ page: NavigationPage, _ previous: NavigationPage?) {
    title = page.last(PageRequest.title)
    isHidden = page.last(PageRequest.barVisibility) == .hidden
    isBackHidden = page.last(PageRequest.backHidden) ?? false
    items = page.all(PageRequest.toolbar).flatMap { $0 }
    search = page.last(PageRequest.search)
    switch page.last(PageRequest.displayMode) ?? .automatic {
    case .large: isLarge = !isHidden && title != nil
    case .inline: isLarge = false
    case .automatic:
      isLarge = !isHidden && title != nil && (previous.map { NavigationBarLook($0, nil).mode != .inline } ?? true)
    }
    mode = page.last(PageRequest.displayMode) ?? .automatic
  }

  private let mode: NavigationBarItem.TitleDisplayMode

  /// The height of all that is above the page's content, below the status bar.
  var height: CGFloat {
    if isHidden { return 0 }
    return Self.barHeight + (isLarge ? Self.largeTitleHeight : 0) + (search == nil ? 0 : Self.searchHeight)
  }

  var bottomHeight: CGFloat { items.contains { $0.placement.side == .bottom } ? 44 : 0 }

  /// How far the page's content has to go until it lies under the bar.
  var collapse: CGFloat { isLarge ? Self.largeTitleHeight : 0 }
}

/// The bar at the top of a page: the back button and leading items, the title, trailing items.
struct NavigationBar: View {
  let model: NavigationModel
  let page: NavigationPage
  let previous: NavigationPage?
  let look: NavigationBarLook

  var body: some View {
    let isUnder = page.scroll > look.collapse + 0.5
    VStack(spacing: 0) {
      ZStack {
        principal
          .frame(maxWidth: .infinity)
          .padding(.horizontal, 80)
          .opacity(showsInlineTitle ? 1 : 0)
        HStack(spacing: 16) {
          if showsBack { BackButton(title: previousTitle) { model.pop(page) } }
          ToolbarSide(items: look.items, side: .leading)
          Spacer(minLength: 0)
          ToolbarSide(items: look.items, side: .trailing)
        }
        .padding(.leading, showsBack ? 8 : 16)
        .padding(.trailing, 16)
      }
      .frame(height: NavigationBarLook.barHeight)
      if let search = look.search {
        SearchBar(field: search)
          .padding(.top, look.isLarge ? max(NavigationBarLook.largeTitleHeight - page.scroll, 0) : 0)
      }
    }
    .modifier(BarColorScheme(scheme: page.last(PageRequest.barColorScheme) ?? nil))
    .opacity(1 - abs(page.phase))
    .background(alignment: .top) {
      BarBackground(page: page, isUnder: isUnder, edge: .bottom).opacity(1 - abs(page.phase))
    }
    .accessibilityElement(children: .contain)
  }

  private var hasPrincipal: Bool { look.items.contains { $0.placement.side == .principal } }

  private var showsInlineTitle: Bool {
    if hasPrincipal { return true }
    return !look.isLarge || page.scroll > NavigationBarLook.largeTitleHeight - 14
  }

  @ViewBuilder private var principal: some View {
    Group {
      if hasPrincipal {
        ToolbarSide(items: look.items, side: .principal)
      } else {
        look.title?.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
          .accessibilityHidden(!showsInlineTitle)
      }
    }
    .animation(.easeInOut(duration: 0.2), value: showsInlineTitle)
  }

  private var showsBack: Bool { previous != nil && !look.isBackHidden }

  private var previousTitle: Text {
    guard let previous, let title = previous.last(PageRequest.title) else { return Text("Back") }
    return title
  }
}

/// Leads to the page before.
private struct BackButton: View {
  let title: Text
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 5) {
        Image(systemName: "chevron.left").font(.system(size: 20, weight: .medium)).accessibilityHidden(true)
        title.font(.body).lineLimit(1)
      }
      .frame(maxWidth: 150, minHeight: 44, alignment: .leading)
      .fixedSize(horizontal: true, vertical: false)
      .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
  }
}

/// What lies behind a bar once content has come under it.
struct BarBackground: View {
  let page: NavigationPage?
  let isUnder: Bool
  /// The edge at which the content lies.
  let edge: Edge

  var body: some View {
    let visibility = page?.last(PageRequest.barBackgroundVisibility)
    let style = page?.last(PageRequest.barBackground)
    let isShown = visibility == .visible || (visibility != .hidden && (isUnder || (style != nil && isUnder)))
    Rectangle()
      .fill(style ?? AnyShapeStyle(.bar))
      .overlay(alignment: edge == .bottom ? .bottom : .top) { Divider() }
      .ignoresSafeArea(edges: edge == .bottom ? [.top, .horizontal] : [.bottom, .horizontal])
      .opacity(isShown ? 1 : 0)
      .animation(.easeInOut(duration: 0.2), value: isShown)
      .allowsHitTesting(isShown)
  }
}

/// Has a bar light or dark, whatever is around it.
private struct BarColorScheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
  }
}
