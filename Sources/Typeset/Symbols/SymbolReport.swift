/// Something about symbols that the user should know; each is reported once.
public enum SymbolReport: Error, Sendable, Hashable, CustomStringConvertible {
  /// No symbol of the name is known; a placeholder is drawn.
  case unknownSymbol(String)
  /// The icons that stand for the less common symbols are not installed; placeholders are drawn.
  case missingIcons(folder: String)
  /// A drawing cannot be read; a placeholder is drawn.
  case brokenDrawing(String)

  public var description: String {
    switch self {
    case .unknownSymbol(let name):
      "There is no symbol '\(name)' here; a dashed square with a question mark stands in its place."
    case .missingIcons(let folder):
      """
      The folder '\(folder)' is missing, so that only the common symbols are drawn. Install the icons for the others \
      with 'apt install bootstrap-icons'.
      """
    case .brokenDrawing(let fault): "A symbol cannot be read: \(fault)"
    }
  }
}
