import Foundation

/// Compiles Swift files, as they are, to libraries that this program can load.
///
/// The compiler's frontend and the linker are called directly where the toolchain has them beside each other: the driver
/// takes as long again to find out what it calls. Libraries are linked to nothing but what the program has not loaded
/// itself.
public struct PreviewCompiler: Sendable {
  /// Why code could not be compiled or loaded: what the compiler said, word for word, or what is missing.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }
  }

  /// A library, and how long it took to make.
  public struct Product: Sendable {
    public let library: String
    /// In seconds.
    public let compileSeconds: Double
    public let linkSeconds: Double
  }

  private let tools: CompilerTools
  private let arguments: [String]
  /// The process group that compilers join; nil leaves them in this process's.
  var group: Int32?
  /// Lets somebody else stop the compiler that is running.
  var stopper: CompilerStopper?

  /// Finds the compiler on the `PATH`, and the modules beside the running program.
  public init() throws {
    tools = try CompilerTools()
    let program = try Self.programFolder()
    let modules = program.appendingPathComponent("Modules")
    let macros = program.appendingPathComponent("PreviewMacros-tool")
    // The program lies in .build/<platform>/<configuration> of the package.
    let sources = program.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    for needed in [modules.appendingPathComponent("SwiftUI.swiftmodule"), macros, sources] {
      guard FileManager.default.fileExists(atPath: needed.path) else {
        throw Failure(
          description:
            "'\(needed.path)' is missing: Swift files can be played by a zoetrope that lies where it was built")
      }
    }
    // As Xcode builds what it previews: some files keep their previews for debugging.
    var arguments = ["-D", "DEBUG", "-I", modules.path, "-load-plugin-executable", macros.path + "#PreviewMacros"]
    for module in ["CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak", "CVectors"] {
      arguments += ["-Xcc", "-fmodule-map-file=\(sources.path)/\(module)/module.modulemap"]
    }
    var seen: Set<String> = []
    for package in ["freetype2", "harfbuzz", "fribidi"] {
      for flag in try Self.headerFlags(of: package) where seen.insert(flag).inserted { arguments += ["-Xcc", flag] }
    }
    self.arguments = arguments
  }

  /// Compiles `files` as one module.
  ///
  /// - Parameters:
  ///   - files: paths of Swift files; they are not changed.
  ///   - library: what is added to the library's name, where that of the module is not the only one.
  ///   - folder: where the library is put; modules that lie there can be imported.
  ///   - isImported: whether modules compiled later may import this one.
  public func compile(
    _ files: [String], moduleName: String, library suffix: String = "", into folder: URL, isImported: Bool = false
  ) throws -> Product {
    let files = try files + [AssetNames.declarations(for: files, in: folder)].compactMap { $0 }
    let library = folder.appendingPathComponent("lib\(moduleName)\(suffix).so").path
    var common = [
      "-swift-version", "5", "-parse-as-library", "-enable-testing", "-gline-tables-only", "-module-name", moduleName,
      "-I", folder.path,
    ]
    if isImported { common += ["-emit-module-path", "\(folder.path)/\(moduleName).swiftmodule"] }
    common += try arguments + PlatformConditions.overlay(files, in: folder)
    guard let direct = tools.direct else {
      let seconds = try run(
        tools.driver, common + ["-emit-library", "-o", library] + (isImported ? ["-emit-module"] : []) + files,
        in: folder)
      return Product(library: library, compileSeconds: seconds, linkSeconds: 0)
    }
    let object = folder.appendingPathComponent("\(moduleName)\(suffix).o").path
    let compile = try run(
      direct.frontend, direct.frontendArguments + ["-c"] + common + ["-o", object] + files, in: folder)
    let link = try run(
      direct.linker, direct.linkerArguments(for: files) + ["-o", library, object], in: folder)
    try FileManager.default.removeItem(atPath: object)
    return Product(library: library, compileSeconds: compile, linkSeconds: link)
  }

  /// Runs a tool; returns how long it took, in seconds.
  private func run(_ program: String, _ arguments: [String], in folder: URL) throws -> Double {
    let start = SteadyTime.now
    let output = try CompilerRun.run(program, arguments, temporary: folder, group: group, stopper: stopper)
    guard output.status == 0 else {
      let text = output.text.trimmingCharacters(in: .newlines)
      let tool = (program as NSString).lastPathComponent
      throw Failure(description: text.isEmpty ? "'\(tool)' failed and said nothing (\(output.status))" : text)
    }
    return SteadyTime.now - start
  }

  /// Checks `files`, as one module, without making anything of them; returns what the compiler has to say.
  ///
  /// - Parameter moduleName: A name that no module has which the files import.
  public func check(_ files: [String], moduleName: String = "Preview") throws -> [CompilerDiagnostic] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let output = try CompilerRun.run(
      tools.driver,
      [
        "-frontend", "-typecheck", "-swift-version", "5", "-parse-as-library", "-enable-testing", "-module-name",
        moduleName, "-diagnostic-style", "llvm", "-plugin-path", toolchainPlugins,
      ] + arguments + PlatformConditions.overlay(files, in: folder.url) + files
        + [AssetNames.declarations(for: files, in: folder.url)].compactMap { $0 }, temporary: folder.url)
    let diagnostics = CompilerDiagnostic.parse(output.text)
    // A compiler that fails without saying why has not checked anything.
    guard output.status == 0 || diagnostics.contains(where: { $0.severity == .error }) else {
      throw Failure(description: output.text.trimmingCharacters(in: .newlines))
    }
    return diagnostics
  }

  // MARK: Surroundings

  /// Where the toolchain has its own macros, which only the driver knows by itself.
  private var toolchainPlugins: String {
    URL(fileURLWithPath: tools.driver).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host/plugins").path
  }

  private static func programFolder() throws -> URL {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    guard program.path != "/proc/self/exe" else {
      throw Failure(description: "the place of the running program is not known: /proc is not mounted")
    }
    return program.deletingLastPathComponent()
  }

  private static func headerFlags(of package: String) throws -> [String] {
    let output = try CompilerRun.run("/usr/bin/env", ["pkg-config", "--cflags-only-I", package])
    guard output.status == 0 else {
      throw Failure(description: "pkg-config knows no '\(package)': \(output.text); the README's set-up installs it")
    }
    return output.text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
