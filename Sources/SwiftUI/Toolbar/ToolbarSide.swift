/// The items of one side of a bar.
struct ToolbarSide: View {
  let items: [ToolbarEntry]
  let side: ToolbarItemPlacement.Side

  var body: some View {
    let own = items.filter { $0.placement.side == side }
    HStack(spacing: 16) {
      ForEach(own.indices, id: \.self) { index in
        own[index].view
          .font(own[index].placement.isPrimary || side == .principal ? .body.weight(.semibold) : .body)
      }
    }
    .imageScale(.large)
    .lineLimit(1)
    .labelStyle(ToolbarLabelStyle())
  }
}

/// In a bar a label shows its icon alone.
private struct ToolbarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    IconOnlyLabelStyle().makeBody(configuration: configuration)
  }
}

/// The bar at the bottom of a page.
struct BottomBar: View {
  let items: [ToolbarEntry]

  var body: some View {
    let own = items.filter { $0.placement.side == .bottom }
    HStack {
      ForEach(own.indices, id: \.self) { own[$0].view }
    }
    .labelStyle(ToolbarLabelStyle())
    .imageScale(.large)
    .frame(maxWidth: .infinity)
    .padding(.horizontal, 16)
    .frame(height: 44)
    .background { BarBackground(page: nil, isUnder: true, edge: .top) }
  }
}
