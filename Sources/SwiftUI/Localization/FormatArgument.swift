/// A value to put in place of one specifier of a format string.
enum FormatArgument: Equatable, Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  /// A text with a look, or a picture. Only texts on screen can show it; plain strings get its characters.
  case text(Text)

  /// The number for which a language chooses a plural form; nil for what can't be counted.
  var count: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .string, .text: nil
    }
  }
}

/// A key for translations, and the values of the specifiers in it.
struct LocalizedFormat: Equatable, Sendable {
  /// The key: the literal itself, or with arguments a format string such as `%lld items`.
  private(set) var key: String
  private(set) var arguments: [FormatArgument] = []

  init(_ literal: String) { key = literal }

  /// Collects the parts of a string interpolation.
  struct Builder: Sendable {
    private var raw = ""
    private var escaped = ""
    private var arguments: [FormatArgument] = []

    mutating func append(literal: String) {
      raw += literal
      escaped += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    mutating func append(_ argument: FormatArgument, specifier: String) {
      escaped += specifier
      arguments.append(argument)
    }

    /// Without arguments the key is no format, and a per cent sign in it stands for itself.
    func build() -> LocalizedFormat {
      var format = LocalizedFormat(arguments.isEmpty ? raw : escaped)
      format.arguments = arguments
      return format
    }
  }
}

/// A number that string interpolations of keys take.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  /// The specifier that the key gets.
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  /// The number as an argument.
  var argument: FormatArgument {
    switch _arg {
    case let value as Int64: .integer(value)
    case let value as UInt64: .unsigned(value)
    case let value as Int32: .integer(Int64(value))
    case let value as UInt32: .unsigned(UInt64(value))
    case let value as Double: .double(value)
    case let value as Float: .double(Double(value))
    default: .string(String(describing: self))
    }
  }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  public var _arg: Double { Double(self) }
  public var _specifier: String { "%lf" }
}
