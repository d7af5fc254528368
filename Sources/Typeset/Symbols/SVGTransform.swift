import Foundation
import Raster

/// Reads SVG's `transform` attribute.
enum SVGTransform {
  /// The transform; nil for text that is none.
  static func transform(_ text: String) -> CGAffineTransform? {
    var result = CGAffineTransform.identity
    var rest = Substring(text)
    while let opening = rest.firstIndex(of: "("), let closing = rest[opening...].firstIndex(of: ")") {
      let name = rest[..<opening].filter { $0.isLetter }
      var scanner = SVGNumberScanner(rest[rest.index(after: opening)..<closing])
      guard let next = single(name, scanner.numbers()), scanner.isAtEnd() else { return nil }
      // The list is written outermost first.
      result = next.concatenating(result)
      rest = rest[rest.index(after: closing)...]
    }
    return rest.allSatisfy { $0.isWhitespace || $0 == "," } ? result : nil
  }

  private static func single(_ name: String, _ values: [Double]) -> CGAffineTransform? {
    switch (name, values.count) {
    case ("matrix", 6):
      return CGAffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    case ("translate", 1...2): return CGAffineTransform(translationX: values[0], y: values.count > 1 ? values[1] : 0)
    case ("scale", 1...2): return CGAffineTransform(scaleX: values[0], y: values.last ?? 1)
    case ("rotate", 1): return CGAffineTransform(rotationAngle: values[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: values[1], y: values[2])
        .rotated(by: values[0] * .pi / 180).translatedBy(x: -values[1], y: -values[2])
    case ("skewX", 1): return CGAffineTransform(a: 1, b: 0, c: tan(values[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): return CGAffineTransform(a: 1, b: tan(values[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
