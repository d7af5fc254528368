import Raster

/// The controls of rows while a list is edited: a sign to delete by before the content, a handle to move by behind it.
@MainActor
struct ListControls {
  /// The room that the sign takes before the content, and the handle behind it, in points.
  static let room: (sign: CGFloat, handle: CGFloat) = (38, 34)

  private let slot: CGRect
  private let isMirrored: Bool
  /// How far the controls are in: 0 not at all, 1 all the way.
  private let progress: CGFloat

  init(in slot: CGRect, isMirrored: Bool, progress: Double) {
    self.slot = slot
    self.isMirrored = isMirrored
    self.progress = CGFloat(progress)
  }

  private func rect(fromLeading distance: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: isMirrored ? slot.maxX - distance - width : slot.minX + distance, y: slot.midY - height / 2, width: width,
      height: height)
  }

  /// The red sign.
  var sign: CGRect { rect(fromLeading: 16 - (1 - progress) * Self.room.sign, width: 22, height: 22) }

  /// The three lines.
  var handle: CGRect {
    rect(fromLeading: slot.width - 16 - 20 + (1 - progress) * Self.room.handle, width: 20, height: 12)
  }

  /// What answers a press on the sign.
  var signArea: CGRect { rect(fromLeading: 0, width: 16 + Self.room.sign, height: slot.height) }

  /// What answers a press on the handle.
  var handleArea: CGRect {
    let width = 16 + Self.room.handle
    return rect(fromLeading: slot.width - width, width: width, height: slot.height)
  }

  func drawSign(_ context: inout DrawContext, in environment: EnvironmentValues, id: UInt64) {
    fill(Raster.Path(ellipseIn: sign), .red, &context, environment, id)
    let bar = sign.insetBy(dx: 5.5, dy: 10)
    fill(Path(roundedRect: bar, cornerRadius: 1).raster, .white, &context, environment, id)
  }

  func drawHandle(_ context: inout DrawContext, in environment: EnvironmentValues, id: UInt64) {
    for line in 0..<3 {
      let rect = CGRect(x: handle.minX, y: handle.minY + CGFloat(line) * 5.25, width: handle.width, height: 1.5)
      fill(Raster.Path(rect), Color(system: .gray3), &context, environment, id)
    }
  }

  private func fill(
    _ path: Raster.Path, _ color: Color, _ context: inout DrawContext, _ environment: EnvironmentValues, _ id: UInt64
  ) {
    var color = color.resolve(in: environment).rgba
    color.alpha *= Float(min(max(progress, 0), 1))
    context.list.fill(path, paint: .solid(color), transform: context.transform, id: id)
  }
}
