import Foundation
import Raster
import SwiftUI

/// Draws a session's frames into a picture, each time only what has changed.
@MainActor
public final class FramePainter {
  public let session: Session
  /// Draws frames and spoken texts of the elements that assistive technology sees over the picture.
  public var showsAccessibility: Bool
  private let renderer: Renderer
  private var surface: Surface
  private var overlay: AccessibilityOverlayHost?

  public init(_ session: Session, showsAccessibility: Bool = false) {
    self.session = session
    self.showsAccessibility = showsAccessibility
    renderer = Renderer()
    surface = Surface(width: 1, height: 1)
  }

  /// The size of the picture, in pixels.
  public var pixelSize: (width: Int, height: Int) {
    let environment = session.environment
    return (
      max(Int((environment.width * environment.scale).rounded()), 1),
      max(Int((environment.height * environment.scale).rounded()), 1)
    )
  }

  /// The list of all that is to be drawn now.
  public func displayList() -> DisplayList {
    var list = session.displayList()
    if showsAccessibility {
      let overlay = overlay ?? AccessibilityOverlayHost()
      self.overlay = overlay
      list.append(overlay.displayList(for: session))
    }
    return list
  }

  /// The session's picture at its present time. The surface is drawn over by the next call.
  public func paint() -> Surface {
    paintChanges().surface
  }

  /// The session's picture at its present time, and what of it has changed since the last call.
  public func paintChanges() -> (surface: Surface, damage: Damage) {
    let size = pixelSize
    if surface.width != size.width || surface.height != size.height {
      surface = Surface(width: size.width, height: size.height)
    }
    let list = displayList()
    func render() -> Damage {
      renderer.render(list, into: surface, scale: session.environment.scale, background: session.background)
    }
    let damage = session.profile.map { $0.measure(.raster, render) } ?? render()
    return (surface, damage)
  }
}
