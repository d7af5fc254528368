import Foundation

/// The folder of the files that ship with the package: symbols and string catalogues.
public enum Assets {
  /// Where the copied resources lie at run time.
  public static var bundle: Bundle { .module }

  /// A string catalogue: `Player`, the words of the player's window, or `Spoken`, the words that describe accessibility
  /// elements. Both are in English and Spanish.
  public static func strings(_ name: String) -> URL {
    bundle.bundleURL.appendingPathComponent("Strings/\(name).xcstrings")
  }
}
