import Foundation
import Testing

@testable import Stage

/// What there is at a path, and what has to be compiled.
struct PreviewSourceTests {
  /// A folder that is gone when the test is.
  private final class Folder {
    let temporary: Stage.TemporaryFolder

    init(_ files: [String: String]) throws {
      temporary = try Stage.TemporaryFolder()
      for (name, text) in files {
        let file = temporary.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }

    deinit { temporary.remove() }

    var path: String { temporary.url.path }

    func path(_ name: String) -> String { temporary.url.appendingPathComponent(name).path }
  }

  @Test func aFileIsCompiledAlone() throws {
    let folder = try Folder(["A.swift": "a", "B.swift": "b"])
    let source = try PreviewSource(path: folder.path("A.swift"))
    #expect(source.files == [folder.path("A.swift")] && source.title == "A" && source.target == nil)
    #expect(try source.sha256() == SHA256.hexadecimal("a".utf8))
    #expect(source.resourceFolders == [folder.path])
  }

  @Test func aFileInAProjectSeesItsResources() throws {
    let folder = try Folder(["App.xcodeproj/project.pbxproj": "", "App/Views/A.swift": "a"])
    let source = try PreviewSource(path: folder.path("App/Views/A.swift"))
    #expect(source.resourceFolders == ["App/Views", "App", ""].map { $0.isEmpty ? folder.path : folder.path($0) })
  }

  @Test func aFoldersFilesButNotItsTestsAreCompiled() throws {
    let folder = try Folder([
      "B.swift": "b", "In/A.swift": "a", "In/.hidden.swift": "", ".build/C.swift": "", "AppTests/T.swift": "",
      "notes.txt": "",
    ])
    let source = try PreviewSource(path: folder.path)
    #expect(source.files == [folder.path("B.swift"), folder.path("In/A.swift")])
    let hash = try source.sha256()
    try "c".write(toFile: folder.path("In/A.swift"), atomically: true, encoding: .utf8)
    #expect(try source.sha256() != hash)
  }

  private static let manifest = """
    // .target(name: "Commented")
    let package = Package(
      name: "Shop",
      targets: [
        .executableTarget(name: "App", dependencies: ["Views", .product(name: "Other", package: "other")]),
        .target(
          name: "Views", dependencies: [.target(name: "Model")], path: "Code/Views", exclude: ["Old", "Draft.swift"],
          resources: [.process("Media")]),
        .target(name: "Model"),
        .testTarget(name: "ViewsTests", dependencies: ["Views"]),
      ]
    )
    """

  @Test func aManifestIsRead() {
    #expect(
      PackageManifest.targets(in: Self.manifest) == [
        PackageManifest.Target(name: "App", dependencies: ["Views", "Other", "other"]),
        PackageManifest.Target(
          name: "Views", path: "Code/Views", excluded: ["Old", "Draft.swift"], dependencies: ["Model"]),
        PackageManifest.Target(name: "Model"),
      ])
  }

  @Test func aTargetComesAfterWhatItImports() throws {
    let folder = try Folder([
      "Package.swift": Self.manifest, "Sources/App/Main.swift": "", "Code/Views/V.swift": "",
      "Code/Views/Old/O.swift": "", "Code/Views/Draft.swift": "", "Sources/Model/M.swift": "",
    ])
    let source = try PreviewSource(path: folder.path)
    #expect(source.target == "App" && source.modules.map(\.name) == ["Model", "Views", "App"])
    #expect(source.modules[1].files == [folder.path("Code/Views/V.swift")])
    #expect(source.targetFolder == folder.path("Sources/App"))
    let views = try PreviewSource(path: folder.path("Package.swift"), target: "Views")
    #expect(views.modules.map(\.name) == ["Model", "Views"] && views.title == "Views")
  }

  @Test(arguments: [
    (".target(name: \"A\"), .target(name: \"B\")", nil, "several targets; --target says which. There are: A, B"),
    (".target(name: \"A\")", "C", "no target 'C'. There are: A"),
    (
      ".target(name: \"A\", dependencies: [\"B\"]), .target(name: \"B\", dependencies: [\"A\"])", "A", "need each other"
    ),
    ("", nil, "declares no target"),
    (".target(name: \"A\")", "A", "there is no Swift file"),
  ])
  func whatAPackageLacksIsNamed(_ targets: String, _ target: String?, _ hint: String) throws {
    let folder = try Folder(["Package.swift": "Package(targets: [\(targets)])", "Sources/A/readme.txt": ""])
    let fault = #expect(throws: PreviewSource.Fault.self) { try PreviewSource(path: folder.path, target: target) }
    #expect(fault?.description.contains(hint) == true, "\(fault?.description ?? "")")
  }

  @Test func whatCannotBePlayedIsNamed() throws {
    let folder = try Folder(["a.txt": ""])
    #expect(throws: FileFault.self) { try PreviewSource(path: folder.path("b.swift")) }
    #expect(throws: PreviewSource.Fault.self) { try PreviewSource(path: folder.path("a.txt")) }
    #expect(throws: PreviewSource.Fault.self) { try PreviewSource(path: folder.path) }
    #expect(throws: PreviewSource.Fault.self) { try PreviewSource(path: folder.path("a.txt"), target: "A") }
  }
}
