import Foundation

extension DisplayItem {
  /// Whether two items are equal. Copies of one item, which most items are that a list has in common with the one
  /// before, have the same bytes; to find that takes some nanoseconds, and to take two items apart a hundred.
  static func areEqual(_ a: UnsafePointer<DisplayItem>, _ b: UnsafePointer<DisplayItem>) -> Bool {
    memcmp(a, b, MemoryLayout<DisplayItem>.size) == 0 || a.pointee == b.pointee
  }

  /// How many items two lists have in common from the first on.
  static func commonPrefix(_ a: [DisplayItem], _ b: [DisplayItem]) -> Int {
    a.withUnsafeBufferPointer { first in
      b.withUnsafeBufferPointer { second in
        let count = min(first.count, second.count)
        guard count > 0, let first = first.baseAddress, let second = second.baseAddress else { return 0 }
        if first == second { return count }
        for index in 0..<count where !areEqual(first + index, second + index) { return index }
        return count
      }
    }
  }
}
