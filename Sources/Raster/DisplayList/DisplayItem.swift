import Foundation

/// One entry of a display list: something to draw, or the beginning or end of a group, clip or mask.
public struct DisplayItem: Equatable, Sendable {
  /// Which node this came from. The items of two lists that have the same identity (and the same rank
  /// among those of that identity) are compared with each other to find the damage. It need not be
  /// unique; a list whose items all have the identity 0 is drawn correctly, too.
  public var id: UInt64
  /// From the item's own space to the list's points. It is absolute: enclosing groups do not
  /// move it. Inside a projection, it leads to the projection's plane instead of the list's points.
  public var transform: CGAffineTransform
  /// What to do.
  public var content: Content

  /// An item.
  public init(id: UInt64, transform: CGAffineTransform, content: Content) {
    self.id = id
    self.transform = transform
    self.content = content
  }

  /// What an item does. Copies of an item share it, so that they are small and quickly compared.
  public indirect enum Content: Equatable, Sendable {
    /// Fills a path.
    case fill(Path, rule: FillRule, antialiased: Bool, paint: Paint)
    /// Strokes a path.
    case stroke(Path, style: StrokeStyle, paint: Paint)
    /// Draws glyphs.
    case glyphs(GlyphRun, paint: Paint)
    /// Blurs and recolours what lies below, inside a path.
    case backdrop(Path, recipe: MaterialRecipe)
    /// Begins a group. `bounds`, in the item's space, cuts it off before its effects.
    case beginGroup(GroupEffect, bounds: CGRect?)
    /// Ends the innermost group.
    case endGroup
    /// Begins a projection: what follows lies in a plane of its own, which the matrix maps to this item's space.
    case beginProjection(ProjectionTransform)
    /// Ends the innermost projection.
    case endProjection
    /// Begins a clip: what follows shows inside the path only.
    case beginClip(Path, rule: FillRule, antialiased: Bool)
    /// Ends the innermost clip.
    case endClip
    /// Begins a mask: what follows is the mask's picture, up to `beginMasked`.
    case beginMask(luminanceToAlpha: Bool)
    /// Ends the mask's picture; what follows shows as far as that picture is opaque.
    case beginMasked
    /// Ends the innermost mask.
    case endMask
  }
}

extension DisplayItem {
  /// What sort of item this is: only items of one sort are compared.
  enum Kind: UInt8 {
    case fill, stroke, glyphs, backdrop
    case beginGroup, endGroup, beginClip, endClip, beginMask, beginMasked, endMask, beginProjection, endProjection

    /// Whether the item puts pixels down itself.
    var draws: Bool { rawValue <= Kind.backdrop.rawValue }
  }

  /// The item's sort.
  var kind: Kind {
    switch content {
    case .fill: .fill
    case .stroke: .stroke
    case .glyphs: .glyphs
    case .backdrop: .backdrop
    case .beginGroup: .beginGroup
    case .endGroup: .endGroup
    case .beginClip: .beginClip
    case .endClip: .endClip
    case .beginMask: .beginMask
    case .beginMasked: .beginMasked
    case .endMask: .endMask
    case .beginProjection: .beginProjection
    case .endProjection: .endProjection
    }
  }

  /// Identity and sort together, as a key for looking up.
  var key: UInt64 { id &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(kind.rawValue) }
}
