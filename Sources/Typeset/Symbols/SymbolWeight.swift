import Foundation

/// The width of a symbol's lines, in hundredths of the font's size.
enum SymbolWeight {
  /// The widths of the nine named weights, ultra light to black; by eye, level with the stems of the text.
  private static let widths: [CGFloat] = [2.6, 4, 6.1, regular, 9.6, 10.8, 12.4, 14.4, 16.4]

  /// The width at regular weight, in which the drawings are made.
  static let regular: CGFloat = 8.2

  /// The width for a weight, linear between the named ones.
  static func lineWidth(_ weight: FontWeight) -> CGFloat {
    let position = min(max(weight.openType / 100 - 1, 0), CGFloat(widths.count - 1))
    let index = min(Int(position), widths.count - 2)
    return widths[index] + (widths[index + 1] - widths[index]) * (position - CGFloat(index))
  }
}
