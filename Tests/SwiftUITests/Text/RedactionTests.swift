import Foundation
import Raster
import Testing

@testable import SwiftUI

@MainActor
@Suite struct RedactionTests {
  private func kinds<V: View>(_ view: V) -> (glyphs: Int, fills: Int) {
    var (glyphs, fills) = (0, 0)
    for item in TextHost(view).host.displayList().items {
      switch item.content {
      case .glyphs: glyphs += 1
      case .fill: fills += 1
      default: break
      }
    }
    return (glyphs, fills)
  }

  @Test func placeholdersAreBoxes() {
    let text = Text(verbatim: "one\ntwo")
    #expect(kinds(text).glyphs == 2)
    #expect(kinds(text.redacted(reason: .placeholder)) == (0, 2))
    #expect(kinds(text.unredacted().redacted(reason: .placeholder)).glyphs == 2)
    #expect(kinds(Image("x").redacted(reason: .placeholder)) == (0, 1))
  }

  @Test func privacyHidesOnlyWhatIsPrivate() {
    let text = Text(verbatim: "secret")
    #expect(kinds(text.redacted(reason: .privacy)).glyphs == 1)
    #expect(kinds(text.privacySensitive().redacted(reason: .privacy)) == (0, 1))
  }

  @Test func mirroredPicturesAreDrawnFromTheRight() {
    let image = Image(uiImage: UIImage(Surface(width: 20, height: 20)))
    func scale(_ direction: LayoutDirection) -> CGFloat? {
      let host = TextHost(image.flipsForRightToLeftLayoutDirection(true)) { $0.layoutDirection = direction }
      return host.host.displayList().items.first?.transform.a
    }
    #expect(scale(.leftToRight) == 1)
    #expect(scale(.rightToLeft) == -1)
  }
}
