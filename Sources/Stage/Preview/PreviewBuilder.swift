import Foundation

/// Makes libraries with previews of somebody's code.
public struct PreviewBuilder: Sendable {
  var compiler: PreviewCompiler
  /// Where libraries are put, and files that are written for them.
  let folder: URL

  public init(compiler: PreviewCompiler, folder: URL) {
    self.compiler = compiler
    self.folder = folder
  }

  /// Compiles a file, folder or package's target.
  ///
  /// - Parameters:
  ///   - view: the view to show in place of the previews, as it is written in code. Without it, and without a preview
  ///     in the code, it is the view declared last of those that need no arguments.
  ///   - number: tells the libraries of one process or folder apart.
  public func build(_ source: PreviewSource, view: String?, number: Int) throws -> PreviewBuild {
    let texts = try source.modules[source.modules.count - 1].files.map { path in
      do {
        return try String(contentsOfFile: path, encoding: .utf8)
      } catch {
        throw FileFault(operation: "read", path: path, reason: error.localizedDescription)
      }
    }
    let work = Work(source: source, texts: texts, compiler: compiler, folder: folder, number: number)
    let dependencies = try work.dependencies()
    let (product, viewName) =
      if let view {
        (try work.view(view), Optional(view))
      } else if texts.contains(where: ViewDeclarations.hasPreview) {
        (try work.compile(work.module.files), nil)
      } else {
        try work.lastView()
      }
    let products = dependencies + [product]
    return PreviewBuild(
      libraries: products.map(\.library), source: source, viewName: viewName,
      compileSeconds: products.reduce(0) { $0 + $1.compileSeconds },
      linkSeconds: products.reduce(0) { $0 + $1.linkSeconds })
  }

  /// What the preview that is written for a view is called.
  static func previewName(of view: String) -> String { "Preview of \(view)" }

  /// One compilation of a source.
  fileprivate struct Work {
    let source: PreviewSource
    /// What the files of the module that is shown hold.
    let texts: [String]
    let compiler: PreviewCompiler
    let folder: URL
    let number: Int

    var module: PreviewSource.Module { source.modules[source.modules.count - 1] }

    typealias Product = PreviewCompiler.Product
  }
}

extension PreviewBuilder.Work {
  /// Compiles what the module imports.
  fileprivate func dependencies() throws -> [Product] {
    try source.modules.dropLast().map { dependency in
      try compiler.compile(
        dependency.files, moduleName: dependency.name ?? "Dependency", library: "\(number)", into: folder,
        isImported: true)
    }
  }

  /// Compiles the files and what was written for them.
  fileprivate func compile(_ files: [String], attempt: Int = 0) throws -> Product {
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
    let resources = PreviewResources(source)
    let symbols = AssetSymbols(colors: resources.colors.keys, images: resources.catalogImages)
    if let text = symbols.source(beside: texts) {
      let file = folder.appendingPathComponent("Assets of \(name).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      files.append(file.path)
    }
    return try compiler.compile(files, moduleName: name, into: folder)
  }

  /// The view declared last of those that need no arguments.
  fileprivate func lastView() throws -> (Product, viewName: String?) {
    let candidates = texts.flatMap(ViewDeclarations.names)
    guard !candidates.isEmpty else {
      throw PreviewCompiler.Failure(
        description: "'\(source.path)' has no #Preview and declares no view that another file could see")
    }
    var failure: PreviewCompiler.Failure?
    for (attempt, name) in candidates.reversed().enumerated() {
      do {
        return (try compile(module.files + [try preview(of: name)], attempt: attempt), name)
      } catch let reason as PreviewCompiler.Failure {
        // An error in the code itself is there for every view.
        if isOwn(reason) { throw reason }
        failure = failure ?? reason
      }
    }
    throw failure ?? PreviewCompiler.Failure(description: "'\(source.path)' declares no view")
  }

  /// Whether the code itself is wrong, not what was written for it.
  private func isOwn(_ failure: PreviewCompiler.Failure) -> Bool {
    CompilerMessages.errors(in: failure.description).first.map { module.files.contains($0.file) } ?? false
  }

  /// The one view, whether there are previews or not.
  fileprivate func view(_ view: String) throws -> Product {
    guard !view.isEmpty, view.allSatisfy({ $0.isLetter || $0.isNumber || "_.<>, []?".contains($0) }) else {
      throw PreviewCompiler.Failure(description: "'\(view)' is no name of a view")
    }
    var files = module.files
    if let place = texts.firstIndex(where: { ViewDeclarations.hiddenNames(in: $0).contains(view) }) {
      // What is private to a file is seen from a copy of that file, whose lines count as those of the original.
      let copy = folder.appendingPathComponent((files[place] as NSString).lastPathComponent)
      let text =
        "#sourceLocation(file: \(Self.literal(files[place])), line: 1)\n\(texts[place])\n#sourceLocation()\n"
      try (text + Self.preview(view)).write(to: copy, atomically: true, encoding: .utf8)
      files[place] = copy.path
    } else {
      files.append(try preview(of: view))
    }
    do {
      return try compile(files)
    } catch let failure as PreviewCompiler.Failure {
      let names = texts.flatMap { ViewDeclarations.names(in: $0) + ViewDeclarations.hiddenNames(in: $0) }
      if isOwn(failure) && names.contains(view) { throw failure }
      throw PreviewCompiler.Failure(
        description: "the view '\(view)' can't be made without arguments. Views at the top level: "
          + "\(names.joined(separator: ", "))\n\(failure.description)")
    }
  }

  private static func preview(_ view: String) -> String {
    "#Preview(\"\(PreviewBuilder.previewName(of: view))\") { \(view)() }\n"
  }

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
