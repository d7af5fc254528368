/// One chunk of a PNG file.
struct PNGChunk {
  let type: String
  let data: ArraySlice<UInt8>

  /// The first bytes of every PNG file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunks of a complete file, which must be a well-formed one.
  static func all(in file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var offset = signature.count
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append(PNGChunk(type: type, data: file[offset + 8..<offset + 8 + length]))
      offset += 12 + length
    }
    return chunks
  }

  /// A chunk as the file has it: length, type, data and check sum.
  static func bytes(_ type: String, _ data: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + 12)
    bytes.append(bigEndian: UInt32(data.count))
    bytes += type.utf8
    bytes += data
    bytes.append(bigEndian: checksum(bytes[4...]))
    return bytes
  }

  /// The cyclic redundancy check of ISO 3309 that the format prescribes.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { bytes in
      table.withUnsafeBufferPointer { table in
        var value: UInt32 = .max
        for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
        return ~value
      }
    }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }
}

extension [UInt8] {
  mutating func append(bigEndian value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }
}
