import Raster

/// An affine map of the plane.
public typealias CGAffineTransform = Raster.CGAffineTransform
/// How a stroked line ends.
public typealias CGLineCap = Raster.CGLineCap
/// How a stroked line turns a corner.
public typealias CGLineJoin = Raster.CGLineJoin
