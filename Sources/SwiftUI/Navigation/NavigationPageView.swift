/// A page of a navigation stack under its bar.
struct NavigationPageView<Root: View>: View {
  let model: NavigationModel
  let page: NavigationPage
  let previous: NavigationPage?
  let root: Root

  var body: some View {
    VStack { content }
      .environment(\.navigationPage, page)
      .transformEnvironment(\.dismiss) { dismiss in
        if !page.isRoot { dismiss = DismissAction { [weak model, weak page] in page.map { model?.pop($0) } } }
      }
      .transformEnvironment(\.isPresented) { if !page.isRoot { $0 = true } }
      .modifier(NavigationPageChrome(model: model, page: page, previous: previous))
      .onAppear { model.appeared(page) }
      .transition(.identity)
      .zIndex(Double(page.id))
  }

  @ViewBuilder private var content: some View {
    switch page.content {
    case .root: root
    case .view(let view): view
    case .value(let value):
      if let view = model.destination(value) {
        view
      } else {
        Image(systemName: "exclamationmark.triangle.fill")
          .font(.title)
          .foregroundStyle(.yellow)
          .accessibilityLabel("no navigationDestination for \(String(describing: type(of: value.base)))")
      }
    }
  }
}

/// The bar of a page, and where the page is. What the page asks of its bar does not reach the page again.
private struct NavigationPageChrome: ViewModifier {
  let model: NavigationModel
  let page: NavigationPage
  let previous: NavigationPage?

  func body(content: Content) -> some View {
    let look = NavigationBarLook(page, previous)
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(
        _SafeAreaPaddingLayout(
          insets: EdgeInsets(top: look.height, leading: 0, bottom: look.bottomHeight, trailing: 0))
      )
      .background { Rectangle().fill(.background).ignoresSafeArea() }
      .overlay(alignment: .top) {
        if look.isLarge {
          LargeTitle(title: look.title, scroll: page.scroll).padding(.top, NavigationBarLook.barHeight)
        }
      }
      .overlay { shade }
      .overlay(alignment: .leading) { edge }
      .modifier(PageSlide(phase: page.phase))
      .overlay(alignment: .top) {
        if !look.isHidden {
          NavigationBar(model: model, page: page, previous: previous, look: look)
        }
      }
      .overlay(alignment: .bottom) {
        if look.bottomHeight > 0 { BottomBar(items: look.items).opacity(1 - abs(page.phase)) }
      }
      .allowsHitTesting(page.phase == 0)
      .accessibilityHidden(page.phase != 0)
  }

  /// What a page that lies under another is darkened with.
  @ViewBuilder private var shade: some View {
    if page.phase < 0 {
      Color.black.opacity(0.1 * -page.phase).ignoresSafeArea().allowsHitTesting(false)
    }
  }

  /// The edge at which a page can be pulled away.
  @ViewBuilder private var edge: some View {
    if let previous, !NavigationBarLook(page, previous).isBackHidden {
      GeometryReader { proxy in
        Color.clear
          .frame(width: 16)
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 10)
              .onChanged { value in
                model.drag(page, part: value.translation.width / max(proxy.size.width, 1))
              }
              .onEnded { value in
                let end = value.predictedEndTranslation.width
                model.endDrag(page, goes: end > proxy.size.width / 2)
              })
      }
      .accessibilityHidden(true)
    }
  }
}

/// Moves a page to the side: all of its width to the trailing one, three tenths to the leading one under another page.
private struct PageSlide: GeometryEffect {
  var phase: Double

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let part = phase > 0 ? phase : phase * 0.3
    return ProjectionTransform(CGAffineTransform(translationX: size.width * part, y: 0))
  }
}

/// The title in large letters under the bar: it goes up with the page's content, and out of sight behind the bar.
private struct LargeTitle: View {
  let title: Text?
  let scroll: CGFloat

  var body: some View {
    HStack {
      title?
        .font(.largeTitle.bold())
        .lineLimit(1)
        .accessibilityAddTraits(.isHeader)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
    .frame(height: NavigationBarLook.largeTitleHeight)
    .offset(y: -scroll)
    .mask {
      // Pulled down it may leave its place, pushed up it may not.
      Rectangle().padding(.bottom, min(scroll, 0))
    }
    .allowsHitTesting(false)
  }
}
