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
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    Self.count += 1
    let builder = PreviewBuilder(compiler: try PreviewCompiler(), folder: folder.url)
    previews = try PreviewLibrary(builder.build(source, view: view, number: Self.count)).previews
  }
}
