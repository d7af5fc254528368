import Foundation
import Raster
import Testing
import Typeset

@testable import SwiftUI

@MainActor
@Suite struct ImageTests {
  private func picture(_ width: Int, _ height: Int) -> UIImage {
    UIImage(Surface(width: width, height: height), scale: 2)
  }

  @Test func picturesHaveTheirSizeInPoints() {
    let host = TextHost(SwiftUI.Image(uiImage: picture(60, 40)))
    #expect(host.images[0].frame.size == CGSize(width: 30, height: 20))
    let resized = TextHost(SwiftUI.Image(uiImage: picture(60, 40)).resizable().frame(width: 100, height: 50))
    #expect(resized.images[0].frame.size == CGSize(width: 100, height: 50))
  }

  @Test func aspectRatiosAreKept() {
    let host = TextHost(
      SwiftUI.Image(uiImage: picture(60, 40)).resizable().scaledToFit().frame(width: 90, height: 90))
    #expect(host.images[0].frame.size == CGSize(width: 90, height: 60))
  }

  @Test func symbolsFollowTheFont() {
    func size(_ view: some View) -> CGSize { TextHost(view).images[0].frame.size }
    let symbol = SwiftUI.Image(systemName: "circle.fill")
    let body = size(symbol)
    #expect(body.width > 16 && body.width < 24)
    #expect(near(size(symbol.font(.system(size: 34))).width, body.width * 2, within: 0.01))
    #expect(size(symbol.font(.largeTitle)).width > body.width * 1.9)
    #expect(near(size(symbol.imageScale(.large)).width, body.width * 1.3, within: 0.6))
    #expect(near(size(symbol.imageScale(.small)).width, body.width * 0.8, within: 0.6))
    #expect(size(symbol.dynamicTypeSize(.accessibility5)).width > body.width * 3)
    #expect(size(symbol.resizable().frame(width: 50, height: 60)) == CGSize(width: 50, height: 60))
  }

  @Test func symbolsAreCentredOnTheCapitals() {
    let host = TextHost(
      HStack(alignment: .firstTextBaseline) {
        SwiftUI.Image(systemName: "circle.fill")
        Text(verbatim: "H")
      }.font(.system(size: 100)))
    let baseline = host.texts[0].frame.minY + 100 * 1950 / 2048
    #expect(near(host.images[0].frame.midY, baseline - 100 * 1443 / 2048 / 2, within: 0.2))
  }

  @Test func missingPicturesAreNamed() {
    var messages: [String] = []
    let view = VStack {
      SwiftUI.Image("landscape")
      SwiftUI.Image("landscape")
    }
    let host = ViewHost(view, configuration: .init(size: CGSize(width: 300, height: 300)))
    host.log = { messages.append($0) }
    host.update(to: 0)
    host.configuration.environment.locale = Locale(identifier: "es")
    host.update(to: 0.1)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("landscape") == true)
    let items = host.displayList().items
    #expect(items.contains { if case .glyphs = $0.content { true } else { false } })
  }

  @Test func picturesAreSpokenByName() {
    let host = TextHost(
      VStack {
        SwiftUI.Image("landscape")
        SwiftUI.Image(decorative: "portrait")
        SwiftUI.Image("a", label: Text(verbatim: "A tree"))
      })
    #expect(host.host.accessibilityElements().map(\.label) == ["landscape", "A tree"])
    #expect(host.host.accessibilityElements().allSatisfy { $0.traits.contains(.isImage) })
  }

  @Test func namedPicturesAreLookedUp() {
    ImageAssets.setLookup { request in
      request.name == "logo" ? ImageAssets.Asset(surface: Surface(width: 90, height: 30), scale: 3) : nil
    }
    defer { ImageAssets.setLookup(nil) }
    #expect(TextHost(SwiftUI.Image("logo")).images[0].frame.size == CGSize(width: 30, height: 10))
  }

  @Test func templatesShowTheForeground() {
    let host = TextHost(SwiftUI.Image(uiImage: picture(20, 20)).renderingMode(.template).foregroundStyle(.red))
    let items = host.host.displayList().items
    #expect(items.contains { if case .beginMask = $0.content { true } else { false } })
  }

  @Test func variantsMakeNames() {
    #expect(SymbolVariants.fill.names(for: "heart").first == "heart.fill")
    #expect(SymbolVariants.circle.fill.names(for: "heart").first == "heart.circle.fill")
    #expect(SymbolVariants.fill.names(for: "heart.fill").first == "heart.fill")
    #expect(SymbolVariants.slash.fill.names(for: "bell") == ["bell.slash.fill", "bell.fill", "bell"])
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
  }

  @Test func tiledCapsCoverTheFrame() throws {
    let image = SwiftUI.Image(uiImage: picture(20, 20))
      .resizable(capInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2), resizingMode: .tile)
    let host = TextHost(image.frame(width: 31, height: 17))
    var covered = CGRect.null
    var area: CGFloat = 0
    for item in host.host.displayList().items {
      guard case .fill(let path, _, _, _) = item.content else { continue }
      let box = path.boundingRect
      covered = covered.union(box)
      area += box.width * box.height
    }
    #expect(near(covered.width, 31) && near(covered.height, 17))
    #expect(near(area, 31 * 17, within: 0.01))
  }

  @Test func filledPicturesKeepTheirProportionsAndCoverTheFrame() {
    let fitted = SwiftUI.Image(uiImage: picture(60, 40)).resizable()
    #expect(
      TextHost(fitted.scaledToFill().frame(width: 90, height: 90)).images[0].frame.size
        == CGSize(width: 135, height: 90))
    #expect(
      TextHost(fitted.aspectRatio(contentMode: .fill).frame(width: 90, height: 90)).images[0].frame.size
        == CGSize(width: 135, height: 90))
    #expect(
      TextHost(fitted.aspectRatio(contentMode: .fit).frame(width: 90, height: 90)).images[0].frame.size
        == CGSize(width: 90, height: 60))
  }

  @Test func aPictureKeepsItsSizeUnlessItIsResizable() {
    let host = TextHost(SwiftUI.Image(uiImage: picture(60, 40)).frame(width: 90, height: 90))
    #expect(host.images[0].frame.size == CGSize(width: 30, height: 20))
  }

  @Test func originalPicturesKeepTheirColours() {
    let host = TextHost(SwiftUI.Image(uiImage: picture(20, 20)).renderingMode(.original).foregroundColor(.red))
    #expect(!host.host.displayList().items.contains { if case .beginMask = $0.content { true } else { false } })
  }

  @Test(arguments: [
    "heart.fill", "xmark", "bell.fill", "heart", "moon.circle", "chevron.right", "sparkles", "sun.max.fill",
    "checkmark",
    "eraser.fill", "scribble.variable", "sun.max", "airplayaudio", "backward.fill", "bell", "chevron.left",
    "forward.fill", "magnifyingglass", "mappin.and.ellipse", "play.fill", "plus", "star", "star.fill", "viewfinder",
  ]) func symbolsThatFilesUseAreDrawn(_ name: String) {
    var messages: [String] = []
    let host = ViewHost(SwiftUI.Image(systemName: name), configuration: .init(size: CGSize(width: 100, height: 100)))
    host.log = { messages.append($0) }
    host.update(to: 0)
    #expect(messages == [])
    #expect(!host.displayList().items.isEmpty)
  }
}
