import Foundation

/// A tap asked for on the command line: `LABEL@SECONDS` or `X,Y@SECONDS`.
struct TapSpec {
  enum Target {
    /// The element whose accessibility label is this.
    case label(String)
    /// A point, in points from the top left corner.
    case point(CGPoint)
  }

  let target: Target
  /// In seconds.
  let time: Double
  let text: String

  init(_ text: String) throws {
    self.text = text
    guard let at = text.lastIndex(of: "@") else {
      throw CommandFailure.usage("--tap \(text): expected LABEL@SECONDS or X,Y@SECONDS")
    }
    guard let time = Double(text[text.index(after: at)...]), time.isFinite, time >= 0 else {
      throw CommandFailure.usage("--tap \(text): after the @ comes the time in seconds, not below 0")
    }
    self.time = time
    let what = String(text[..<at])
    let numbers = what.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    if numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite {
      target = .point(CGPoint(x: x, y: y))
    } else if what.isEmpty {
      throw CommandFailure.usage("--tap \(text): before the @ comes a label or a point X,Y")
    } else {
      target = .label(what)
    }
  }
}
