import Foundation
import Raster

/// One shape of a drawing, with its paints. Drawings are of one colour: what matters of a paint is whether it draws.
public struct SVGShape: Sendable {
  /// What a fill or a stroke does.
  public enum Paint: Sendable, Equatable {
    /// Nothing.
    case none
    /// Draws.
    case ink
    /// Takes away what is under it: painted white.
    case erase
  }

  /// The outline, in the drawing's units.
  public var path: Path
  /// What the inside does.
  public var fill: Paint
  /// What the line along the outline does.
  public var stroke: Paint
  /// Which points are inside.
  public var fillRule: FillRule
  /// The line: its width in the drawing's units, its ends and corners.
  public var strokeStyle: StrokeStyle
  /// The opacity, 0 to 1, of the shape and all the groups around it.
  public var opacity: Double
}
