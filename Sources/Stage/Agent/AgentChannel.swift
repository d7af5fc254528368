import Foundation

/// One end of the socket between a player and an agent: whole messages in, whole messages out.
///
/// Reading and writing wait. The player's end is read and written by `AgentLink`, which does not.
struct AgentChannel {
  /// Longer messages than this are taken for nonsense.
  static let limit = 1 << 28

  let socket: Int32

  /// The next message; nil when the other end is closed.
  func receive<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    guard let head = try read(4) else { return nil }
    let length = AgentFraming.length(head)
    guard length <= Self.limit else { throw AgentFault("a message of \(length) bytes was announced") }
    guard let body = try read(length) else { throw AgentFault("the other end closed in the middle of a message") }
    return try AgentFraming.decode(type, body)
  }

  func send(_ message: some Encodable) throws {
    let data = try AgentFraming.encode(message)
    var sent = 0
    while sent < data.count {
      let count = data.withUnsafeBytes { Glibc.send(socket, $0.baseAddress! + sent, data.count - sent, noSignal) }
      if count < 0 {
        if errno == EINTR { continue }
        throw AgentFault("a message can't be sent: \(String(cString: strerror(errno)))")
      }
      sent += count
    }
  }

  private func read(_ count: Int) throws -> Data? {
    var data = Data(count: count)
    var filled = 0
    while filled < count {
      let got = data.withUnsafeMutableBytes { Glibc.read(socket, $0.baseAddress! + filled, count - filled) }
      if got < 0 {
        if errno == EINTR { continue }
        throw AgentFault("a message can't be received: \(String(cString: strerror(errno)))")
      }
      if got == 0 { return nil }
      filled += got
    }
    return data
  }
}

/// `MSG_NOSIGNAL`: a closed other end is an error, not the end of this process.
let noSignal: Int32 = 0x4000

/// Something went wrong between a player and an agent.
package struct AgentFault: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// How messages become bytes.
enum AgentFraming {
  static func encode(_ message: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let body = try encoder.encode(message)
    var data = Data(capacity: body.count + 4)
    withUnsafeBytes(of: UInt32(body.count).littleEndian) { data.append(contentsOf: $0) }
    data.append(body)
    return data
  }

  static func decode<Message: Decodable>(_ type: Message.Type, _ body: Data) throws -> Message {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: body)
  }

  /// The length that the first four bytes announce.
  static func length(_ head: Data) -> Int {
    head.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Takes the first whole message off `buffer`; nil when there is none yet.
  static func takeMessage(from buffer: inout Data) throws -> Data? {
    guard buffer.count >= 4 else { return nil }
    let length = length(buffer)
    guard length <= AgentChannel.limit else { throw AgentFault("a message of \(length) bytes was announced") }
    guard buffer.count >= 4 + length else { return nil }
    let body = Data(buffer.dropFirst(4).prefix(length))
    buffer = Data(buffer.dropFirst(4 + length))
    return body
  }
}
