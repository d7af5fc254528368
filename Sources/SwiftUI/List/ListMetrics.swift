/// The lengths of a list's look, in points.
struct ListMetrics {
  let style: _ListStyleKind
  let width: CGFloat
  let isFirstUnderTitle: Bool

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
  /// Between two sections.
  var sectionGap: CGFloat { style == .plain ? 0 : 35 }
  var bottom: CGFloat { style == .plain ? 0 : 35 }
  /// Above and below a header's text.
  var header: (above: CGFloat, below: CGFloat) { style == .plain ? (7, 7) : (0, 7) }
  var footer: (above: CGFloat, below: CGFloat) { (8, 0) }
}
