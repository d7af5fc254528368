/// What a page can be searched with.
struct SearchField {
  let text: Binding<String>
  let prompt: Text
}

/// Where a search field stands; here always under the title.
public struct SearchFieldPlacement: Sendable {
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// A field to search a page with, and a button that ends the search.
struct SearchBar: View {
  let field: SearchField
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: 12) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        TextField(text: field.text, prompt: field.prompt) { field.prompt }
          .focused($isFocused)
        if !field.text.wrappedValue.isEmpty {
          Button {
            field.text.wrappedValue = ""
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Clear text")
        }
      }
      .padding(.horizontal, 8)
      .frame(height: 36)
      .background(Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: 10))
      if isFocused {
        Button("Cancel") {
          field.text.wrappedValue = ""
          isFocused = false
        }
        .transition(.move(edge: .trailing).combined(with: .opacity))
      }
    }
    .animation(.easeInOut(duration: 0.25), value: isFocused)
    .padding(.horizontal, 16)
    .frame(height: NavigationBarLook.searchHeight, alignment: .top)
  }
}

extension View {
  /// Puts a search field under the title of the page.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    pageRequest(PageRequest.search, SearchField(text: text, prompt: prompt ?? Text("Search")))
  }

  /// Puts a search field under the title of the page.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field under the title of the page.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}
