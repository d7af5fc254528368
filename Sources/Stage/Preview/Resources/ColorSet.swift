import Foundation
import SwiftUI

/// A colour of an asset catalogue with its variants.
struct ColorSet: Sendable {
  private struct Variant: Sendable {
    let color: Color
    let isDark: Bool?
    let isHighContrast: Bool
  }

  private struct Entry: Decodable {
    let color: Value?
    let appearances: [AssetAppearance]?
    let idiom: String?
  }

  private struct Value: Decodable {
    let colorSpace: String?
    let components: [String: Component]?
    let platform: String?
    let reference: String?

    private enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components, platform, reference
    }
  }

  /// A component as catalogues write it: `0.5`, `128` or `0x80`, as a text or a number.
  private struct Component: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self)
      if text.lowercased().hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
        value = Double(byte) / 255
      } else if text.contains("."), let number = Double(text) {
        value = number
      } else if let byte = Double(text) {
        value = byte / 255
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no colour component")
      }
    }
  }

  private let variants: [Variant]

  /// Reads a `.colorset` folder.
  init(folder: URL) throws {
    let contents = try AssetContents<Entry>(folder: folder)
    variants = try (contents?.colors ?? []).compactMap { entry in
      // Colours for other devices than phones are no variants of ours.
      guard entry.idiom ?? "universal" == "universal" || entry.idiom == "iphone", let value = entry.color else {
        return nil
      }
      let appearances = entry.appearances ?? []
      return Variant(
        color: try Self.color(value, folder: folder),
        isDark: appearances.first { $0.appearance == "luminosity" }.map { $0.value == "dark" },
        isHighContrast: appearances.contains { $0.appearance == "contrast" && $0.value == "high" })
    }
    guard !variants.isEmpty else { throw AssetFault(path: folder.path, reason: "it has no colour for a phone") }
  }

  private static func color(_ value: Value, folder: URL) throws -> Color {
    if let reference = value.reference {
      guard let color = systemColors[reference] else {
        throw AssetFault(path: folder.path, reason: "there is no system colour '\(reference)' here")
      }
      return color
    }
    let components = value.components ?? [:]
    func component(_ name: String) throws -> Double {
      guard let component = components[name] else {
        throw AssetFault(path: folder.path, reason: "the colour has no component '\(name)'")
      }
      return component.value
    }
    let alpha = components["alpha"]?.value ?? 1
    switch value.colorSpace ?? "srgb" {
    case "srgb", "extended-srgb":
      return Color(
        red: try component("red"), green: try component("green"), blue: try component("blue"), opacity: alpha)
    case "display-p3":
      return Color(
        .displayP3, red: try component("red"), green: try component("green"), blue: try component("blue"),
        opacity: alpha)
    case "extended-linear-srgb":
      return Color(
        .sRGBLinear, red: try component("red"), green: try component("green"), blue: try component("blue"),
        opacity: alpha)
    case "gray-gamma-22", "extended-gray": return Color(white: try component("white"), opacity: alpha)
    case let other: throw AssetFault(path: folder.path, reason: "the colour space '\(other)' is not known here")
    }
  }

  private static let systemColors: [String: Color] = [
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow, "systemGreenColor": .green,
    "systemMintColor": .mint, "systemTealColor": .teal, "systemCyanColor": .cyan, "systemBlueColor": .blue,
    "systemIndigoColor": .indigo, "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
    "systemGrayColor": .gray, "labelColor": .primary, "secondaryLabelColor": .secondary,
  ]

  /// The colour in an environment: the variant that agrees with most of it.
  func color(in environment: EnvironmentValues) -> Color {
    let isDark = environment.colorScheme == .dark
    let isHighContrast = environment.colorSchemeContrast == .increased
    func score(_ variant: Variant) -> Int {
      if variant.isHighContrast && !isHighContrast { return -1 }
      guard variant.isDark == nil || variant.isDark == isDark else { return -1 }
      return (variant.isDark == nil ? 0 : 2) + (variant.isHighContrast ? 1 : 0)
    }
    return variants.max { score($0) < score($1) }?.color ?? .clear
  }
}
