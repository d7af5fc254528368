import Testing

@testable import SwiftUI

@MainActor
struct PreviewPartTests {
  private enum Several: PreviewProvider {
    static var previews: some View {
      Group {
        Color.red.previewDisplayName("Red")
        ForEach(0..<2) { _ in Color.blue }
      }
      .previewDevice("iPhone 14")
      .padding(10)
    }
  }

  private enum One: PreviewProvider {
    static var previews: some View {
      VStack {
        Color.red
        Color.blue
      }
    }
  }

  @Test func viewsInAGroupArePreviewsOfTheirOwn() {
    let previews = Several.makePreview().separate()
    #expect(previews.map(\.displayName) == ["Red", "Several 2", "Several 3"])
    let player = Player(AnyView(erasing: previews[1].makeView()), scale: 1)
    #expect(player.fills.map(\.bounds) == [CGRect(x: 10, y: 10, width: 180, height: 180)])
  }

  @Test func aContainerIsOnePreview() {
    #expect(One.makePreview().separate().map(\.displayName) == ["One"])
  }

  private struct Older_Previews: PreviewProvider {
    static var previews: some View {
      Color.red.previewLayout(.fixed(width: 10, height: 20)).previewInterfaceOrientation(.landscapeLeft)
        .environment(\.colorScheme, .dark).statusBar(hidden: true)
      Color.blue.preferredColorScheme(.dark)
    }
  }

  @Test func severalViewsOfAProviderArePreviewsThatFillTheStage() {
    let previews = Older_Previews.makePreview().separate()
    #expect(previews.count == 2)
    let player = Player(AnyView(erasing: previews[0].makeView()), scale: 1)
    #expect(player.fills.map(\.bounds) == [CGRect(x: 0, y: 0, width: 200, height: 200)])
    #expect(Player(AnyView(erasing: previews[1].makeView())).host.preferredColorScheme == .dark)
  }
}
