/// The designs that the system face comes in.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  /// The neutral sans serif.
  case `default`
  /// The same with round stroke ends.
  case rounded
  /// A text serif.
  case serif
  /// A face whose glyphs all have one advance.
  case monospaced
}
