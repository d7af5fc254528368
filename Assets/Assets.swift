import Foundation

/// The folder of the files that ship with the package: symbols and string catalogues.
public enum Assets {
  /// Where the copied resources lie at run time.
  public static var bundle: Bundle { .module }
}
