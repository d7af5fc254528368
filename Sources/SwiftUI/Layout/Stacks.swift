/// Arranges its views in a horizontal line.
public struct HStack<Content: View>: View {
  private let layout: HStackLayout
  private let content: Content

  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment, spacing, content())
  }

  @usableFromInline init(_ alignment: VerticalAlignment, _ spacing: CGFloat?, _ content: Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content
  }

  public var body: some View { _LayoutContainer(layout: layout, content: content) }

  public static func _appendComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    plan.appendFields(of: Self.self, views: Content.self, at: offset)
  }
}

/// Arranges its views in a vertical line.
public struct VStack<Content: View>: View {
  private let layout: VStackLayout
  private let content: Content

  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment, spacing, content())
  }

  @usableFromInline init(_ alignment: HorizontalAlignment, _ spacing: CGFloat?, _ content: Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content
  }

  public var body: some View { _LayoutContainer(layout: layout, content: content) }

  public static func _appendComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    plan.appendFields(of: Self.self, views: Content.self, at: offset)
  }
}

/// Lays its views over one another.
public struct ZStack<Content: View>: View {
  private let layout: ZStackLayout
  private let content: Content

  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(alignment, content())
  }

  @usableFromInline init(_ alignment: Alignment, _ content: Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content
  }

  public var body: some View { _LayoutContainer(layout: layout, content: content) }

  public static func _appendComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    plan.appendFields(of: Self.self, views: Content.self, at: offset)
  }
}
