import Raster

extension GraphicsContext {
  /// Draws a line of a text where it is set.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.map { ($0.picture, $0.style) })
  }

  /// Draws a run of a text where it is set.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw([(run.picture, run.style)])
  }

  /// Draws some glyphs of a text where they are set.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw([(slice.picture, slice.run.style)])
  }

  /// Draws parts of a text as one thing.
  private func draw(_ parts: [(picture: TextPicture, style: _ResolvedStyle)]) {
    onMain {
      recorder.draw(self) { drawing, id in
        for (picture, style) in parts {
          picture.draw(
            &drawing, style: { _ in style }, in: CGRect(origin: .zero, size: picture.size), transform: transform,
            id: id)
        }
      }
    }
  }
}
