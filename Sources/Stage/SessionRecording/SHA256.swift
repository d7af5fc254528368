/// The hash function of FIPS 180-4 with 256 bits: tells whether a file is still the same.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var block: [UInt8] = []
  private var length: UInt64 = 0
  private var schedule = [UInt32](repeating: 0, count: 64)

  package init() { block.reserveCapacity(64) }

  /// The hash of `bytes`, in 64 hexadecimal digits.
  package static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  /// Takes more bytes.
  package mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      block.append(byte)
      length &+= 1
      if block.count == 64 { compress() }
    }
  }

  /// The hash of all bytes taken, in 64 hexadecimal digits. Nothing can be added afterwards.
  package mutating func finish() -> String {
    let bits = length &* 8
    block.append(0x80)
    if block.count == 64 { compress() }
    while block.count != 56 {
      block.append(0)
      if block.count == 64 { compress() }
    }
    for shift in stride(from: 56, through: 0, by: -8) { block.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    compress()
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func compress() {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    for index in 0..<16 {
      schedule[index] = block[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (a, b) = (schedule[index - 15], schedule[index - 2])
      let low = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
      let high = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10
      schedule[index] = schedule[index - 16] &+ low &+ schedule[index - 7] &+ high
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = e & f ^ ~e & g
      let first = h &+ high &+ choice &+ Self.constants[index] &+ schedule[index]
      let low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ low &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    block.removeAll(keepingCapacity: true)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2), found in
  /// whole numbers of 128 bits.
  private static let constants: [UInt32] = {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < 64 {
      if primes.allSatisfy({ !candidate.isMultiple(of: $0) }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      // The whole number r with r³ ≤ prime·2⁹⁶ < (r+1)³ is the root times 2³²; found by halving.
      let target = UInt128(prime) << 96
      var (low, high) = (UInt128(0), UInt128(8) << 32)
      while high - low > 1 {
        let middle = (low + high) / 2
        if middle * middle * middle <= target { low = middle } else { high = middle }
      }
      return UInt32(truncatingIfNeeded: low)
    }
  }()
}
