import Typeset

/// A number that grows with the reader's preferred size of text.
///
/// The factor is the ratio of the text style's line heights, at the environment's Dynamic Type size and at the default
/// size; the result is rounded to the nearest pixel.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var scaled: Value?

  /// A number that grows as `textStyle` does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// A number that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number for the environment at hand; outside of `body`, for the default size.
  public var wrappedValue: Value { scaled ?? base }

  public mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode) {
    let (base, style) = (CGFloat(base), textStyle.role)
    scaled = onMain {
      node.noteEnvironmentRead { old, new in
        old.dynamicTypeSize == new.dynamicTypeSize && old.pixelLength == new.pixelLength
      }
      let environment = node.environment
      return Value(
        TypeScale.scaled(
          base, relativeTo: style, at: environment.dynamicTypeSize.category, pixelLength: environment.pixelLength))
    }
  }
}
