import Foundation
import Raster
import SwiftUI
import Synchronization

/// The strings, colours and pictures that lie beside somebody's code.
public struct PreviewResources: Sendable {
  private(set) var strings: [StringCatalog] = []
  private(set) var colors: [String: ColorSet] = [:]
  private(set) var images: [String: ImageSet] = [:]
  /// The names of the pictures that asset catalogues hold.
  private(set) var catalogImages: Set<String> = []
  /// What is there but can't be used, in words.
  public private(set) var faults: [String] = []

  /// The files' endings that are taken for pictures.
  private static let pictures: Set<String> = ["png", "jpg", "jpeg", "heic", "pdf", "svg", "webp", "gif"]

  /// Looks through the folders. What an earlier one has goes before what a later one has.
  ///
  /// - Parameter isRecursive: Whether folders inside of them belong to the code as well.
  public init(folders: [String], isRecursive: Bool) {
    for folder in folders { read(URL(fileURLWithPath: folder), isRecursive: isRecursive) }
  }

  /// Looks where a source's resources are.
  public init(_ source: PreviewSource) {
    let isFile = source.path.hasSuffix(".swift") && source.targetFolder == nil
    self.init(folders: source.resourceFolders, isRecursive: !isFile)
  }

  private mutating func read(_ folder: URL, isRecursive: Bool) {
    let children: [URL]
    do {
      children = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    } catch {
      faults.append("'\(folder.path)' can't be read: \(error.localizedDescription)")
      return
    }
    for child in children.sorted(by: { $0.path < $1.path }) where !child.lastPathComponent.hasPrefix(".") {
      let name = child.deletingPathExtension().lastPathComponent
      switch child.pathExtension.lowercased() {
      case "xcassets":
        let catalog = AssetCatalog(folder: child)
        colors.merge(catalog.colors) { mine, _ in mine }
        images.merge(catalog.images) { mine, _ in mine }
        catalogImages.formUnion(catalog.images.keys)
        faults += catalog.faults
      case "xcstrings": add { try StringCatalog(xcstrings: Data(contentsOf: child), name: name, source: child.path) }
      case "strings": readStrings(child, language: "en")
      case "lproj": readLanguage(child)
      case let ending where Self.pictures.contains(ending):
        let stem = name.hasSuffix("@2x") || name.hasSuffix("@3x") ? String(name.dropLast(3)) : name
        let set = ImageSet(file: child)
        images[stem] = images[stem].map { $0.merging(set) } ?? set
        // A name with its ending finds the file too.
        images["\(stem).\(child.pathExtension)"] = images[stem]
      case "" where isRecursive && child.hasDirectoryPath: read(child, isRecursive: true)
      default: break
      }
    }
  }

  /// A folder of one language's `.strings` files.
  private mutating func readLanguage(_ folder: URL) {
    let name = folder.deletingPathExtension().lastPathComponent
    do {
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "strings" {
        readStrings(file, language: name == "Base" ? "en" : name)
      }
    } catch {
      faults.append("'\(folder.path)' can't be read: \(error.localizedDescription)")
    }
  }

  private mutating func readStrings(_ file: URL, language: String) {
    add {
      try StringCatalog(
        strings: Data(contentsOf: file), language: language,
        name: file.deletingPathExtension().lastPathComponent, source: file.path)
    }
  }

  private mutating func add(_ read: () throws -> StringCatalog) {
    do {
      let catalog = try read()
      if let known = strings.firstIndex(where: { $0.name == catalog.name }) {
        strings[known] = catalog.merging(strings[known])
      } else {
        strings.append(catalog)
      }
    } catch {
      faults.append(String(describing: error))
    }
  }

  /// Makes them what the code of every stage finds from now on, in place of those installed before.
  public func install() {
    Installed.shared.set(self)
    ImageAssets.setLookup { Installed.shared.current.image($0) }
  }

  /// The colours of what is installed.
  static var colorCatalog: any _ColorCatalog { Installed.shared }

  /// The picture for a request; nil where there is none, or none that can be read.
  private func image(_ request: ImageAssets.Request) -> ImageAssets.Asset? {
    guard let set = images[request.name],
      let variant = set.variant(isDark: request.isDark, scale: Double(request.scale))
    else { return nil }
    do {
      let surface = try PNG.read(variant.file.path)
      return ImageAssets.Asset(
        surface: surface, scale: CGFloat(variant.scale ?? 1), isTemplate: set.isTemplate)
    } catch {
      let ending = variant.file.pathExtension
      let reason =
        ending.lowercased() == "png"
        ? String(describing: error) : "pictures of the kind '.\(ending)' can't be read here"
      FileHandle.standardError.write(Data("zoetrope: Image(\"\(request.name)\"): \(reason)\n".utf8))
      return nil
    }
  }
}

/// What is installed now.
private final class Installed: StringTable, _ColorCatalog {
  static let shared = {
    let shared = Installed()
    StringTables.register(shared)
    return shared
  }()

  private struct State {
    var resources = PreviewResources(folders: [], isRecursive: false)
  }

  private let state = Mutex(State())

  var current: PreviewResources { state.withLock(\.resources) }

  func set(_ resources: PreviewResources) { state.withLock { $0.resources = resources } }

  func string(forKey key: String, table: String?, locale: Locale, counts: [Double?]) -> String? {
    for catalog in current.strings {
      if let text = catalog.string(forKey: key, table: table, locale: locale, counts: counts) { return text }
    }
    return nil
  }

  func color(named name: String, bundlePath: String?, in environment: EnvironmentValues) -> Color.Resolved? {
    current.colors[name]?.color(in: environment).resolve(in: environment)
  }
}
