import Raster

/// Shows where in the content one is, while it moves and shortly after.
struct ScrollIndicators {
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let leastLength: CGFloat = 36
  private static let leastLengthBeyond: CGFloat = 8
  /// How long they stay after the last movement, and how long they take to fade, in seconds.
  private static let stay = 1.2
  private static let fade = 0.25

  private var lastMovement: Double?

  mutating func moved(at time: Double) { lastMovement = max(lastMovement ?? time, time) }

  func opacity(at time: Double) -> Double {
    guard let lastMovement else { return 0 }
    let fading = (time - lastMovement - Self.stay) / Self.fade
    return fading <= 0 ? 1 : max(1 - fading, 0)
  }

  func isChanging(at time: Double) -> Bool {
    guard let lastMovement else { return false }
    return time >= lastMovement + Self.stay
  }

  /// When they look different next, as far as that is known; nil when they are gone.
  func nextChange(after time: Double) -> Double? {
    guard let lastMovement else { return nil }
    if time < lastMovement + Self.stay { return lastMovement + Self.stay }
    return time < lastMovement + Self.stay + Self.fade ? time : nil
  }

  /// Draws them over `viewport`.
  @MainActor
  func draw(_ item: ScrollItem, _ viewport: CGRect, _ context: inout DrawContext) {
    if lastMovement == nil { return }
    let opacity = opacity(at: context.readTime())
    guard opacity > 0 else { return }
    let color =
      item.settings.isDark
      ? RGBA(red: 1, green: 1, blue: 1, alpha: Float(0.5 * opacity))
      : RGBA(red: 0, green: 0, blue: 0, alpha: Float(0.35 * opacity))
    let isMirrored = item.environment.layoutDirection == .rightToLeft
    for axis in Axis.allCases where item.settings.showsIndicator(axis) {
      let extent = axis == .horizontal ? item.extents.horizontal : item.extents.vertical
      guard extent.scrolls, extent.overflows else { continue }
      let (start, length) = Self.bar(extent, position: axis == .horizontal ? item.offset.x : item.offset.y)
      let rect: CGRect
      if axis == .vertical {
        let x = isMirrored ? viewport.minX + Self.margin : viewport.maxX - Self.margin - Self.thickness
        rect = CGRect(x: x, y: viewport.minY + start, width: Self.thickness, height: length)
      } else {
        rect = CGRect(
          x: viewport.minX + start, y: viewport.maxY - Self.margin - Self.thickness, width: length,
          height: Self.thickness)
      }
      let radius = Self.thickness / 2
      context.list.fill(
        Raster.Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius)), paint: .solid(color),
        transform: context.transform, id: ~item.id)
    }
  }

  /// Where a bar begins in the visible part, and how long it is.
  static func bar(_ extent: ScrollExtent, position: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let track = max(extent.room - 2 * margin, 1)
    let total = extent.content
    let (first, last) = (CGFloat(extent.range.lowerBound), CGFloat(extent.range.upperBound))
    let beyond = max(first - position, position - last, 0)
    let full = min(max(track * extent.room / max(total, 1), leastLength), track)
    let length = max(full - beyond, min(leastLengthBeyond, track))
    let part = last > first ? min(max((position - first) / (last - first), 0), 1) : 0
    return (extent.before + margin + (track - length) * part, length)
  }
}
