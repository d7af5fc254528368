import Foundation
import Synchronization

/// Makes paragraphs and remembers them, so that unchanged text is neither shaped nor broken again.
///
/// All methods may be called from any thread.
public final class Typesetter: Sendable {
  /// The typesetter over the process's fonts.
  public static let shared = Typesetter()

  /// The fonts.
  public let library: FontLibrary

  let shaper = Shaper()

  private struct Key: Hashable {
    var runs: [TextRun]
    var style: ParagraphStyle
    /// The library's state that the paragraph was shaped with.
    var generation: Int
  }

  private let paragraphs = Mutex(GenerationalCache<Key, Paragraph>(capacity: 1024))

  /// A typesetter with caches of its own.
  public init(library: FontLibrary = .shared) {
    self.library = library
  }

  /// The paragraph of `runs` in `style`; the same object as long as it is asked for now and then.
  public func paragraph(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle()) -> Paragraph {
    let key = Key(runs: runs, style: style, generation: library.generation)
    if let known = paragraphs.withLock({ $0.value(for: key) }) { return known }
    let made = Paragraph(runs, style: style, typesetter: self)
    paragraphs.withLock { $0.insert(made, for: key) }
    return made
  }

  /// How many stretches of text were shaped since the start. A frame in which no text changed leaves it alone.
  public var shapingCount: Int { shaper.count }

  /// Forgets all paragraphs and shaping results.
  public func removeCaches() {
    paragraphs.withLock { $0.removeAll() }
    shaper.removeAll()
  }

  /// The width of a tab: four spaces.
  func tabWidth(_ font: ResolvedFont) -> CGFloat {
    guard let face = font.face, let space = face.glyph(for: " ") else { return 0 }
    return 4 * (face.advance(of: space) * font.scale + font.tracking)
  }
}
