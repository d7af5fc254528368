/// A conformance of a type to a protocol, as the compiler records it in an image.
struct ConformanceRecord {
  private let address: UnsafeRawPointer

  /// The records that a conformance section points to.
  static func all(in section: UnsafeRawBufferPointer) -> [ConformanceRecord] {
    stride(from: 0, to: section.count, by: 4).map { offset in
      ConformanceRecord(address: (section.baseAddress! + offset).relative())
    }
  }

  /// The descriptor of the protocol; nil when a weakly linked protocol is absent.
  var protocolDescriptor: UnsafeRawPointer? {
    // The low bit says that the target holds the pointer, as for a protocol of another image.
    let offset = Int(address.load(as: Int32.self))
    guard offset != 0 else { return nil }
    let target = address + (offset & ~1)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }

  /// The conforming type; nil when it is generic, for then there is no one type.
  var type: Any.Type? {
    let flags = address.load(fromByteOffset: 12, as: UInt32.self)
    let reference: UnsafeRawPointer = (address + 4).relative()
    let descriptor: UnsafeRawPointer
    switch (flags >> 3) & 0b111 {
    case 0: descriptor = reference
    case 1:
      guard let target = reference.load(as: UnsafeRawPointer?.self) else { return nil }
      descriptor = target
    default: return nil  // Objective-C classes: none here.
    }
    let context = descriptor.load(as: UInt32.self)
    let isClassStructOrEnum = (16...18).contains(context & 0x1f)
    let isGeneric = context & 0x80 != 0
    guard isClassStructOrEnum, !isGeneric else { return nil }
    let accessor = unsafeBitCast(
      (descriptor + 12).relative() as UnsafeRawPointer, to: (@convention(c) (UInt) -> UnsafeRawPointer).self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }
}

extension UnsafeRawPointer {
  /// The target of the 32-bit pointer here, which is relative to its own place.
  fileprivate func relative() -> UnsafeRawPointer { self + Int(load(as: Int32.self)) }
}
