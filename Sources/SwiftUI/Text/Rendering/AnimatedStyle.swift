/// A style that an item draws with: it crosses from what it was to what it is set to, in the transaction that applies
/// to the item.
@MainActor
final class AnimatedStyle {
  private var model: _ResolvedStyle
  private let attribute: AnimatedAttribute<StyleVector>

  init(_ style: _ResolvedStyle, name: String = "foreground", of item: Item) {
    model = style
    attribute = AnimatedAttribute(style.animatableData, name: name, of: item)
  }

  func set(_ style: _ResolvedStyle) {
    guard style != model else { return }
    model = style
    attribute.set(style.animatableData)
  }

  /// What to draw with now.
  var presented: _ResolvedStyle {
    var style = model
    style.animatableData = attribute.presented
    return style
  }
}
