/// Somebody's code, compiled but not loaded.
public struct PreviewBuild: Sendable {
  /// The libraries' paths, in the order in which they have to be loaded; the last one has the previews.
  public let libraries: [String]
  /// What was compiled.
  public let source: PreviewSource
  /// The view that is shown in place of the previews; nil where the code's own previews are.
  public let viewName: String?
  /// How long the compiler and the linker took, in seconds.
  public let compileSeconds: Double
  public let linkSeconds: Double

  /// The files that were compiled.
  public var files: [String] { source.files }
  /// The name of previews that have none of their own.
  public var title: String { source.title }
}
