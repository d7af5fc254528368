import Foundation

/// Somebody's own code that is to be played: a Swift file, the files of a folder, or the target of a package.
public struct PreviewSource: Equatable, Sendable {
  /// Files that are compiled together.
  public struct Module: Equatable, Sendable {
    /// The module's name; nil for one that nobody imports.
    public var name: String?
    /// Paths, in alphabetical order.
    public var files: [String]

    public init(name: String? = nil, files: [String]) {
      self.name = name
      self.files = files
    }
  }

  /// The path that was given.
  public let path: String
  /// The target of a package; nil for files and folders.
  public let target: String?
  /// What has to be compiled, what is imported first; the last is what is shown.
  public let modules: [Module]
  /// The folders in which strings, colours and pictures of the code are looked for, the nearest first.
  public let resourceFolders: [String]
  /// The folder of a package's target; nil for files and folders.
  public let targetFolder: String?

  /// Something that can't be played.
  public struct Fault: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// Finds out what there is at a path.
  ///
  /// - Parameter target: Which target of a package; needed where it has several that could be shown.
  /// - Throws: `Fault` for what is neither a Swift file nor a folder with such, `FileFault` for what can't be read.
  public init(path: String, target: String? = nil) throws {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FileFault(operation: "read", path: path, reason: "there is no such file or folder")
    }
    let name = (path as NSString).lastPathComponent
    let manifest = (path as NSString).appendingPathComponent("Package.swift")
    if name == "Package.swift" || isFolder.boolValue && FileManager.default.fileExists(atPath: manifest) {
      let folder = name == "Package.swift" ? (path as NSString).deletingLastPathComponent : path
      let package = try PackageManifest(folder: folder.isEmpty ? "." : folder)
      let chosen = try package.choose(target)
      self.target = chosen.name
      modules = try package.order(of: chosen).map { target in
        Module(name: target.name, files: try Self.swiftFiles(in: package.folder(of: target), except: target.excluded))
      }
      targetFolder = package.folder(of: chosen)
      resourceFolders = [package.folder(of: chosen)]
    } else {
      if let target {
        throw Fault(description: "'\(path)' is no package, so it has no target '\(target)'")
      }
      self.target = nil
      targetFolder = nil
      if isFolder.boolValue {
        modules = [Module(files: try Self.swiftFiles(in: path, except: []))]
        resourceFolders = [path]
      } else {
        guard name.hasSuffix(".swift") else { throw Fault(description: "'\(path)' is no Swift file") }
        modules = [Module(files: [path])]
        resourceFolders = ProjectFolders.around(path)
      }
    }
    guard modules.last?.files.isEmpty == false else {
      throw Fault(description: "there is no Swift file in '\(targetFolder ?? path)'")
    }
  }

  /// Every file that is compiled.
  public var files: [String] { modules.flatMap(\.files) }

  /// What a title calls it: the file's or folder's name, or the target's.
  public var title: String {
    if let target { return target }
    let name = (URL(fileURLWithPath: path).standardizedFileURL.path as NSString).lastPathComponent
    return (name as NSString).deletingPathExtension
  }

  /// The SHA-256 of one file, or of names and contents of several.
  ///
  /// - Throws: `FileFault` when a file can't be read.
  public func sha256() throws -> String {
    func contents(_ file: String) throws -> Data {
      do {
        return try Data(contentsOf: URL(fileURLWithPath: file))
      } catch {
        throw FileFault(operation: "read", path: file, reason: error.localizedDescription)
      }
    }
    if files.count == 1 { return SHA256.hexadecimal(try contents(files[0])) }
    var hash = SHA256()
    for file in files {
      let data = try contents(file)
      let inner = file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : file
      hash.update("\(inner)\n\(data.count)\n".utf8)
      hash.update(data)
    }
    return hash.finish()
  }

  /// The Swift files of a folder and the folders in it, but for hidden ones, what a build has left, tests and manifests.
  private static func swiftFiles(in folder: String, except excluded: [String]) throws -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else {
      throw FileFault(operation: "read", path: folder, reason: "it is no folder that can be read")
    }
    var files: [String] = []
    while let inner = all.nextObject() as? String {
      let name = (inner as NSString).lastPathComponent
      let isFolder = all.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if isFolder && (name.hasPrefix(".") || name.hasSuffix("Tests") || excluded.contains(inner)) {
        all.skipDescendants()
      } else if !isFolder, name.hasSuffix(".swift"), !name.hasPrefix("."), name != "Package.swift",
        !excluded.contains(inner)
      {
        files.append((folder as NSString).appendingPathComponent(inner))
      }
    }
    return files.sorted()
  }
}

/// Where a lone file's project keeps what the file needs.
private enum ProjectFolders {
  /// What marks the outermost folder of a project.
  private static func isRoot(_ folder: String) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: folder).contains { name in
      name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
    }
  }

  /// The file's folder; and, where it lies in a project, those above it up to the project's.
  static func around(_ file: String) -> [String] {
    let start = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
    var folders = [start.path]
    var folder = start
    for _ in 0..<6 {
      // A folder above that can't be read is none of ours.
      guard let isRoot = try? isRoot(folder.path) else { break }
      if isRoot { return folders }
      folder.deleteLastPathComponent()
      folders.append(folder.path)
    }
    return [start.path]
  }
}
