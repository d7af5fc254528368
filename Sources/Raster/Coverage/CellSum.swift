/// The running sum of a row's cells, kept eight times over: the next eight cells' own sums do not have to wait
/// for it to be taken out of a vector and spread again.
struct CellSum {
  /// The sum so far, in each lane.
  private var lanes = SIMD8<Int32>()

  /// The sum so far.
  @inline(__always)
  var value: Int32 { lanes[0] }

  /// The sums up to each of eight cells. The cells are set to zero.
  @inline(__always)
  mutating func next8(_ cells: UnsafeMutablePointer<Int32>) -> SIMD8<Int32> {
    let memory = UnsafeMutableRawPointer(cells)
    var sums = memory.loadUnaligned(as: SIMD8<Int32>.self)
    memory.storeBytes(of: .zero, as: SIMD8<Int32>.self)
    sums = sums &+ SIMD8(0, sums[0], sums[1], sums[2], 0, sums[4], sums[5], sums[6])
    sums = sums &+ SIMD8(0, 0, sums[0], sums[1], 0, 0, sums[4], sums[5])
    let low = sums[3]
    sums = sums &+ SIMD8(0, 0, 0, 0, low, low, low, low)
    let total = sums[7]
    sums = sums &+ lanes
    lanes = lanes &+ SIMD8(total, total, total, total, total, total, total, total)
    return sums
  }

  /// The sum up to the next cell, which is set to zero.
  @inline(__always)
  mutating func next(_ cells: UnsafeMutablePointer<Int32>) -> Int32 {
    lanes = lanes &+ cells.pointee
    cells.pointee = 0
    return value
  }
}
