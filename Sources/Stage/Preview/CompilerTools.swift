import Foundation

/// The parts of the Swift toolchain that libraries are made with.
struct CompilerTools: Sendable {
  /// `swiftc`.
  let driver: String
  /// What it calls; nil where that is not found beside it.
  let direct: Direct?

  /// The tools behind the driver.
  struct Direct: Sendable {
    let frontend: String
    let linker: String
    /// The toolchain's folder.
    let root: String

    #if arch(x86_64)
      static let architecture = "x86_64"
    #elseif arch(arm64)
      static let architecture = "aarch64"
    #endif

    fileprivate var runtime: String { "\(root)/lib/swift/linux" }
    /// Registers a library's types with the runtime.
    fileprivate var registration: String { "\(runtime)/\(Self.architecture)/swiftrt.o" }

    /// What the frontend is always told, as the driver would.
    var frontendArguments: [String] {
      let host = "\(root)/lib/swift/host"
      return [
        "-frontend", "-target", "\(Self.architecture)-unknown-linux-gnu", "-disable-objc-interop", "-Onone",
        "-no-color-diagnostics", "-Xcc", "-fno-color-diagnostics", "-in-process-plugin-server-path",
        "\(host)/libSwiftInProcPluginServer.so", "-plugin-path", "\(host)/plugins",
      ]
    }

    /// What the linker is always told. The program has loaded what these modules need; others bring libraries along.
    func linkerArguments(for files: [String]) throws -> [String] {
      // Code that is not optimised calls the specialisations that the support library has; an optimised program has not
      // loaded it.
      var arguments = [
        "-shared", "--hash-style=gnu", "--eh-frame-hdr", "--build-id=none", registration, "-L", runtime, "-rpath",
        runtime,
        "-lswiftSwiftOnoneSupport",
      ]
      let imports = try Set(
        files.flatMap { try ImportedModules.names(in: String(contentsOfFile: $0, encoding: .utf8)) })
      let known: Set<String> = [
        "SwiftUI", "Foundation", "FoundationEssentials", "Dispatch", "Observation", "Glibc", "Swift", "_Concurrency",
        "Synchronization",
      ]
      if !imports.isSubset(of: known) {
        arguments.append("--as-needed")
        arguments += try FileManager.default.contentsOfDirectory(atPath: runtime).sorted().compactMap { name in
          guard name.hasPrefix("lib"), name.hasSuffix(".so"), !name.contains("Test") else { return nil }
          return "-l" + name.dropFirst(3).dropLast(3)
        }
      }
      return arguments
    }
  }

  /// Finds the tools on the `PATH`.
  init() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").map { "\($0)/swiftc" }.first(where: Self.isProgram)
    guard let found else {
      throw PreviewCompiler.Failure(
        description: "there is no 'swiftc' on the PATH; playing a Swift file needs the Swift toolchain")
    }
    driver = found
    let folder = URL(fileURLWithPath: found).resolvingSymlinksInPath().deletingLastPathComponent()
    let root = folder.deletingLastPathComponent().path
    let direct = Direct(frontend: "\(folder.path)/swift-frontend", linker: "\(folder.path)/ld.lld", root: root)
    let isWhole =
      Self.isProgram(direct.frontend) && Self.isProgram(direct.linker)
      && FileManager.default.fileExists(atPath: direct.registration)
    self.direct = isWhole ? direct : nil
  }

  private static func isProgram(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }
}

/// The modules that a Swift file imports.
enum ImportedModules {
  /// The names after `import`, without those of submodules.
  static func names(in source: String) -> [String] {
    source.split { $0 == "\n" || $0 == ";" }.compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy({ $0.hasPrefix("@") }) else {
        return nil
      }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = words[(keyword + 1)...].first { !kinds.contains($0) }
      return name?.split(separator: ".").first.map(String.init)
    }
  }
}
