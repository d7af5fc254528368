/// A parameter of something that can be called in a text.
struct SourceParameter {
  enum Kind: String {
    case number = "a number"
    case count = "a whole number"
    case flag = "true or false"
    case spring = "a spring"
    case curve = "a unit curve"
    case point = "a unit point"
  }

  /// nil for a parameter without a label.
  let label: String?
  let kind: Kind
  /// Used when there is no argument; nil when there has to be one.
  let standard: SourceArgument?

  init(_ label: String?, _ kind: Kind = .number, _ standard: SourceArgument? = nil) {
    self.label = label
    self.kind = kind
    self.standard = standard
  }

  static func number(_ label: String?, _ standard: Double? = nil) -> SourceParameter {
    SourceParameter(label, .number, standard.map { .number($0) })
  }
}

/// An argument whose meaning is known.
enum SourceArgument {
  case number(Double)
  case count(Int)
  case flag(Bool)
  case spring(Spring)
  case curve(UnitCurve)
  case point(UnitPoint)
}

/// The arguments of a call, one for each parameter, of its kind.
struct SourceArguments {
  let values: [SourceArgument]

  func number(_ index: Int) -> Double {
    guard case .number(let value) = values[index] else { preconditionFailure("Parameter \(index) is no number.") }
    return value
  }

  func count(_ index: Int) -> Int {
    guard case .count(let value) = values[index] else { preconditionFailure("Parameter \(index) is no count.") }
    return value
  }

  func flag(_ index: Int) -> Bool {
    guard case .flag(let value) = values[index] else { preconditionFailure("Parameter \(index) is no flag.") }
    return value
  }

  func spring(_ index: Int) -> Spring {
    guard case .spring(let value) = values[index] else { preconditionFailure("Parameter \(index) is no spring.") }
    return value
  }

  func curve(_ index: Int) -> UnitCurve {
    guard case .curve(let value) = values[index] else { preconditionFailure("Parameter \(index) is no curve.") }
    return value
  }

  func point(_ index: Int) -> UnitPoint {
    guard case .point(let value) = values[index] else { preconditionFailure("Parameter \(index) is no point.") }
    return value
  }
}

/// One way to call something.
struct Overload<Result> {
  let parameters: [SourceParameter]
  let make: (SourceArguments) -> Result

  init(_ parameters: [SourceParameter], _ make: @escaping (SourceArguments) -> Result) {
    self.parameters = parameters
    self.make = make
  }

  /// As in `(duration:bounce:)`.
  var signature: String {
    "(" + parameters.map { "\($0.label ?? "_"):" }.joined() + ")"
  }

  /// Which parameter each argument is for. As in Swift, arguments come in the order of the parameters, and those with a
  /// standard value may be left out.
  ///
  /// - Returns: an argument's index, or nil, for each parameter; or how many arguments could be placed.
  func match(_ labels: [String?]) -> Match {
    var places: [Int?] = []
    var next = 0
    for parameter in parameters {
      if next < labels.count, labels[next] == parameter.label {
        places.append(next)
        next += 1
      } else if parameter.standard != nil {
        places.append(nil)
      } else {
        return .mismatch(placed: next)
      }
    }
    return next == labels.count ? .match(places) : .mismatch(placed: next)
  }

  enum Match {
    case match([Int?])
    case mismatch(placed: Int)
  }
}
