import Typeset

extension Font {
  /// What a font's meaning depends on.
  struct Circumstances: Hashable {
    var dynamicTypeSize: DynamicTypeSize
    var isBoldText: Bool

    init(_ environment: EnvironmentValues) {
      dynamicTypeSize = environment.dynamicTypeSize
      isBoldText = environment.legibilityWeight == .bold
    }
  }

  /// The font that this one comes to in an environment, with `outer` changes made around its own.
  func resolve(in environment: EnvironmentValues, _ outer: FontModifiers = FontModifiers()) -> FontDescriptor {
    resolve(Circumstances(environment), outer)
  }

  func resolve(_ circumstances: Circumstances, _ outer: FontModifiers) -> FontDescriptor {
    let category = circumstances.dynamicTypeSize.category
    // What is said about a font from outside, as by `.fontWeight`, goes on top of what the font says itself.
    let changes = modifiers.overridden(by: outer)
    var descriptor: FontDescriptor
    var emphasised = FontWeight.bold
    switch provider {
    case .textStyle(let style, let design, let weight):
      descriptor = TypeScale.font(
        for: style.role, at: category, design: design?.face ?? .default, weight: weight?.value)
      emphasised = TypeScale.boldWeight(of: style.role)
    case .system(let size, let weight, let design):
      descriptor = FontDescriptor(
        family: .system(design?.face ?? .default), size: size, weight: weight?.value ?? .regular)
    case .custom(let name, let size, let style):
      let scaled = style.map { TypeScale.scaledFontSize(size, relativeTo: $0.role, at: category) } ?? size
      descriptor = FontDescriptor(family: .custom(name), size: scaled)
    }
    apply(changes, emphasised: emphasised, to: &descriptor)
    if circumstances.isBoldText { descriptor.weight = descriptor.weight.legible }
    return descriptor
  }

  private func apply(_ changes: FontModifiers, emphasised: FontWeight, to descriptor: inout FontDescriptor) {
    if case .system(let own) = descriptor.family {
      if changes.isMonospaced == true {
        descriptor.family = .system(.monospaced)
      } else {
        descriptor.family = .system(changes.design?.face ?? own)
      }
    }
    if let weight = changes.weight { descriptor.weight = weight.value }
    if changes.isBold == true { descriptor.weight = max(descriptor.weight, emphasised) }
    if let isItalic = changes.isItalic { descriptor.isItalic = isItalic }
    if let width = changes.width { descriptor.width = FontWidth(rawValue: width.value) }
    descriptor.features.formUnion(changes.features)
    let factor = (changes.pointSize.map { $0 / max(descriptor.size, .leastNormalMagnitude) } ?? 1) * changes.scale
    if factor != 1, factor.isFinite {
      descriptor.size *= factor
      descriptor.leading *= factor
    }
    switch changes.leading {
    case .tight: descriptor.leading -= 2
    case .loose: descriptor.leading += 2
    case .standard, nil: break
    }
  }
}
