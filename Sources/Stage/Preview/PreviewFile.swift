import Foundation
import SwiftUI

/// Somebody's Swift code, compiled and loaded into this process.
@MainActor
public struct PreviewFile {
  /// The previews in the order of the files; or, where there are none, the view that was declared last and needs no
  /// arguments; or the one view that was asked for.
  public let previews: [(name: String, makeView: Session.Source)]

  private static var count = 0

  /// Compiles and loads the file at `path`.
  ///
  /// The code runs in this process from now on: it is for commands that do one thing and end.
  public init(path: String) throws { try self.init(PreviewSource(path: path), view: nil) }

  /// Compiles and loads a file, folder or package's target.
  ///
  /// The code runs in this process from now on: it is for commands that do one thing and end.
  ///
  /// - Parameter view: The view to show in place of the previews, as it is written in code.
  public init(_ source: PreviewSource, view: String? = nil) throws {
    let texts = try source.modules[source.modules.count - 1].files.map { path in
      do {
        return try String(contentsOfFile: path, encoding: .utf8)
      } catch {
        throw FileFault(operation: "read", path: path, reason: error.localizedDescription)
      }
    }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    Self.count += 1
    let build = Build(
      source: source, texts: texts, compiler: try PreviewCompiler(), folder: folder.url, number: Self.count)
    try build.loadDependencies()
    if let view {
      previews = try build.previews(of: view)
    } else if texts.contains(where: ViewDeclarations.hasPreview) {
      previews = try build.previews()
    } else {
      previews = try build.lastView()
    }
  }
}

/// One compilation of a source.
@MainActor
private struct Build {
  let source: PreviewSource
  /// What the files of the module that is shown hold.
  let texts: [String]
  let compiler: PreviewCompiler
  let folder: URL
  let number: Int

  private var module: PreviewSource.Module { source.modules[source.modules.count - 1] }

  typealias Previews = [(name: String, makeView: Session.Source)]

  /// Compiles what the module imports.
  func loadDependencies() throws {
    for dependency in source.modules.dropLast() {
      _ = try compiler.load(
        dependency.files, moduleName: dependency.name ?? "Dependency", into: folder, isImported: true)
    }
  }

  /// Compiles the files and what was written for them.
  private func load(_ files: [String], attempt: Int = 0) throws -> Previews {
    // Names of modules are never used twice in a process: the types of the older one would be found.
    let suffix = attempt == 0 ? "" : "_\(attempt)"
    let name = "\(module.name ?? "Preview")\(number)\(suffix)"
    var files = files
    if let resources = source.targetFolder {
      let accessor = folder.appendingPathComponent("Resources of \(name).swift")
      try """
      import Foundation
      extension Foundation.Bundle {
        static var module: Bundle { Bundle(path: \(Self.literal(resources))) ?? .main }
      }

      """.write(to: accessor, atomically: true, encoding: .utf8)
      files.append(accessor.path)
    }
    let library = try compiler.load(files, moduleName: name, into: folder)
    let found = PreviewDiscovery.previews(inImage: library)
    guard !found.isEmpty else {
      throw PreviewCompiler.Failure(description: "'\(source.path)' was compiled, but no preview is found in it")
    }
    var previews: Previews = []
    for preview in found {
      // A provider holds one preview or several; `#Preview` shows all that it has together.
      let made = try preview.makePreview()
      for part in preview.isProvider ? made.separate() : [made] {
        previews.append((part.displayName ?? source.title, { AnyView(erasing: part.makeView()) }))
      }
    }
    return previews
  }

  /// The previews that the code has.
  func previews() throws -> Previews { try load(module.files) }

  /// The view declared last of those that need no arguments.
  func lastView() throws -> Previews {
    let candidates = texts.flatMap(ViewDeclarations.names)
    guard !candidates.isEmpty else {
      throw PreviewCompiler.Failure(
        description: "'\(source.path)' has no #Preview and declares no view that another file could see")
    }
    var failure: PreviewCompiler.Failure?
    for (attempt, name) in candidates.reversed().enumerated() {
      do {
        return try load(module.files + [try preview(of: name)], attempt: attempt).map { (name, $0.makeView) }
      } catch let reason as PreviewCompiler.Failure {
        failure = failure ?? reason
      }
    }
    throw failure ?? PreviewCompiler.Failure(description: "'\(source.path)' declares no view")
  }

  /// The one view, whether there are previews or not.
  func previews(of view: String) throws -> Previews {
    guard !view.isEmpty, view.allSatisfy({ $0.isLetter || $0.isNumber || "_.<>, []?".contains($0) }) else {
      throw PreviewCompiler.Failure(description: "'\(view)' is no name of a view")
    }
    let path = "Preview of \(view)"
    var files = module.files
    if let place = texts.firstIndex(where: { ViewDeclarations.hiddenNames(in: $0).contains(view) }) {
      // What is private to a file is seen from a copy of that file, whose lines count as those of the original.
      let copy = folder.appendingPathComponent((files[place] as NSString).lastPathComponent)
      try
        "#sourceLocation(file: \(Self.literal(files[place])), line: 1)\n\(texts[place])\n#sourceLocation()\n\(Self.preview(view))"
        .write(to: copy, atomically: true, encoding: .utf8)
      files[place] = copy.path
    } else {
      files.append(try preview(of: view))
    }
    do {
      let previews = try load(files)
      guard let preview = previews.last(where: { $0.name == path }) else {
        throw PreviewCompiler.Failure(description: "'\(source.path)' was compiled, but '\(view)' is not found in it")
      }
      return [(view, preview.makeView)]
    } catch let failure as PreviewCompiler.Failure {
      let names = texts.flatMap { ViewDeclarations.names(in: $0) + ViewDeclarations.hiddenNames(in: $0) }
      throw PreviewCompiler.Failure(
        description: "the view '\(view)' can't be made without arguments. Views at the top level: "
          + "\(names.joined(separator: ", "))\n\(failure.description)")
    }
  }

  private static func preview(_ view: String) -> String { "#Preview(\"Preview of \(view)\") { \(view)() }\n" }

  /// A file with a preview of a view.
  private func preview(of view: String) throws -> String {
    let file = folder.appendingPathComponent("Preview of \(view).swift")
    try "import SwiftUI\n\(Self.preview(view))".write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// A text as it is written in code.
  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
