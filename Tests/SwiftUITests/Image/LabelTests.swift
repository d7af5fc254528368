import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct LabelTests {
  private let label = Label("Settings", systemImage: "gear")

  @Test func iconStandsBeforeTheTitle() {
    let host = TextHost(label)
    #expect(host.texts.count == 1 && host.images.count == 1)
    #expect(near(host.texts[0].frame.minX - host.images[0].frame.maxX, 8))
    #expect(host.host.accessibilityElements().map(\.label) == ["Settings"])
  }

  @Test func stylesLeavePartsOut() {
    let title = TextHost(label.labelStyle(.titleOnly))
    #expect(title.texts.count == 1 && title.images.isEmpty)
    let icon = TextHost(label.labelStyle(.iconOnly))
    #expect(icon.images.count == 1)
    #expect(icon.host.accessibilityElements().map(\.label) == ["Settings"])
    let items = icon.host.displayList().items
    #expect(!items.contains { if case .glyphs = $0.content { true } else { false } })
  }

  private struct Stacked: LabelStyle {
    @Environment(\.layoutDirection) private var direction

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
        Label(configuration)
      }
    }
  }

  @Test func ownStylesPutThePartsTogether() {
    let host = TextHost(label.labelStyle(Stacked()))
    #expect(host.texts.count == 2 && host.images.count == 2)
    #expect(host.images[0].frame.maxY <= host.texts[0].frame.minY)
  }

  @Test func contentsChange() {
    struct Shown: View {
      @State var count = 0
      let take: (Binding<Int>) -> Void

      var body: some View {
        take($count)
        return Label(title: { Text("\(count)") }, icon: { Color.red })
      }
    }
    var binding: Binding<Int>?
    let host = TextHost(Shown { binding = $0 })
    #expect(host.texts[0].text.label == "0")
    binding?.wrappedValue = 5
    host.host.update(to: 0.1)
    #expect(host.texts[0].text.label == "5")
  }
}
