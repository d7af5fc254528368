import Typeset

/// A text with everything known that decides how it looks, but for the room it gets.
struct ResolvedText {
  /// What the glyphs of one run are drawn with.
  struct Look: Equatable {
    /// Nil is the foreground.
    var style: _ResolvedStyle?
    var underline: Mark?
    var strikethrough: Mark?
    var background: Color.Resolved?
    var link: URL?
    /// The picture that stands in place of the characters.
    var attachment: Attachment?
    /// What the text says to a renderer.
    var marks = TextMarks()

    /// A line; without a colour it has the glyphs' style.
    struct Mark: Equatable {
      var dashes: [CGFloat]
      var color: Color.Resolved?
    }
  }

  /// A picture in the line.
  struct Attachment: Equatable {
    var image: ResolvedImage
    /// From the picture's top edge down to the text's baseline, in points.
    var baseline: CGFloat

    static func == (a: Attachment, b: Attachment) -> Bool { a.image == b.image && a.baseline == b.baseline }
  }

  /// The runs; the tag of each is the index of its look.
  var runs: [TextRun] = []
  var looks: [Look] = []
  /// What is spoken.
  var label = ""
  /// The moment at which the text is another though nothing has changed.
  var nextChange: Date?

  /// What is read on screen; attachments are one placeholder each.
  var string: String { runs.map(\.text).joined() }
}
