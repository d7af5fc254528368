import Foundation
import SwiftUI

/// Somebody's Swift file, compiled and loaded into this process.
@MainActor
public struct PreviewFile {
  /// The file's previews in its order; or, where it has none, the view that was declared last and needs no arguments.
  public let previews: [(name: String, makeView: Session.Source)]

  private static var count = 0

  /// Compiles and loads the file at `path`.
  ///
  /// The code runs in this process from now on: it is for commands that do one thing and end.
  public init(path: String) throws {
    let source: String
    do {
      source = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw PreviewCompiler.Failure(description: "'\(path)' can't be read: \(error.localizedDescription)")
    }
    let compiler = try PreviewCompiler()
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    Self.count += 1
    let module = "Preview\(Self.count)"
    if ViewDeclarations.hasPreview(source) {
      let library = try compiler.load([path], moduleName: module, into: folder.url)
      previews = try Self.previews(in: library, path: path)
      return
    }
    let candidates = ViewDeclarations.names(in: source)
    guard !candidates.isEmpty else {
      throw PreviewCompiler.Failure(
        description: "'\(path)' has no #Preview and declares no view that another file could see")
    }
    var failures: [String] = []
    for (attempt, name) in candidates.reversed().enumerated() {
      let extra = folder.url.appendingPathComponent("Preview of \(name).swift")
      try "import SwiftUI\n#Preview(\"\(name)\") { \(name)() }\n".write(to: extra, atomically: true, encoding: .utf8)
      do {
        let library = try compiler.load([path, extra.path], moduleName: "\(module)_\(attempt)", into: folder.url)
        previews = try Self.previews(in: library, path: path)
        return
      } catch let failure as PreviewCompiler.Failure {
        failures.append(failure.description)
      }
    }
    throw PreviewCompiler.Failure(description: failures[0])
  }

  private static func previews(in library: String, path: String) throws -> [(name: String, makeView: Session.Source)] {
    let found = PreviewDiscovery.previews(inImage: library)
    guard !found.isEmpty else {
      throw PreviewCompiler.Failure(description: "'\(path)' was compiled, but no preview is found in it")
    }
    let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    var previews: [(name: String, makeView: Session.Source)] = []
    for preview in found {
      // A provider holds one preview or several; `#Preview` shows all that it has together.
      let made = try preview.makePreview()
      for part in preview.isProvider ? made.separate() : [made] {
        previews.append((part.displayName ?? file, { AnyView(erasing: part.makeView()) }))
      }
    }
    return previews
  }
}
