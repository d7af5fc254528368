/// The lengths of a list's look, in points.
struct ListMetrics {
  let style: _ListStyleKind
  let width: CGFloat
  let isFirstUnderTitle: Bool
  /// The least heights of rows and of section headers.
  let leastHeight: (row: CGFloat, header: CGFloat)
  /// Between two rows of a section.
  let rowSpacing: CGFloat
  /// Between two sections.
  let sectionSpacing: CGFloat
  /// Whether one reads from right to left.
  let isMirrored: Bool

  @MainActor
  init(_ environment: EnvironmentValues, width: CGFloat) {
    style = environment.listRow ?? environment.listStyleKind
    self.width = width
    isFirstUnderTitle = environment.navigationPage?.last(PageRequest.title) != nil
    leastHeight = (environment.defaultMinListRowHeight, environment.defaultMinListHeaderHeight ?? 0)
    rowSpacing = environment.listRowSpacing
    sectionSpacing = environment.listSectionSpacing ?? (style == .plain ? 0 : 35)
    isMirrored = environment.layoutDirection == .rightToLeft
  }

  /// Between the list's sides and its rows.
  var margin: CGFloat { style == .insetGrouped ? (width >= 414 ? 20 : 16) : 0 }
  /// The radius of a section's corners.
  var radius: CGFloat { style == .insetGrouped ? 10 : 0 }
  /// Between a row's edges and its content.
  var insets: EdgeInsets {
    let side: CGFloat = style == .plain && width >= 414 ? 20 : 16
    return EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }
  /// Above the first section where it has no header.
  var top: CGFloat { style == .plain ? 0 : isFirstUnderTitle ? 12 : 35 }
  var bottom: CGFloat { style == .plain ? 0 : 35 }
  /// Above and below a header's text.
  var header: (above: CGFloat, below: CGFloat) { style == .plain ? (7, 7) : (0, 7) }
  var footer: (above: CGFloat, below: CGFloat) { (8, 0) }
}
