extension GradientSource {
  /// A row of a gradient seen in perspective, eight pixels at a time. Where its plane is behind the viewer the
  /// colours mean nothing, but are colours.
  func project(
    _ x: Int, _ y: Int, _ count: Int, _ target: UnsafeMutablePointer<UInt32>, _ entries: RampEntries,
    _ depth: SIMD3<Double>
  ) {
    let row = Double(y)
    let (rowX, rowY, rowW) = (x0 + xy * row, y0 + yy * row, depth.z + depth.y * row)
    var columns = SIMD8<Double>(repeating: Double(x)) + SIMD8(0, 1, 2, 3, 4, 5, 6, 7)
    var index = 0
    while index < count {
      let w = 1 / (columns * depth.x + rowW)
      let u = LaneConversion.float((columns * xx + rowX) * w)
      let values: SIMD8<Float>
      if kind == .linear {
        values = u
      } else {
        let v = LaneConversion.float((columns * yx + rowY) * w)
        values = kind == .radial ? (u * u + v * v).squareRoot() : GradientSource.turns(u, v)
      }
      store(values * scale + offset, target, x, index, count, entries)
      columns += 8
      index &+= 8
    }
  }
}
