/// A panel that comes up from the bottom.
struct SheetFrame<Presented: View>: PresentationFrame {
  let model: PresentationModel
  let content: Presented

  static var animation: Animation { PresentationModel.slide }
  static var recedes: Bool { true }

  var body: some View { content.modifier(SheetPanel(model: model)) }
}

/// The panel of a sheet over the dimmed window.
private struct SheetPanel: ViewModifier {
  let model: PresentationModel
  @State private var detent: PresentationDetent?
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    let choice = model.last(PresentationRequest.detents)
    let heights = self.heights(choice)
    let height = current(choice, heights)
    return ZStack(alignment: .bottom) {
      Color.black
        .opacity((colorScheme == .dark ? 0.48 : 0.2) * (letsThrough ? 0 : model.progress))
        .contentShape(Rectangle())
        .onTapGesture { if !staysPut { model.dismiss() } }
        .allowsHitTesting(!letsThrough)
        .accessibilityHidden(true)
      panel(content, choice, height)
        .frame(height: max(height - min(model.drag, 0), 0))
        .offset(y: (1 - model.progress) * height + max(model.drag, 0))
        .gesture(drag(choice, heights, height))
    }
  }

  private func panel(_ content: Content, _ choice: DetentChoice?, _ height: CGFloat) -> some View {
    let radius = model.last(PresentationRequest.radius).flatMap { $0 } ?? 10
    let shape = UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius, style: .continuous)
    return
      content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(
        _SafeAreaPaddingLayout(
          insets: EdgeInsets(top: 0, leading: 0, bottom: model.insets.bottom, trailing: 0))
      )
      .background {
        if let own = model.last(PresentationRequest.background) {
          own
        } else {
          Color(system: .background)
        }
      }
      .clipShape(shape)
      .overlay(alignment: .top) {
        if showsIndicator(choice) {
          Capsule()
            .fill(Color(system: .tertiaryLabel))
            .frame(width: 36, height: 5)
            .padding(.top, 5)
            .accessibilityHidden(true)
        }
      }
      .accessibilityAction(.escape) { if !staysPut { model.dismiss() } }
  }

  private var staysPut: Bool { model.last(PresentationRequest.staysPut) ?? false }

  private var letsThrough: Bool { model.last(PresentationRequest.interaction)?.isEnabled ?? false }

  private func showsIndicator(_ choice: DetentChoice?) -> Bool {
    switch model.last(PresentationRequest.indicator) ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: (choice?.detents.count ?? 1) > 1
    }
  }

  // MARK: Heights

  /// The room for a sheet at its largest, in points.
  private var most: CGFloat { max(model.window.height - model.insets.top - 10, 0) }

  private func heights(_ choice: DetentChoice?) -> [(detent: PresentationDetent, height: CGFloat)] {
    let detents = choice.map { Array($0.detents) } ?? [.large]
    return detents.map { ($0, $0.height(of: most, window: model.window, insets: model.insets)) }
      .sorted { $0.height < $1.height }
  }

  private func current(_ choice: DetentChoice?, _ heights: [(detent: PresentationDetent, height: CGFloat)]) -> CGFloat {
    let wanted = choice?.selection?.wrappedValue ?? detent
    return (heights.first { $0.detent == wanted } ?? heights.first)?.height ?? most
  }

  private func drag(
    _ choice: DetentChoice?, _ heights: [(detent: PresentationDetent, height: CGFloat)], _ height: CGFloat
  ) -> some Gesture {
    DragGesture(minimumDistance: 10, coordinateSpace: .global)
      .onChanged { value in
        let pulled = value.translation.height
        let room = (heights.last?.height ?? height) - height
        let resisting = staysPut && (heights.first?.height ?? height) >= height - 0.5
        if pulled < -room {
          model.drag = -room + RubberBand.shown(pulled + room, extent: model.window.height) * 0.3
        } else {
          model.drag = resisting ? RubberBand.shown(pulled, extent: model.window.height) * 0.4 : pulled
        }
      }
      .onEnded { value in
        let goal = height - value.predictedEndTranslation.height
        let least = heights.first?.height ?? height
        withAnimation(SheetFrame<EmptyView>.animation) { model.drag = 0 }
        if goal < least / 2 && !staysPut { return model.dismiss() }
        guard let nearest = heights.min(by: { abs($0.height - goal) < abs($1.height - goal) }) else { return }
        withAnimation(SheetFrame<EmptyView>.animation) {
          detent = nearest.detent
          choice?.selection?.wrappedValue = nearest.detent
        }
      }
  }
}

/// A panel over all of the window.
struct CoverFrame<Presented: View>: PresentationFrame {
  let model: PresentationModel
  let content: Presented

  static var animation: Animation { PresentationModel.slide }

  var body: some View { content.modifier(CoverPanel(model: model)) }
}

private struct CoverPanel: ViewModifier {
  let model: PresentationModel

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(_SafeAreaPaddingLayout(insets: model.insets))
      .background {
        if let own = model.last(PresentationRequest.background) { own } else { Color(system: .background) }
      }
      .offset(y: (1 - model.progress) * model.window.height)
  }
}

extension View {
  /// Shows a sheet while `isPresented` is true.
  ///
  /// - Parameter onDismiss: is called when the sheet has gone.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_PresentationModifier<SheetFrame<Content>>(isPresented: isPresented, onDismiss: onDismiss) { content() })
  }

  /// Shows a sheet while there is an `item`.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentationModifier<SheetFrame<_IdentifiedView<Content, Item.ID>>>(
        isPresented: item.isPresent(), onDismiss: onDismiss
      ) {
        item.wrappedValue.map { _IdentifiedView(content: content($0), id: $0.id) }
      })
  }

  /// Covers the window while `isPresented` is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_PresentationModifier<CoverFrame<Content>>(isPresented: isPresented, onDismiss: onDismiss) { content() })
  }

  /// Covers the window while there is an `item`.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentationModifier<CoverFrame<_IdentifiedView<Content, Item.ID>>>(
        isPresented: item.isPresent(), onDismiss: onDismiss
      ) {
        item.wrappedValue.map { _IdentifiedView(content: content($0), id: $0.id) }
      })
  }

  /// Shows a popover while `isPresented` is true: in a window as narrow as a phone's, as a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Shows a popover while there is an `item`: in a window as narrow as a phone's, as a sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  /// What a popover points at.
  public enum Source: Sendable {
    case bounds
    case rect(CGRect)
    public static func rect(_ rect: Source) -> Source { rect }
  }

  case rect(Source)
  case point(UnitPoint)
}
