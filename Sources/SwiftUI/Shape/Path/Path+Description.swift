import Foundation

extension Path: LosslessStringConvertible {
  /// The elements as numbers followed by a letter: `x y m` moves, `l` draws a line, `q` and `c` curves (control points
  /// first), `h` closes.
  public var description: String {
    var words: [String] = []
    func add(_ points: CGPoint..., operation: String) {
      for point in points { words += [number(point.x), number(point.y)] }
      words.append(operation)
    }
    func number(_ value: CGFloat) -> String {
      let text = "\(Double(value))"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    forEach { element in
      switch element {
      case .move(let to): add(to, operation: "m")
      case .line(let to): add(to, operation: "l")
      case .quadCurve(let to, let control): add(control, to, operation: "q")
      case .curve(let to, let control1, let control2): add(control1, control2, to, operation: "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  /// The path that `description` describes; `x y width height re`, a rectangle, is understood as well. Nil when the text
  /// is not of this form.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      let needed = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0, "re": 4]
      guard let count = needed[String(word)], numbers.count == count else { return nil }
      // Only a rectangle and a move can come first.
      if currentPoint == nil && word != "m" && word != "re" { return nil }
      switch word {
      case "m": move(to: point(0))
      case "l": addLine(to: point(0))
      case "q": addQuadCurve(to: point(1), control: point(0))
      case "c": addCurve(to: point(2), control1: point(0), control2: point(1))
      case "h": closeSubpath()
      default: addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
      numbers.removeAll()
    }
    if !numbers.isEmpty { return nil }
  }
}
