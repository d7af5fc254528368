import Foundation

/// How large a symbol is beside the text of its font.
public enum SymbolScale: Sendable, Hashable, CaseIterable {
  case small, medium, large

  /// The factor on the symbol's size. The lines of a symbol keep the width of the font's weight at every scale.
  var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.3
    }
  }
}
