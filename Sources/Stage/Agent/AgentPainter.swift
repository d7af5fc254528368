import Foundation
import Raster

/// Draws an agent's frames into shared memory, each time only what has changed.
@MainActor
final class AgentPainter {
  private let memory: SharedMemory
  private let renderer = Renderer()
  private var painter: FramePainter?
  private var surface: Surface?
  private var shape: AgentPicture?

  init(_ memory: SharedMemory) { self.memory = memory }

  /// Draws the moment shown; returns the picture's shape and what of it has changed.
  func paint(_ playback: StagePlayback, _ draw: AgentCommand.Draw) throws -> (AgentPicture, Damage) {
    let session = playback.session
    if let past = playback.scrubbedFrame() {
      return try paint(past.list, past.environment.size, past.background, draw)
    }
    let painter = self.painter?.session === session ? self.painter! : FramePainter(session)
    self.painter = painter
    painter.showsAccessibility = draw.showsAccessibility
    return try paint(painter.displayList(), session.environment.size, session.background, draw)
  }

  private func paint(
    _ list: DisplayList, _ size: CGSize, _ background: RGBA, _ draw: AgentCommand.Draw
  ) throws -> (AgentPicture, Damage) {
    let width = max(Int((size.width * draw.scale).rounded(.up)), 1)
    let height = max(Int((size.height * draw.scale).rounded(.up)), 1)
    let shape = AgentPicture(width: width, height: height, stride: (width + 15) & ~15)
    if shape != self.shape || surface == nil {
      self.shape = shape
      surface = try Self.surface(shape, in: memory, offset: 0)
    }
    if draw.isWhole { renderer.invalidate() }
    return (shape, renderer.render(list, into: surface!, scale: draw.scale, background: background))
  }

  /// Draws the session's present moment at its own scale, behind the frame; returns the picture's shape and place.
  func paintApart(_ session: Session, showsAccessibility: Bool) throws -> (AgentPicture, offset: Int) {
    let picture = FramePainter(session, showsAccessibility: showsAccessibility).paint()
    let shape = AgentPicture(width: picture.width, height: picture.height, stride: (picture.width + 15) & ~15)
    let offset = ((self.shape?.byteCount ?? 0) + 4095) & ~4095
    let target = try Self.surface(shape, in: memory, offset: offset)
    target.copy(from: picture, toX: 0, y: 0)
    // The memory may have moved: the next frame takes its surface anew.
    surface = nil
    return (shape, offset)
  }

  private static func surface(_ shape: AgentPicture, in memory: SharedMemory, offset: Int) throws -> Surface {
    let start = try memory.bytes(offset + shape.byteCount, grows: true)
    return Surface(
      memory: start + offset, width: shape.width, height: shape.height, stride: shape.stride, owner: memory)
  }
}
