/// Gives the names in an animation written as text their meaning.
struct AnimationInterpreter {
  let source: String

  private func error(_ message: String, at offset: Int) -> AnimationParseError {
    AnimationParseError(source: source, offset: offset, message: message)
  }

  // MARK: Values

  func animation(_ expression: SourceExpression) throws(AnimationParseError) -> Animation {
    guard case .member(let base, let name, let arguments, let offset, let end) = expression else {
      throw error("expected an animation, such as spring(duration: 0.5)", at: expression.offset)
    }
    guard let base, !isType(base, "Animation") else {
      return try call(
        name, arguments, in: Self.animations, properties: Self.animationProperties, what: "animation", offset: offset,
        end: end)
    }
    let animation = try animation(base)
    guard let arguments else {
      throw error("expected '(' and the arguments of the modifier '\(name)'", at: end)
    }
    let modifier = try call(
      name, arguments, in: Self.modifiers, properties: [], what: "modifier", offset: offset, end: end)
    return modifier(animation)
  }

  private func spring(_ expression: SourceExpression) throws(AnimationParseError) -> Spring {
    guard case .member(let base, let name, let arguments, let offset, let end) = expression,
      base == nil || isType(base!, "Spring")
    else { throw error("expected a spring, such as Spring(duration: 0.5)", at: expression.offset) }
    let isInitializer = base == nil && name == "Spring" || name == "init"
    return try call(
      isInitializer ? "Spring" : name, arguments, in: Self.springs, properties: ["smooth", "snappy", "bouncy"],
      what: "spring", offset: offset, end: end)
  }

  private func curve(_ expression: SourceExpression) throws(AnimationParseError) -> UnitCurve {
    guard case .member(let base, let name, let arguments, let offset, let end) = expression else {
      throw error("expected a unit curve, such as .easeInOut", at: expression.offset)
    }
    if let base, !isType(base, "UnitCurve") {
      guard name == "inverse", arguments == nil else {
        throw error("a unit curve has no '\(name)'; expected 'inverse'", at: offset)
      }
      return try curve(base).inverse
    }
    if arguments == nil, let curve = Self.curves[name] { return curve }
    return try call(
      name, arguments, in: Self.curveFunctions, properties: [], others: Array(Self.curves.keys), what: "unit curve",
      offset: offset, end: end)
  }

  private func point(_ expression: SourceExpression) throws(AnimationParseError) -> UnitPoint {
    guard case .member(let base, let name, let arguments, let offset, let end) = expression,
      base == nil || isType(base!, "UnitPoint")
    else { throw error("expected a unit point, such as UnitPoint(x: 0.5, y: 0)", at: expression.offset) }
    if arguments == nil, let point = Self.points[name] { return point }
    let isInitializer = base == nil && name == "UnitPoint" || name == "init"
    return try call(
      isInitializer ? "UnitPoint" : name, arguments, in: Self.pointFunctions, properties: [],
      others: Array(Self.points.keys), what: "unit point", offset: offset, end: end)
  }

  private func number(_ expression: SourceExpression) throws(AnimationParseError) -> Double {
    switch expression {
    case .number(let value, _):
      return value
    case .negation(let value, _):
      return -(try number(value))
    case .operation(let symbol, let left, let right, _):
      let (a, b) = (try number(left), try number(right))
      switch symbol {
      case "+": return a + b
      case "-": return a - b
      case "*": return a * b
      default: return a / b
      }
    case .member(let base, let name, let arguments, let offset, _):
      let isConstant = base == nil || ["Double", "CGFloat", "TimeInterval"].contains { isType(base!, $0) }
      guard isConstant, arguments == nil, let value = Self.constants[name] else {
        throw error("expected a number, not '\(name)'", at: offset)
      }
      return value
    }
  }

  private func count(_ expression: SourceExpression) throws(AnimationParseError) -> Int {
    let value = try number(expression)
    guard let count = Int(exactly: value) else {
      throw error("expected a whole number, not \(value)", at: expression.offset)
    }
    return count
  }

  private func flag(_ expression: SourceExpression) throws(AnimationParseError) -> Bool {
    if case .member(nil, "true", nil, _, _) = expression { return true }
    if case .member(nil, "false", nil, _, _) = expression { return false }
    throw error("expected true or false", at: expression.offset)
  }

  private func isType(_ expression: SourceExpression, _ type: String) -> Bool {
    switch expression {
    case .member(nil, let name, nil, _, _): name == type
    case .member(.some(let module), let name, nil, _, _): name == type && isType(module, "SwiftUI")
    default: false
    }
  }

  // MARK: Calls

  private func call<Result>(
    _ name: String, _ arguments: [SourceExpression.Argument]?, in functions: [String: [Overload<Result>]],
    properties: Set<String>, others: [String] = [], what: String, offset: Int, end: Int
  ) throws(AnimationParseError) -> Result {
    guard let overloads = functions[name] else {
      let known = (Array(functions.keys) + others).sorted().joined(separator: ", ")
      throw error("there is no \(what) '\(name)'; expected one of \(known)", at: offset)
    }
    if arguments == nil, !properties.contains(name) {
      throw error("expected '(' and the arguments \(signatures(overloads)) of '\(name)'", at: end)
    }
    let arguments = arguments ?? []
    let labels = arguments.map(\.label)
    var placed = 0
    for overload in overloads {
      switch overload.match(labels) {
      case .match(let places):
        return overload.make(try values(of: arguments, in: places, for: overload.parameters))
      case .mismatch(let count):
        placed = max(placed, count)
      }
    }
    if placed < arguments.count {
      let argument = arguments[placed]
      let problem = argument.label.map { "the argument '\($0)' has no place here" } ?? "this argument has no place here"
      throw error("\(problem); '\(name)' takes \(signatures(overloads))", at: argument.offset)
    }
    throw error("an argument is missing; '\(name)' takes \(signatures(overloads))", at: end)
  }

  private func signatures<Result>(_ overloads: [Overload<Result>]) -> String {
    overloads.map(\.signature).joined(separator: " or ")
  }

  private func values(
    of arguments: [SourceExpression.Argument], in places: [Int?], for parameters: [SourceParameter]
  ) throws(AnimationParseError) -> SourceArguments {
    var values: [SourceArgument] = []
    for (place, parameter) in zip(places, parameters) {
      if let place {
        values.append(try value(arguments[place].value, of: parameter.kind))
      } else if let standard = parameter.standard {
        values.append(standard)
      }
    }
    return SourceArguments(values: values)
  }

  private func value(
    _ expression: SourceExpression, of kind: SourceParameter.Kind
  ) throws(AnimationParseError) -> SourceArgument {
    switch kind {
    case .number: .number(try number(expression))
    case .count: .count(try count(expression))
    case .flag: .flag(try flag(expression))
    case .spring: .spring(try spring(expression))
    case .curve: .curve(try curve(expression))
    case .point: .point(try point(expression))
    }
  }
}
