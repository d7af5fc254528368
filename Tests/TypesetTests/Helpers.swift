import Foundation

@testable import Typeset

/// Shorthand for what most tests set.
enum Typesetting {
  /// A paragraph of one run.
  static func paragraph(
    _ text: String, _ font: FontDescriptor = FontDescriptor(), _ style: ParagraphStyle = ParagraphStyle()
  ) -> Paragraph {
    Paragraph([TextRun(text, font: font)], style: style)
  }
}

extension TextLayout {
  /// What each line shows, in reading order, an ellipsis or hyphen where it was inserted.
  func shownText(of paragraph: Paragraph) -> [String] {
    let characters = Array(paragraph.text)
    return lines.map { line in
      let runs = line.runs.sorted { $0.characters.lowerBound < $1.characters.lowerBound }
      return runs.map { run in
        run.insertedText ?? String(characters[run.characters])
      }.joined()
    }
  }
}
