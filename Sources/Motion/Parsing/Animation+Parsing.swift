extension Animation {
  /// Reads an animation written as in Swift source, such as `spring(duration: 0.5, bounce: 0.5).delay(0.2)`.
  ///
  /// All factories and modifiers of `Animation` can be used, with and without a leading dot or `Animation.`; so can
  /// springs, unit curves, unit points and arithmetic with decimal numbers as their arguments.
  ///
  /// - Throws: an ``AnimationParseError`` that tells the place of a mistake and what was expected there.
  public init(parsing source: String) throws(AnimationParseError) {
    let expression = try SourceExpressionParser.expression(in: source)
    self = try AnimationInterpreter(source: source).animation(expression)
  }
}
