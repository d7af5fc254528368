import Foundation

/// The calls that led to the present one, as the C library sees them: also through its own code, but without lines.
enum CallStack {
  private static let limit = 64

  /// Does once what may not be done in a signal's handler.
  static func prepare() {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 4)
    _ = takeCalls(&addresses, 4)
  }

  /// Writes a line a call to standard error. Asks for no memory.
  static func print() {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: limit) { addresses in
      let count = takeCalls(addresses.baseAddress!, Int32(limit))
      // Where a call returns to may lie behind the function that made it, if that call never returns.
      for index in 0..<Int(count) { addresses[index] = addresses[index].map { $0 - 1 } }
      writeCalls(addresses.baseAddress!, count, 2)
    }
  }

  /// A line of `print`, `image(symbol+offset)[address]`, taken apart; nil for other lines.
  static func frame(_ line: Substring) -> CrashReport.Frame? {
    guard line.hasPrefix("/"), line.hasSuffix("]"), let open = line.firstIndex(of: "("),
      let close = line[open...].firstIndex(of: ")")
    else { return nil }
    let symbol = line[line.index(after: open)..<close].prefix { $0 != "+" }
    guard !symbol.isEmpty else { return nil }
    let image = line[..<open].split(separator: "/").last.map(String.init) ?? ""
    return CrashReport.Frame(name: demangled(String(symbol)), image: image, place: nil)
  }

  private static func demangled(_ symbol: String) -> String {
    guard let name = demangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return symbol }
    defer { free(name) }
    return String(cString: name)
  }
}

@_silgen_name("backtrace")
private func takeCalls(_ addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ limit: Int32) -> Int32

@_silgen_name("backtrace_symbols_fd")
private func writeCalls(
  _ addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: Int32, _ descriptor: Int32)

@_silgen_name("swift_demangle")
private func demangle(
  _ symbol: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
