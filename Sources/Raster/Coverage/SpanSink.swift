/// What the sweep hands a row's coverage to. Implementations are specialised into the sweep: calls
/// through this protocol cost nothing.
protocol SpanSink {
  /// The spans that follow are on the device row `y`.
  mutating func beginRow(_ y: Int)

  /// `count` pixels from device column `x` are covered by `alpha`, 1...255.
  mutating func constant(x: Int, count: Int, alpha: UInt32)

  /// The coverage of `count` pixels from device column `x` is the running sum, from `sum`, of `cells`.
  /// Leaves zeros in `cells` and the new running sum in `sum`. `count` is a multiple of eight except at
  /// the clip's right side.
  mutating func cells<Rule: CoverageRule>(
    x: Int, count: Int, cells: UnsafeMutablePointer<Int32>, sum: inout CellSum, rule: Rule.Type)

  /// The coverage of `count` pixels from device column `x` is in `bytes`, of which a multiple of eight
  /// may be read.
  mutating func mask(x: Int, count: Int, bytes: UnsafePointer<UInt8>)
}
