/// A mark that a stretch of text carries for the renderer that draws it.
public protocol TextAttribute {}

extension Text {
  /// Marks the text for a `TextRenderer`, which finds the mark with each run of the layout. Marks of other types stay.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { with { $0.marks[T.self] = value } }
}

/// The marks of a stretch of text, at most one of each type. They are values, and not changed once they are set.
struct TextMarks: Equatable, @unchecked Sendable {
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  subscript<T: TextAttribute>(type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)] as? T }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// These marks with `inner` on top of them.
  func overridden(by inner: TextMarks) -> TextMarks {
    var result = self
    result.values.merge(inner.values) { $1 }
    return result
  }

  static func == (a: TextMarks, b: TextMarks) -> Bool {
    func isSame<T: TextAttribute>(_ a: T, _ b: any TextAttribute) -> Bool {
      (b as? T).map { ValueComparison.areEqual(a, $0) } ?? false
    }
    return a.values.count == b.values.count
      && a.values.allSatisfy { key, value in b.values[key].map { isSame(value, $0) } ?? false }
  }
}
