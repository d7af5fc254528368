/// A type that `#Preview` makes. The player finds every such type of a loaded image; components do not write one.
public protocol PreviewRegistry {
  /// The file of the preview, `Module/File.swift`.
  static var fileID: String { get }
  /// The line of the `#` of `#Preview`, counted from 1.
  static var line: Int { get }
  /// The column of the `#`, counted from 1.
  static var column: Int { get }
  /// The preview; its view is not made before `Preview.makeView()`.
  @MainActor static func makePreview() throws -> Preview
}
