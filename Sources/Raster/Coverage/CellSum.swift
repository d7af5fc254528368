/// The running sum of a row's cells.
enum CellSum {
  /// The sums up to each of eight cells, starting from `sum`, which becomes the last. The cells are
  /// set to zero.
  @inline(__always)
  static func next8(_ cells: UnsafeMutablePointer<Int32>, _ sum: inout Int32) -> SIMD8<Int32> {
    let memory = UnsafeMutableRawPointer(cells)
    var sums = memory.loadUnaligned(as: SIMD8<Int32>.self)
    memory.storeBytes(of: .zero, as: SIMD8<Int32>.self)
    sums = sums &+ SIMD8(0, sums[0], sums[1], sums[2], 0, sums[4], sums[5], sums[6])
    sums = sums &+ SIMD8(0, 0, sums[0], sums[1], 0, 0, sums[4], sums[5])
    let low = sums[3]
    sums = sums &+ SIMD8(0, 0, 0, 0, low, low, low, low) &+ SIMD8(repeating: sum)
    sum = sums[7]
    return sums
  }

  /// The sum up to the next cell, which is set to zero.
  @inline(__always)
  static func next(_ cells: UnsafeMutablePointer<Int32>, _ sum: inout Int32) -> Int32 {
    sum &+= cells.pointee
    cells.pointee = 0
    return sum
  }
}
