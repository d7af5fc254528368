import Raster

/// How what is drawn combines with what lies below.
public typealias BlendMode = Raster.BlendMode
