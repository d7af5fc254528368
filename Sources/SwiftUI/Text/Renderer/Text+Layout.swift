import Typeset

extension Text {
  /// A text set in lines, for a `TextRenderer` to draw. Places are points from the text's top left corner.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    private let lines: [Line]
    private let source: TextLayout
    /// Whether text was cut off.
    public var isTruncated: Bool { source.isTruncated }

    /// - Parameters:
    ///   - style: what a look is drawn with.
    ///   - size: of the text's frame, over which styles lie.
    ///   - origin: where the frame's top was laid out.
    ///   - scale: pixels a point. Baselines come to lie on whole pixels.
    init(
      _ layout: TextLayout, text: ResolvedText, style: (Int) -> _ResolvedStyle, in size: CGSize, origin: CGFloat,
      scale: CGFloat
    ) {
      source = layout
      let styles = text.looks.indices.map(style)
      lines = layout.lines.map { line in
        let shift = TextPicture.shift(of: line, origin: origin, scale: scale)
        let runs = line.runs.compactMap { run -> Run? in
          guard text.looks.indices.contains(run.tag) else { return nil }
          var picture = TextPicture(size: size, looks: text.looks)
          picture.add(run, shift: shift)
          return Run(run, picture: picture, style: styles[run.tag], marks: text.looks[run.tag].marks, shift: shift)
        }
        return Line(
          runs: runs,
          typographicBounds: TypographicBounds(
            origin: CGPoint(x: line.origin.x, y: line.baseline + shift), width: line.width, ascent: line.ascent,
            descent: line.descent, leading: line.leading))
      }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    public static func == (a: Layout, b: Layout) -> Bool { a.lines == b.lines }

    /// One line: its runs, from left to right.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      fileprivate let runs: [Run]
      /// The line's box, from its left end on the baseline.
      public let typographicBounds: TypographicBounds
      /// The left end of the baseline.
      public var origin: CGPoint { typographicBounds.origin }

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// The box of glyphs as text is set by it, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      public var width: CGFloat
      /// From the baseline up.
      public var ascent: CGFloat
      /// From the baseline down.
      public var descent: CGFloat
      /// The gap to the next line.
      public var leading: CGFloat

      public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
      }

      /// From the ascent to the descent.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// The place of a character in the text, counted in characters.
    public struct CharacterIndex: Strideable, Hashable, Sendable {
      let value: Int

      public func distance(to other: CharacterIndex) -> Int { other.value - value }
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
    }

    /// How a part of a layout is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Of no effect here: glyphs are always drawn exactly where they are.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1 << 0)
    }
  }
}
