import Foundation

/// A command line taken apart by the options that a command knows.
struct ParsedArguments {
  private(set) var positionals: [String] = []
  private var values: [String: [String]] = [:]

  /// - Throws: `CommandFailure` with exit code 64 for an option that is unknown, lacks its value or has one too many.
  init(_ arguments: [String], options: [OptionSpec], command: String) throws {
    var specs: [String: OptionSpec] = [:]
    for option in options {
      specs[option.name] = option
      if let alias = option.alias { specs[alias] = option }
    }
    var rest = arguments[...]
    var onlyPositionals = false
    while let argument = rest.popFirst() {
      if onlyPositionals || !argument.hasPrefix("-") || argument == "-" || Double(argument) != nil {
        positionals.append(argument)
        continue
      }
      if argument == "--" {
        onlyPositionals = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let spec = specs[parts[0]] else {
        let known = options.map(\.name).joined(separator: ", ")
        throw CommandFailure.usage("\(command): there is no option '\(parts[0])'. There are: \(known)")
      }
      if spec.argument == nil {
        if parts.count > 1 { throw CommandFailure.usage("\(command): \(spec.name) takes no value") }
        values[spec.name, default: []].append("")
      } else if parts.count > 1 {
        values[spec.name, default: []].append(parts[1])
      } else if let value = rest.popFirst() {
        values[spec.name, default: []].append(value)
      } else {
        throw CommandFailure.usage("\(command): \(spec.name) needs a value: \(spec.usage)")
      }
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value given, which counts.
  func value(_ name: String) -> String? { values[name]?.last }

  /// Every value given, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// A finite number in a range.
  func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = Double(text), number.isFinite, range.contains(number) else {
      throw CommandFailure.usage(
        "\(name) \(text): expected a number from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))")
    }
    return number
  }

  /// A size written as `WxH`, in points.
  func size(_ name: String) throws -> CGSize? {
    guard let text = value(name) else { return nil }
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...8192).contains(width),
      (1...8192).contains(height)
    else {
      throw CommandFailure.usage(
        "\(name) \(text): expected WIDTHxHEIGHT in points, each from 1 to 8192, such as 393x852")
    }
    return CGSize(width: width, height: height)
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
