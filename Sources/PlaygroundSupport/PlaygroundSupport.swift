@_exported import SwiftUI

/// The page on which a playground shows its view. A preview shows a file's view without it; setting one does nothing.
@MainActor
public final class PlaygroundPage {
  public static let current = PlaygroundPage()

  public var liveView: Any?
  public var needsIndefiniteExecution = false

  public func setLiveView<Content: View>(_ view: Content) { liveView = view }

  public func finishExecution() {}
}
