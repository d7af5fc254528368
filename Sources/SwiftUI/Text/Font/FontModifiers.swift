import Typeset

/// Changes to a font, from `Font`, `Text` and `View` modifiers. What is nil was not asked for.
struct FontModifiers: Hashable, Sendable {
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var leading: Font.Leading?
  var features: FontFeatures = []
  var pointSize: CGFloat?
  var scale: CGFloat = 1

  /// These changes with `inner` made on top of them.
  func overridden(by inner: FontModifiers) -> FontModifiers {
    if inner == FontModifiers() { return self }
    return FontModifiers(
      weight: inner.weight ?? weight, isBold: inner.isBold ?? (inner.weight == nil ? isBold : nil),
      isItalic: inner.isItalic ?? isItalic,
      isMonospaced: inner.isMonospaced ?? isMonospaced, design: inner.design ?? design, width: inner.width ?? width,
      leading: inner.leading ?? leading, features: features.union(inner.features),
      pointSize: inner.pointSize ?? pointSize, scale: scale * inner.scale)
  }
}
