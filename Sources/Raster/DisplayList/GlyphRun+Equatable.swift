extension GlyphRun: Equatable {
  /// Whether both show the same glyphs of the same font object at the same places.
  public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    a.source === b.source && a.size == b.size && a.glyphs == b.glyphs && a.positions == b.positions
  }
}
