import Synchronization

/// The chance that the code under preview lives with: the same numbers on every run, from the start of the preview on.
struct PreviewRandomNumberGenerator: RandomNumberGenerator {
  private final class Sequence {
    weak var clock: (any _VirtualClock)?
    /// Any number will do, as long as it is always the same.
    var state: UInt64 = 0x5EED_0F_2CE7_09E5

    init(_ clock: any _VirtualClock) { self.clock = clock }

    /// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
    func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let sequences = Mutex<[Sequence]>([])

  /// The next number of the running preview; of the system where no preview is running.
  func next() -> UInt64 {
    guard let clock = _VirtualTime.current else {
      var system = SystemRandomNumberGenerator()
      return system.next()
    }
    return Self.sequences.withLock { sequences in
      if let own = sequences.first(where: { $0.clock === clock }) { return own.next() }
      sequences.removeAll { $0.clock == nil }
      let own = Sequence(clock)
      sequences.append(own)
      return own.next()
    }
  }
}

// Declared in this module, these win over the standard library's in every file that imports it.

extension FixedWidthInteger {
  /// A number by the preview's chance.
  public static func random(in range: Range<Self>) -> Self {
    var chance = PreviewRandomNumberGenerator()
    return random(in: range, using: &chance)
  }

  /// A number by the preview's chance.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var chance = PreviewRandomNumberGenerator()
    return random(in: range, using: &chance)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// A number by the preview's chance.
  public static func random(in range: Range<Self>) -> Self {
    var chance = PreviewRandomNumberGenerator()
    return random(in: range, using: &chance)
  }

  /// A number by the preview's chance.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var chance = PreviewRandomNumberGenerator()
    return random(in: range, using: &chance)
  }
}

extension Bool {
  /// True or false by the preview's chance.
  public static func random() -> Bool {
    var chance = PreviewRandomNumberGenerator()
    return random(using: &chance)
  }
}

extension Collection {
  /// An element by the preview's chance; nil where there is none.
  public func randomElement() -> Element? {
    var chance = PreviewRandomNumberGenerator()
    return randomElement(using: &chance)
  }
}

extension Swift.Sequence {
  /// The elements in an order by the preview's chance.
  public func shuffled() -> [Element] {
    var chance = PreviewRandomNumberGenerator()
    return shuffled(using: &chance)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Brings the elements into an order by the preview's chance.
  public mutating func shuffle() {
    var chance = PreviewRandomNumberGenerator()
    shuffle(using: &chance)
  }
}
