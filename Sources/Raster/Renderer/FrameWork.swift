/// What drawing a frame takes, guessed from its plan, to decide how it is divided among threads. The unit is the time
/// that a pixel takes, about a third of a nanosecond.
struct FrameWork {
  /// The pixels to be set, as often as they are.
  private var pixels = 0
  /// What is done once for each band that an item touches: finding its outline and the edges of that.
  private var outlines = 0
  /// How much of `outlines` another band would do again.
  private var repeated = 0
  /// The rows of a group's picture that have to be drawn for the sake of a single row.
  private var reach = 0
  /// The rows from the first to the last pixel of damage, the first being a multiple of four.
  private let rows: Int

  /// Looks at all items of a plan.
  init(_ plan: DrawingPlan, _ damage: Damage) {
    let bounds = damage.bounds
    rows = bounds.maxY - (bounds.minY & ~3)
    pixels = damage.area
    for index in plan.items.indices {
      let entry = plan.entries[index]
      let rect = entry.reach.intersection(bounds)
      if rect.isEmpty { continue }
      switch plan.items[index].content {
      case .fill(let path, _, _, _), .backdrop(let path, _): add(1000 + 150 * path.elementCount, rect, damage)
      case .stroke(let path, _, _): add(2000 + 500 * path.elementCount, rect, damage)
      case .glyphs(let run, _): add(300 * run.glyphs.count, rect, damage)
      case .beginGroup:
        let height = plan.effects[entry.index].extent
        reach = max(reach, plan.isPictured(index) && entry.hasBackdrop ? entry.reach.height : height)
        // A blur goes over its pixels several times.
        if height > 0 { pixels += 8 * rect.area }
      default: break
      }
    }
  }

  private mutating func add(_ outline: Int, _ rect: PixelRect, _ damage: Damage) {
    for part in damage.rects { pixels += part.intersection(rect).area }
    outlines += outline
    repeated += outline * rect.height / rows
  }

  /// How many rows the bands should have; a multiple of four.
  ///
  /// A band is a tenth of a millisecond's work at least, since a thread that sleeps takes half of that to wake, and much
  /// less than a processor's memory. There are few bands where what they would repeat is not little beside the rest.
  var bandHeight: Int {
    let most = min((pixels + outlines) / 300_000, pixels / (4 * repeated + 1), rows / max(16, 2 * reach), 16)
    return ((rows + max(1, most) - 1) / max(1, most) + 3) & ~3
  }
}
