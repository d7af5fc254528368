/// Writes edges to the memory of a list.
struct EdgeWriter {
  /// Where the next edge goes.
  private(set) var place: UnsafeMutablePointer<Edge>
  /// Where the room for edges ends.
  private var limit: UnsafeMutablePointer<Edge>

  init(_ list: inout EdgeList) { (place, limit) = list.reserve(1) }

  /// Makes room for `count` more edges.
  @inline(__always)
  mutating func reserve(_ count: Int, in list: inout EdgeList) {
    if limit - place >= count { return }
    list.commit(upTo: place)
    (place, limit) = list.reserve(count)
  }

  /// Writes an edge, for which there must be room, unless it is level.
  @inline(__always)
  mutating func write(_ start: DevicePoint, _ end: DevicePoint) {
    place.pointee = Edge(start: start, end: end)
    // A level edge is written over by the next.
    if (start.bits ^ end.bits) &>> 32 != 0 { place += 1 }
  }

  /// Writes chords from `start` to `end` by way of so many points, for one more than which there must be room, and
  /// gives the last one.
  ///
  /// - Parameters:
  ///   - isFar: Whether points may lie beyond the limit of device coordinates.
  ///   - curve: The points at the parameters in its argument's lower and upper half.
  @inline(__always)
  mutating func polyline(
    _ points: Double, _ step: Double, from start: DevicePoint, to end: Point, isFar: Bool,
    _ curve: (SIMD4<Double>) -> SIMD4<Double>
  ) -> DevicePoint {
    let count = Int(points)
    var current = start
    var places = SIMD4<Double>(0, 0, 1, 1) + ChordCount.first
    var index = 0
    while index < count {
      var both = curve(places * step)
      if isFar { both = SIMD4(lowHalf: both.lowHalf.limited, highHalf: both.highHalf.limited) }
      let (first, second) = DevicePoint.pair(both)
      write(current, first)
      current = first
      index += 1
      if index == count { break }
      write(current, second)
      current = second
      index += 1
      places += 2
    }
    let last = DevicePoint(end)
    write(current, last)
    return last
  }
}
