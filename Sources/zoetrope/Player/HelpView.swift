import SwiftUI

/// The keys and what they do.
struct HelpView: View {
  let words: PlayerWords

  var body: some View {
    VStack(alignment: .leading, spacing: 7) {
      Text(verbatim: words.keys)
        .font(.system(size: 17, weight: .bold))
        .foregroundStyle(Palette.accent)
        .padding(.bottom, 4)
      ForEach(words.keyTable, id: \.key) { row in
        HStack(spacing: 12) {
          Text(verbatim: row.key)
            .font(.system(size: 13, weight: .semibold, design: .monospaced))
            .foregroundStyle(Palette.text)
            .frame(width: 92, alignment: .trailing)
          Text(verbatim: row.meaning)
            .font(.system(size: 13))
            .foregroundStyle(Palette.dim)
        }
      }
    }
    .padding(26)
    .background(Palette.panel, in: RoundedRectangle(cornerRadius: 18))
    .overlay { RoundedRectangle(cornerRadius: 18).strokeBorder(Palette.raised, lineWidth: 1) }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.black.opacity(0.45))
  }
}
