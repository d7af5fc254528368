/// Which colours the layers of a symbol get.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind

  /// One style for all layers.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// One style, at a lower opacity for lesser layers.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// The foreground's levels, one a layer.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Variants of a symbol: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
  enum Enclosure: String, Hashable, Sendable { case circle, square, rectangle }
  var enclosure: Enclosure?
  var isFilled = false
  var isStruck = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(enclosure: .circle)
  public static let square = SymbolVariants(enclosure: .square)
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isStruck: true)

  public var circle: SymbolVariants { with { $0.enclosure = .circle } }
  public var square: SymbolVariants { with { $0.enclosure = .square } }
  public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isStruck = true } }

  /// Whether these variants include `other`.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
      && (!other.isStruck || isStruck)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// The names to look for, the one with the most variants first. What the name says already is not said twice.
  func names(for name: String) -> [String] {
    var result: [String] = []
    let parts = Set(name.split(separator: ".").map(String.init))
    func add(_ enclosure: Enclosure?, _ isStruck: Bool, _ isFilled: Bool) {
      var full = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
      if isStruck, !parts.contains("slash") { full += ".slash" }
      if let enclosure, !parts.contains(enclosure.rawValue) { full += ".\(enclosure.rawValue)" }
      if isFilled || parts.contains("fill") { full += ".fill" }
      if !result.contains(full) { result.append(full) }
    }
    add(enclosure, isStruck, isFilled)
    add(enclosure, false, isFilled)
    add(nil, isStruck, isFilled)
    add(nil, false, isFilled)
    if !result.contains(name) { result.append(name) }
    return result
  }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
  private enum RenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
  private enum VariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

  /// The size of symbols next to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Which colours the layers of symbols get; nil leaves it to each symbol.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// The variants that symbols are shown in.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols next to text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets which colours the layers of symbols get.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Shows symbols in a variant, on top of those that are set already.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { current in
      if variant == .none {
        current = .none
        return
      }
      current.enclosure = variant.enclosure ?? current.enclosure
      current.isFilled = current.isFilled || variant.isFilled
      current.isStruck = current.isStruck || variant.isStruck
    }
  }
}
