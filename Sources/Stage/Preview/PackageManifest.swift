import Foundation

/// What a `Package.swift` says of its targets, read from its text: enough to find their files.
///
/// The manifest is not run. One that computes names or paths is beyond this reading, and its targets are then not found.
struct PackageManifest {
  struct Target: Equatable {
    var name: String
    /// Where the files are, seen from the package; nil for the usual place.
    var path: String?
    /// Files and folders of the target that are not part of it.
    var excluded: [String] = []
    /// Targets of the package that it imports.
    var dependencies: [String] = []
  }

  let folder: String
  let targets: [Target]

  /// Reads the manifest in a folder.
  init(folder: String) throws {
    self.folder = folder
    let path = (folder as NSString).appendingPathComponent("Package.swift")
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw FileFault(operation: "read", path: path, reason: error.localizedDescription)
    }
    targets = Self.targets(in: text)
    if targets.isEmpty {
      throw PreviewSource.Fault(description: "'\(path)' declares no target that is found by reading it")
    }
  }

  /// The target called `name`; without a name, the only one that no other one imports.
  func choose(_ name: String?) throws -> Target {
    let known = targets.map(\.name).joined(separator: ", ")
    if let name {
      if let target = targets.first(where: { $0.name == name }) { return target }
      throw PreviewSource.Fault(description: "the package in '\(folder)' has no target '\(name)'. There are: \(known)")
    }
    let imported = Set(targets.flatMap(\.dependencies))
    let outermost = targets.filter { !imported.contains($0.name) }
    if outermost.count == 1 { return outermost[0] }
    throw PreviewSource.Fault(
      description: "the package in '\(folder)' has several targets; --target says which. There are: \(known)")
  }

  /// The target and those of the package that it needs, what is needed first.
  func order(of target: Target) throws -> [Target] {
    var order: [Target] = []
    var open: [String] = []
    func visit(_ target: Target) throws {
      if order.contains(target) { return }
      if open.contains(target.name) {
        throw PreviewSource.Fault(
          description: "the targets \(open.joined(separator: ", ")) of the package in '\(folder)' need each other")
      }
      open.append(target.name)
      for name in target.dependencies {
        if let needed = targets.first(where: { $0.name == name }) { try visit(needed) }
      }
      open.removeLast()
      order.append(target)
    }
    try visit(target)
    return order
  }

  /// The folder of a target's files.
  func folder(of target: Target) -> String {
    func inside(_ path: String) -> String {
      let whole = (folder as NSString).appendingPathComponent(path)
      return (whole as NSString).standardizingPath
    }
    if let path = target.path { return inside(path) }
    let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
    let found = usual.map(inside).first { FileManager.default.fileExists(atPath: $0) }
    // Since 5.9 a package of one target may keep its files in the folder of the sources itself.
    return found ?? inside(targets.count == 1 ? "Sources" : usual[0])
  }

  // MARK: Reading

  /// The calls of `.target(…)` and `.executableTarget(…)` in the text that have a name.
  static func targets(in text: String) -> [Target] {
    let tokens = ManifestToken.tokens(of: text)
    var targets: [Target] = []
    for index in tokens.indices where index >= 1 && index + 1 < tokens.count {
      guard tokens[index - 1] == .mark("."), tokens[index + 1] == .mark("("),
        tokens[index] == .word("target") || tokens[index] == .word("executableTarget")
      else { continue }
      let arguments = arguments(tokens[(index + 2)...])
      // A dependency is written `.target(name:)` too: a target that says no more adds nothing to one that does.
      guard case .string(let name)? = arguments["name"]?.first else { continue }
      var target = Target(name: name)
      if case .string(let path)? = arguments["path"]?.first { target.path = path }
      target.excluded = strings(arguments["exclude"] ?? [])
      target.dependencies = strings(arguments["dependencies"] ?? [])
      if let known = targets.firstIndex(where: { $0.name == name }) {
        if arguments.count > 1 { targets[known] = target }
      } else {
        targets.append(target)
      }
    }
    return targets
  }

  private static func strings(_ tokens: [ManifestToken]) -> [String] {
    tokens.compactMap { token in
      if case .string(let text) = token { text } else { nil }
    }
  }

  /// The arguments of a call whose bracket has been opened, by their labels.
  private static func arguments(_ tokens: ArraySlice<ManifestToken>) -> [String: [ManifestToken]] {
    var arguments: [String: [ManifestToken]] = [:]
    var label: String?
    var depth = 0
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      switch token {
      case .mark("("), .mark("["), .mark("{"): depth += 1
      case .mark(")") where depth == 0: return arguments
      case .mark(")"), .mark("]"), .mark("}"): depth -= 1
      case .mark(",") where depth == 0: label = nil
      case .word(let word)
      where depth == 0 && label == nil && index + 1 < tokens.endIndex && tokens[index + 1] == .mark(":"):
        label = word
        arguments[word] = []
        index += 1
      default:
        if let label { arguments[label]?.append(token) }
      }
      index += 1
    }
    return arguments
  }
}

/// A word, text or sign of a manifest.
private enum ManifestToken: Equatable {
  case word(String)
  case string(String)
  case mark(Character)

  /// The tokens of a text; comments are left out.
  static func tokens(of text: String) -> [ManifestToken] {
    var tokens: [ManifestToken] = []
    var rest = Substring(text)
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if character == "\"" {
        var string = ""
        rest.removeFirst()
        while let next = rest.popFirst(), next != "\"" { string.append(next == "\\" ? rest.popFirst() ?? next : next) }
        tokens.append(.string(string))
      } else if character.isLetter || character == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        tokens.append(.word(String(word)))
        rest.removeFirst(word.count)
      } else {
        if !character.isWhitespace { tokens.append(.mark(character)) }
        rest.removeFirst()
      }
    }
    return tokens
  }
}
