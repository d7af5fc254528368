import Foundation

/// How a stroked line ends.
public enum CGLineCap: Int32, Sendable, Codable {
  /// At the end point.
  case butt = 0
  /// With a half disc about the end point.
  case round = 1
  /// With half a square beyond the end point.
  case square = 2
}

/// How a stroked line turns a corner.
public enum CGLineJoin: Int32, Sendable, Codable {
  /// The outer sides meet in a point, or as `bevel` beyond the miter limit.
  case miter = 0
  /// With a disc about the corner.
  case round = 1
  /// Cut off straight.
  case bevel = 2
}

/// How a path is stroked.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  /// The line's width, in the path's units. Zero, negative or NaN draws nothing.
  public var lineWidth: CGFloat
  /// How open ends, dashes' ends included, look.
  public var lineCap: CGLineCap
  /// How corners look.
  public var lineJoin: CGLineJoin
  /// The greatest ratio of a miter's length to the line width; below 1 all miters become bevels.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, repeated; an odd list is used twice over. A list that is
  /// empty, holds a negative or a NaN or infinite length, or adds up to nothing means a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern the line starts.
  public var dashPhase: CGFloat

  /// A style, by default a solid line one unit wide with butt caps and miters up to ten.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Whether there is anything to draw.
  var isVisible: Bool { lineWidth > 0 }

  /// Whether the dash list is a usable pattern.
  var isDashed: Bool {
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return false }
    return dash.reduce(0, +) > 0
  }
}
