/// A colour of an asset catalogue, by a name that the compiler knows.
public struct ColorResource: Hashable, Sendable {
  let name: String
  private let bundlePath: String?

  /// The colour called `name` in the asset catalogue of `bundle`.
  public init(name: String, bundle: Bundle? = nil) {
    self.name = name
    bundlePath = bundle?.bundlePath
  }
}

extension Color {
  /// The colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension UIColor {
  /// The colour of an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
