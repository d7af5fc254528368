import SwiftUI

/// The list of components, and the field to search it.
struct GalleryView: View {
  let model: PlayerModel
  let actions: PlayerActions

  private var words: PlayerWords { PlayerWords(language: model.language) }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: "Zoetrope")
        .font(.system(size: 20, weight: .bold, design: .rounded))
        .foregroundStyle(Palette.accent)
        .padding(.top, 18)
      SearchField(
        query: model.query, placeholder: words.search, isActive: model.isSearching, action: actions.focusSearch)
      if model.entries.isEmpty {
        Text(verbatim: words.nothingFound)
          .font(.system(size: 13))
          .foregroundStyle(Palette.dim)
      }
      VStack(spacing: 4) {
        ForEach(model.entries) { entry in
          GalleryRow(entry: entry, language: model.language, isSelected: entry.id == model.selection.id) {
            actions.select(entry)
          }
        }
      }
      Spacer(minLength: 0)
      Text(verbatim: words.helpHint)
        .font(.system(size: 11))
        .foregroundStyle(Palette.dim)
        .padding(.bottom, 14)
    }
    .padding(.horizontal, 14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Palette.panel)
  }
}

/// One component of the gallery.
private struct GalleryRow: View {
  let entry: GalleryEntry
  let language: String
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: entry.title(language))
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(isSelected ? Palette.accent : Palette.text)
        Text(verbatim: entry.category(language))
          .font(.system(size: 11))
          .foregroundStyle(Palette.dim)
      }
      .multilineTextAlignment(.leading)
      .padding(.horizontal, 10)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(isSelected ? Palette.raised : Palette.panel, in: RoundedRectangle(cornerRadius: 8))
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// Shows what is being searched for; the player types into it.
private struct SearchField: View {
  let query: String
  let placeholder: String
  let isActive: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass")
          .font(.system(size: 12))
          .foregroundStyle(Palette.dim)
        Text(verbatim: query.isEmpty ? placeholder : query)
          .foregroundStyle(query.isEmpty ? Palette.dim : Palette.text)
          .lineLimit(1)
        if isActive {
          Rectangle()
            .fill(Palette.accent)
            .frame(width: 1.5, height: 15)
        }
        Spacer(minLength: 0)
      }
      .font(.system(size: 13))
      .padding(.horizontal, 8)
      .frame(height: 30)
      .background(Palette.raised, in: RoundedRectangle(cornerRadius: 7))
      .overlay {
        RoundedRectangle(cornerRadius: 7).strokeBorder(Palette.accent.opacity(isActive ? 0.8 : 0), lineWidth: 1)
      }
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
  }
}
