import Foundation

/// The tracking that is built into the system face, by size (Human Interface Guidelines, "Typography").
struct TrackingTable: Sendable {
  /// Sizes and tracking in points, sizes ascending.
  private let stops: [(size: CGFloat, points: CGFloat)]

  /// The tracking at `size` as a fraction of the em: linear between the table's sizes, its ends' fraction beyond.
  func em(at size: CGFloat) -> CGFloat {
    guard size > 0, let first = stops.first, let last = stops.last else { return 0 }
    if size <= first.size { return first.points / first.size }
    if size >= last.size { return last.points / last.size }
    var low = 0
    var high = stops.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if stops[middle].size <= size { low = middle } else { high = middle }
    }
    let part = (size - stops[low].size) / (stops[high].size - stops[low].size)
    return (stops[low].points + (stops[high].points - stops[low].points) * part) / size
  }

  static let text = TrackingTable(stops: [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
    (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
    (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
    (50, 0.34), (51, 0.35), (52, 0.31), (53, 0.33), (54, 0.32), (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24),
    (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ])

  static let rounded = TrackingTable(stops: [
    (6, 0.51), (7, 0.54), (8, 0.57), (9, 0.57), (10, 0.57), (11, 0.56), (12, 0.54), (13, 0.51), (14, 0.48),
    (15, 0.44), (16, 0.41), (17, 0.37), (18, 0.37), (19, 0.37), (20, 0.36), (21, 0.35), (22, 0.34), (23, 0.35),
    (24, 0.35), (25, 0.35), (26, 0.36), (27, 0.36), (28, 0.36), (29, 0.37), (30, 0.36), (31, 0.36), (32, 0.38),
    (33, 0.39), (34, 0.38), (35, 0.38), (44, 0.38), (48, 0.35), (56, 0.30), (60, 0.23), (64, 0.19), (72, 0.11),
    (80, 0),
  ])
}
