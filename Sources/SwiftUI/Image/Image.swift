import Raster

/// A view that shows a picture: a system symbol, a named picture, or one from memory.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String)
    case picture(UIImage)
  }

  /// What is spoken for the picture.
  enum Label: Equatable, Sendable {
    /// The picture's name, in words where the system has any.
    case automatic
    case text(Text)
    /// Nothing: the picture is decoration.
    case none
  }

  var source: Source
  var label = Label.automatic
  /// How far the parts of a variable symbol are filled in, from 0 to 1; nil fills all.
  var variableValue: Double?
  var resizing: Resizing?
  var templateMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  var symbolMode: SymbolRenderingMode?

  init(source: Source) { self.source = source }

  /// The symbol called `systemName`.
  public init(systemName: String) { source = .symbol(systemName) }

  /// The symbol called `systemName`, with as many of its parts as `variableValue` (0…1) says.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    self.variableValue = variableValue
  }

  /// The picture called `name` in an asset catalogue. Its name is spoken.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// The picture called `name` in an asset catalogue, spoken as `label`.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = .text(label)
  }

  /// The variable picture called `name` in an asset catalogue.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .named(name)
    self.variableValue = variableValue
  }

  /// The picture called `name` in an asset catalogue. Nothing is spoken.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    label = .none
  }

  /// A picture from memory.
  public init(uiImage: UIImage) { source = .picture(uiImage) }
}

extension Image {
  /// How a picture fills a frame of another size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated at its own size.
    case tile
    /// Drawn larger or smaller.
    case stretch
  }

  /// A picture's way with frames of other sizes than its own.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// Whether a picture is drawn as it is or as a stencil.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground shows wherever the picture is opaque.
    case template
    case original
  }

  /// How smoothly a picture is drawn at another size than its own.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The size of symbols next to text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large
  }

  /// Which way up a picture is stored.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 0, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Lets the picture fill the room it is offered. `capInsets` are drawn at their own size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Sets whether the picture is drawn as it is or as a stencil for the foreground.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.templateMode = renderingMode }
  }

  /// Sets how smoothly the picture is drawn at another size.
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

  /// Sets whether edges are smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

  /// Sets which colours the layers of a symbol get; nil leaves it to the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }
}
