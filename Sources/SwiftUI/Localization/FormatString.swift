/// A format string taken apart.
struct FormatString {
  /// One `%…` of the string.
  struct Specifier: Equatable, Sendable {
    /// The argument's number, from 0.
    var argument: Int
    /// Flags, width and precision, as written.
    var flags = ""
    var precision: Int?
    /// The conversion: `@`, `d`, `f` and so on.
    var conversion: Character
  }

  enum Part: Equatable, Sendable {
    case literal(String)
    case specifier(Specifier)
  }

  private(set) var parts: [Part] = []

  /// Parses `text`. A `%` that begins no known specifier stands for itself.
  init(_ text: String) {
    var literal = ""
    var next = 0
    var rest = Substring(text)
    while let character = rest.first {
      rest.removeFirst()
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      guard let (specifier, after) = Self.specifier(rest, next: next) else {
        literal.append("%")
        continue
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(.specifier(specifier))
      next = max(next, specifier.argument + 1)
      rest = after
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// The specifier whose `%` has been read. Form: `[n$][flags][width][.precision][length]conversion`.
  ///
  /// The flag that is a space, and conversions of C strings, are left out: "100% done" is meant as it stands.
  private static func specifier(_ text: Substring, next: Int) -> (Specifier, Substring)? {
    var rest = text
    func number() -> String {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest.removeFirst(digits.count)
      return String(digits)
    }
    var argument = next
    let start = rest
    if let position = Int(number()), position > 0, rest.first == "$" {
      rest.removeFirst()
      argument = position - 1
    } else {
      rest = start
    }
    var flags = ""
    while let flag = rest.first, "-+#0'".contains(flag) {
      flags.append(flag)
      rest.removeFirst()
    }
    flags += number()
    var precision: Int?
    if rest.first == "." {
      rest.removeFirst()
      precision = Int(number()) ?? 0
    }
    while let length = rest.first, "hlqjzt".contains(length) { rest.removeFirst() }
    guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaA".contains(conversion) else { return nil }
    rest.removeFirst()
    return (Specifier(argument: argument, flags: flags, precision: precision, conversion: conversion), rest)
  }
}

extension FormatString.Specifier {
  /// The characters for `argument` in a language. Numbers are grouped and pointed as the language does it.
  func string(for argument: FormatArgument, locale: Locale) -> String {
    switch (argument, conversion) {
    case (.string(let value), _): return value
    case (.integer(let value), "f"), (.integer(let value), "F"): return fixed(Double(value), locale)
    case (.unsigned(let value), "f"), (.unsigned(let value), "F"): return fixed(Double(value), locale)
    case (.double(let value), "f"), (.double(let value), "F"): return fixed(value, locale)
    case (.double(let value), "@"): return value.formatted(.number.locale(locale))
    case (.double(let value), "d"), (.double(let value), "i"), (.double(let value), "u"):
      return value.isFinite ? whole(Int64(clamping: Int(value.rounded(.towardZero))), locale) : "\(value)"
    case (.double(let value), _): return String(format: "%\(flags)\(precisionText)\(conversion)", value)
    case (.integer(let value), "@"), (.integer(let value), "d"), (.integer(let value), "i"),
      (.integer(let value), "u"), (.integer(let value), "D"), (.integer(let value), "U"):
      return whole(value, locale)
    case (.integer(let value), _): return String(format: "%\(flags)\(precisionText)ll\(conversion)", value)
    case (.unsigned(let value), "x"), (.unsigned(let value), "X"), (.unsigned(let value), "o"):
      return String(format: "%\(flags)\(precisionText)ll\(conversion)", value)
    case (.unsigned(let value), _): return value.formatted(.number.locale(locale))
    case (.text, _): return ""
    }
  }

  private var precisionText: String { precision.map { ".\($0)" } ?? "" }

  private func whole(_ value: Int64, _ locale: Locale) -> String {
    if !flags.isEmpty || precision != nil { return String(format: "%\(flags)\(precisionText)lld", value) }
    if value.magnitude < 1000, Digits.areLatin(in: locale) { return String(value) }
    return value.formatted(.number.locale(locale))
  }

  private func fixed(_ value: Double, _ locale: Locale) -> String {
    if !flags.isEmpty { return String(format: "%\(flags)\(precisionText)f", value) }
    return value.formatted(.number.precision(.fractionLength(precision ?? 6)).locale(locale))
  }
}
