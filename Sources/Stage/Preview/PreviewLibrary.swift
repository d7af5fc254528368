import Foundation
import SwiftUI

/// Compiled code, loaded into this process for good.
@MainActor
public struct PreviewLibrary {
  /// The previews in the order of the files, or the one view that the code was built for.
  public let previews: [(name: String, makeView: Session.Source)]

  /// - Parameters:
  ///   - libraries: paths, in the order in which they are loaded; the last one has the previews.
  ///   - title: the name of previews that have none of their own.
  ///   - viewName: the view that is shown in place of the previews.
  public init(libraries: [String], title: String, viewName: String? = nil) throws {
    for library in libraries where dlopen(library, RTLD_NOW | RTLD_GLOBAL) == nil {
      let reason = dlerror().map { String(cString: $0) } ?? "for a reason that the system does not tell"
      throw PreviewCompiler.Failure(description: "the compiled code can't be loaded: \(reason)")
    }
    let found = PreviewDiscovery.previews(inImage: libraries.last)
    var all: [(name: String, makeView: Session.Source)] = []
    for preview in found {
      // A provider holds one preview or several; `#Preview` shows all that it has together.
      let made = try preview.makePreview()
      for part in preview.isProvider ? made.separate() : [made] {
        all.append((part.displayName ?? title, { AnyView(erasing: part.makeView()) }))
      }
    }
    if let viewName {
      let wanted = PreviewBuilder.previewName(of: viewName)
      previews = all.filter { $0.name == wanted }.map { (viewName, $0.makeView) }
    } else {
      previews = all
    }
    if previews.isEmpty {
      throw PreviewCompiler.Failure(description: "'\(title)' was compiled, but no preview is found in it")
    }
  }

  /// What `PreviewBuilder` has made.
  public init(_ build: PreviewBuild) throws {
    try self.init(libraries: build.libraries, title: build.title, viewName: build.viewName)
  }
}
