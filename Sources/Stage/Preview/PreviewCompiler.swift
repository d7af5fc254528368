import Foundation

/// Compiles a Swift file, as it is, to a library that this process can load.
public struct PreviewCompiler {
  /// Why a file could not be compiled or loaded: what the compiler said, word for word, or what is missing.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  private let compiler: String
  private let arguments: [String]

  /// Finds the compiler on the `PATH`, and the modules beside the running program.
  public init() throws {
    compiler = try Self.findCompiler()
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
    for module in ["CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak"] {
      arguments += ["-Xcc", "-fmodule-map-file=\(sources.path)/\(module)/module.modulemap"]
    }
    for package in ["freetype2", "harfbuzz", "fribidi"] {
      arguments += try Self.headerFlags(of: package).flatMap { ["-Xcc", $0] }
    }
    self.arguments = arguments
  }

  /// Compiles `files` as one module and loads the result; returns the library's path.
  ///
  /// - Parameters:
  ///   - files: paths of Swift files; they are not changed.
  ///   - folder: where the library is put.
  public func load(_ files: [String], moduleName: String, into folder: URL) throws -> String {
    let library = folder.appendingPathComponent("lib\(moduleName).so").path
    let output = try Self.run(
      compiler,
      [
        "-swift-version", "5", "-parse-as-library", "-emit-library", "-enable-testing", "-module-name", moduleName,
        "-o", library,
      ]
        + arguments + PlatformConditions.overlay(files, in: folder) + files
        + [AssetNames.declarations(for: files, in: folder)].compactMap { $0 })
    guard output.status == 0 else { throw Failure(description: output.errors.trimmingCharacters(in: .newlines)) }
    guard dlopen(library, RTLD_NOW | RTLD_GLOBAL) != nil else {
      let reason = dlerror().map { String(cString: $0) } ?? "for a reason that the system does not tell"
      throw Failure(description: "the compiled file can't be loaded: \(reason)")
    }
    return library
  }

  /// Checks `files`, as one module, without making anything of them; returns what the compiler has to say.
  ///
  /// - Parameter moduleName: A name that no module has which the files import.
  public func check(_ files: [String], moduleName: String = "Preview") throws -> [CompilerDiagnostic] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let output = try Self.run(
      compiler,
      [
        "-frontend", "-typecheck", "-swift-version", "5", "-parse-as-library", "-enable-testing", "-module-name",
        moduleName, "-diagnostic-style", "llvm", "-plugin-path", toolchainPlugins,
      ] + arguments + PlatformConditions.overlay(files, in: folder.url) + files
        + [AssetNames.declarations(for: files, in: folder.url)].compactMap { $0 })
    let diagnostics = CompilerDiagnostic.parse(output.errors)
    // A compiler that fails without saying why has not checked anything.
    guard output.status == 0 || diagnostics.contains(where: { $0.severity == .error }) else {
      throw Failure(description: output.errors.trimmingCharacters(in: .newlines))
    }
    return diagnostics
  }

  // MARK: Surroundings

  /// Where the toolchain has its own macros, which only the driver knows by itself.
  private var toolchainPlugins: String {
    URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host/plugins").path
  }

  private static func findCompiler() throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/swiftc"
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
    throw Failure(description: "there is no 'swiftc' on the PATH; playing a Swift file needs the Swift toolchain")
  }

  private static func programFolder() throws -> URL {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    guard program.path != "/proc/self/exe" else {
      throw Failure(description: "the place of the running program is not known: /proc is not mounted")
    }
    return program.deletingLastPathComponent()
  }

  private static func headerFlags(of package: String) throws -> [String] {
    let output = try run("/usr/bin/env", ["pkg-config", "--cflags-only-I", package])
    guard output.status == 0 else {
      throw Failure(description: "pkg-config knows no '\(package)': \(output.errors); the README's set-up installs it")
    }
    return output.text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> (
    status: Int32, text: String, errors: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    // To files rather than pipes: a compiler that says a lot must not wait for a reader.
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (text, errors) = (folder.url.appendingPathComponent("out"), folder.url.appendingPathComponent("err"))
    for file in [text, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: text)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: try Data(contentsOf: text), as: UTF8.self),
      String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }
}
