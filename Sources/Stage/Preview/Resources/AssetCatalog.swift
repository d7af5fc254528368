import Foundation

/// What an asset catalogue (`.xcassets`) holds: the names of its colours and pictures, and where they are.
struct AssetCatalog {
  /// Colours by name; inside of a folder that gives its name to what is in it, `Folder/Name`.
  private(set) var colors: [String: ColorSet] = [:]
  /// Pictures by name.
  private(set) var images: [String: ImageSet] = [:]
  /// What could not be read, in words.
  private(set) var faults: [String] = []

  /// Reads the catalogue in a folder. What is broken in it is left out and told in `faults`.
  init(folder: URL) { read(folder, prefix: "") }

  private mutating func read(_ folder: URL, prefix: String) {
    let children: [URL]
    do {
      children = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    } catch {
      faults.append("'\(folder.path)' can't be read: \(error.localizedDescription)")
      return
    }
    for child in children.sorted(by: { $0.path < $1.path }) {
      let name = prefix + child.deletingPathExtension().lastPathComponent
      do {
        switch child.pathExtension {
        case "colorset": colors[name] = try ColorSet(folder: child)
        case "imageset": images[name] = try ImageSet(folder: child)
        case "" where child.hasDirectoryPath:
          let inner = try AssetContents<AssetContentsNothing>(folder: child, isRequired: false)
          read(child, prefix: inner?.properties?.providesNamespace == true ? "\(name)/" : prefix)
        default: break
        }
      } catch {
        faults.append(String(describing: error))
      }
    }
  }
}

/// The `Contents.json` of a folder of a catalogue.
struct AssetContents<Entry: Decodable>: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?
    let templateRenderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  let colors: [Entry]?
  let images: [Entry]?
  let properties: Properties?

  /// - Parameter isRequired: Whether a missing file is a fault; else it gives nil.
  init?(folder: URL, isRequired: Bool = true) throws {
    let file = folder.appendingPathComponent("Contents.json")
    if !isRequired && !FileManager.default.fileExists(atPath: file.path) { return nil }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    } catch let error as DecodingError {
      throw AssetFault(path: file.path, reason: error.words)
    } catch {
      throw AssetFault(path: file.path, reason: error.localizedDescription)
    }
  }
}

/// The entries of a folder that has none of its own.
struct AssetContentsNothing: Decodable {}

/// For what appearance an entry of a catalogue is.
struct AssetAppearance: Decodable {
  let appearance: String
  let value: String
}

/// Something in an asset catalogue that can't be used.
struct AssetFault: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "'\(path)': \(reason)" }
}

extension DecodingError {
  /// What is wrong and where, in words.
  fileprivate var words: String {
    let (path, reason): ([any CodingKey], String) =
      switch self {
      case .keyNotFound(let key, let context): (context.codingPath, "there is no '\(key.stringValue)'")
      case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
        (context.codingPath, context.debugDescription)
      @unknown default: ([], localizedDescription)
      }
    let place = path.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }.joined(separator: ".")
    return place.isEmpty ? reason : "\(place): \(reason)"
  }
}
