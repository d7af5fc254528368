import Foundation
import Raster
import Synchronization

/// The symbols that `Image(systemName:)` and `Label(_:systemImage:)` show.
///
/// A symbol has the size and weight of the text beside it: its lines are as wide as the letters' stems, and its middle is
/// level with the middle of a capital letter. Outlines are kept, so that the same request gives the same path.
public final class SymbolLibrary: Sendable {
  private struct Key: Hashable {
    let name: String
    let pointSize: CGFloat
    let weight: FontWeight
    let scale: SymbolScale
  }

  private struct State {
    var glyphs = GenerationalCache<Key, SymbolGlyph>(capacity: 512)
    var reported: Set<SymbolReport> = []
    var handler: @Sendable (SymbolReport) -> Void
  }

  /// The library of the process.
  public static let shared = SymbolLibrary()

  private let catalog: SymbolCatalog
  private let state: Mutex<State>

  /// A library.
  ///
  /// - Parameters:
  ///   - drawings: The folder of the drawings; nil for those that ship with the package.
  ///   - icons: The folder of the icons that stand for the less common symbols; nil for Debian's.
  ///   - onReport: Called once for each thing that the user should know; writes to standard error unless given.
  public init(drawings: URL? = nil, icons: URL? = nil, onReport: (@Sendable (SymbolReport) -> Void)? = nil) {
    catalog = SymbolCatalog(drawings: drawings, icons: icons ?? SymbolCatalog.debianIcons)
    state = Mutex(State(handler: onReport ?? Self.print))
    for report in catalog.reports { self.report(report) }
  }

  /// Hands reports to `handler` from now on.
  public func onReport(_ handler: @escaping @Sendable (SymbolReport) -> Void) {
    state.withLock { $0.handler = handler }
  }

  /// Whether a name has a symbol of its own; others show a placeholder.
  public func contains(_ name: String) -> Bool { catalog.contains(name) }

  /// A symbol.
  ///
  /// - Parameters:
  ///   - name: The symbol's name, `checkmark.circle.fill` say.
  ///   - pointSize: The size of the font, in points; sizes that are no number or not positive count as 17.
  ///   - weight: The weight of the font.
  ///   - scale: How large the symbol is beside the font's letters.
  public func symbol(
    named name: String, pointSize: CGFloat, weight: FontWeight = .regular, scale: SymbolScale = .medium
  ) -> SymbolGlyph {
    let pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : 17
    let key = Key(name: name, pointSize: pointSize, weight: weight, scale: scale)
    if let glyph = state.withLock({ $0.glyphs.value(for: key) }) { return glyph }

    let glyph: SymbolGlyph
    do {
      glyph = Self.glyph(try catalog.drawing(name), key, isPlaceholder: false)
    } catch {
      report(error)
      glyph = Self.glyph(SymbolPlaceholder.drawing, key, isPlaceholder: true)
    }
    state.withLock { $0.glyphs.insert(glyph, for: key) }
    return glyph
  }

  /// The height of a capital letter and the room beside and above the ink, in hundredths of the font's size.
  private static let capHeight: CGFloat = 70.46
  private static let sideBearing: CGFloat = 8.5
  private static let verticalBearing: CGFloat = 6.5

  private static func glyph(_ drawing: SymbolDrawing, _ key: Key, isPlaceholder: Bool) -> SymbolGlyph {
    // Lines are as wide at every scale, so the drawing's are the wider the smaller it is to be.
    let layers = drawing.layers(lineWidth: SymbolWeight.lineWidth(key.weight) / key.scale.factor)
    let ink = layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    let bounds = ink.isNull ? CGRect(origin: SymbolDrawing.center, size: .zero) : ink
    let middle = SymbolDrawing.center.y
    let reach = max(middle - bounds.minY, bounds.maxY - middle) + verticalBearing

    let unit = key.pointSize / 100 * key.scale.factor
    let transform = CGAffineTransform(translationX: sideBearing - bounds.minX, y: reach - middle)
      .concatenating(CGAffineTransform(scaleX: unit, y: unit))
    let size = CGSize(width: (bounds.width + 2 * sideBearing) * unit, height: 2 * reach * unit)
    return SymbolGlyph(
      name: key.name,
      layers: layers.map { SymbolGlyph.Layer(path: $0.path.applying(transform), level: $0.level) },
      size: size, baseline: size.height / 2 + capHeight / 2 * key.pointSize / 100,
      isDirectional: isDirectional(key.name), isPlaceholder: isPlaceholder)
  }

  /// Symbols named after the reading direction, and those of text, turn with it; left and right are what they say.
  static func isDirectional(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    if parts.contains("forward") || parts.contains("backward") || parts.contains("leading")
      || parts.contains("trailing")
    {
      // The media keys are the same everywhere.
      return parts[0] != "forward" && parts[0] != "backward"
    }
    return ["list.bullet", "list.number", "list.dash", "text.justify", "text.alignleft"].contains {
      name == $0 || name.hasPrefix($0 + ".")
    }
  }

  private func report(_ report: SymbolReport) {
    let handler = state.withLock { state in
      state.reported.insert(report).inserted ? state.handler : nil
    }
    handler?(report)
  }

  private static let print: @Sendable (SymbolReport) -> Void = { report in
    FileHandle.standardError.write(Data("\(report)\n".utf8))
  }
}
