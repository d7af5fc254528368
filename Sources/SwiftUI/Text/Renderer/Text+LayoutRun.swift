import Typeset

extension Text.Layout {
  /// Glyphs of one look in one line, from left to right; a picture in the line is a run of one.
  public struct Run: RandomAccessCollection, Equatable, Sendable {
    let picture: TextPicture
    let style: _ResolvedStyle
    private let marks: TextMarks
    /// The left edge of each glyph, and the right edge of the last.
    private let edges: [CGFloat]
    /// The box of all.
    public let typographicBounds: TypographicBounds
    /// The direction that the run is read in.
    public let layoutDirection: LayoutDirection
    /// The character that each glyph stands for.
    public let characterIndices: [CharacterIndex]

    init(_ run: PlacedRun, picture: TextPicture, style: _ResolvedStyle, marks: TextMarks, shift: CGFloat) {
      self.picture = picture
      self.style = style
      self.marks = marks
      let isPicture = picture.glyphs.isEmpty
      edges = isPicture ? [run.bounds.minX, run.bounds.maxX] : run.edges
      characterIndices =
        isPicture
        ? [CharacterIndex(value: run.characters.lowerBound)] : run.glyphCharacters.map(CharacterIndex.init(value:))
      layoutDirection = run.isRightToLeft ? .rightToLeft : .leftToRight
      typographicBounds = TypographicBounds(
        origin: CGPoint(x: run.bounds.minX, y: run.baseline + shift), width: run.bounds.width,
        ascent: run.metrics.ascent, descent: run.metrics.descent, leading: run.metrics.leading)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { edges.count - 1 }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The mark of a type that the text was given by `customAttribute`.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { marks[key] }

    public static func == (a: Run, b: Run) -> Bool {
      a.typographicBounds == b.typographicBounds && a.characterIndices == b.characterIndices && a.edges == b.edges
        && a.style == b.style && a.marks == b.marks
    }

    fileprivate func bounds(of indices: Range<Int>) -> TypographicBounds {
      var bounds = typographicBounds
      bounds.origin.x = edges[indices.lowerBound]
      bounds.width = edges[indices.upperBound] - edges[indices.lowerBound]
      return bounds
    }
  }

  /// Some of a run's glyphs, from left to right. Each of its elements is one of them.
  public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
    public var run: Run
    /// The glyphs, counted from the run's left end.
    public var indices: Range<Int>

    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// The box of the glyphs.
    public var typographicBounds: TypographicBounds { run.bounds(of: indices) }

    /// The character that each glyph stands for.
    public var characterIndices: [CharacterIndex] { Array(run.characterIndices[indices]) }

    /// The mark of a type that the text was given by `customAttribute`.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The drawing of the glyphs alone.
    var picture: TextPicture {
      if indices == run.startIndex..<run.endIndex { return run.picture }
      let rect = typographicBounds.rect
      return run.picture.part(indices, from: rect.minX, to: rect.maxX)
    }
  }
}
