import Foundation
import Raster
import SwiftUI

/// A picture of an asset catalogue with its variants.
struct ImageSet: Sendable {
  struct Variant: Sendable {
    let file: URL
    /// Pixels a point; nil for one that serves all.
    let scale: Double?
    let isDark: Bool?
  }

  private struct Entry: Decodable {
    let filename: String?
    let scale: String?
    let idiom: String?
    let appearances: [AssetAppearance]?
  }

  let variants: [Variant]
  /// Whether the picture is a stencil for the foreground.
  let isTemplate: Bool

  /// Reads an `.imageset` folder.
  init(folder: URL) throws {
    let contents = try AssetContents<Entry>(folder: folder)
    isTemplate = contents?.properties?.templateRenderingIntent == "template"
    variants = (contents?.images ?? []).compactMap { entry in
      guard let name = entry.filename, entry.idiom ?? "universal" == "universal" || entry.idiom == "iphone" else {
        return nil
      }
      return Variant(
        file: folder.appendingPathComponent(name), scale: entry.scale.flatMap { Double($0.dropLast()) },
        isDark: entry.appearances?.first { $0.appearance == "luminosity" }.map { $0.value == "dark" })
    }
    guard !variants.isEmpty else { throw AssetFault(path: folder.path, reason: "it has no picture for a phone") }
  }

  /// A lone file, whose name may say its scale: `logo@2x.png`.
  init(file: URL) {
    let stem = file.deletingPathExtension().lastPathComponent
    let scale: Double? = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    variants = [Variant(file: file, scale: scale, isDark: nil)]
    isTemplate = false
  }

  private init(variants: [Variant], isTemplate: Bool) {
    self.variants = variants
    self.isTemplate = isTemplate
  }

  /// The set with another's variants as well: `logo.png` and `logo@2x.png` are one picture.
  func merging(_ other: ImageSet) -> ImageSet {
    ImageSet(variants: variants + other.variants, isTemplate: isTemplate || other.isTemplate)
  }

  /// The best variant for an appearance and a scale: the right appearance first, then the smallest that is sharp.
  func variant(isDark: Bool, scale: Double) -> Variant? {
    let fitting = variants.filter { $0.isDark == nil || $0.isDark == isDark }
    let special = fitting.filter { $0.isDark != nil }
    let candidates = special.isEmpty ? fitting : special
    let sharp = candidates.filter { $0.scale ?? scale >= scale }
    return sharp.min { $0.scale ?? scale < $1.scale ?? scale }
      ?? candidates.max { $0.scale ?? scale < $1.scale ?? scale }
  }
}
