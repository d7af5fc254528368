/// A picture of an asset catalogue, by a name that the compiler knows.
public struct ImageResource: Hashable, Sendable {
  let name: String
  private let bundlePath: String?

  /// The picture called `name` in the asset catalogue of `bundle`.
  public init(name: String, bundle: Bundle? = nil) {
    self.name = name
    bundlePath = bundle?.bundlePath
  }
}

extension Image {
  /// The picture of an asset catalogue. Its name is spoken.
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// The picture of an asset catalogue, spoken as `label`.
  public init(_ resource: ImageResource, label: Text) { self.init(resource.name, label: label) }

  /// The picture of an asset catalogue. Nothing is spoken.
  public init(decorative resource: ImageResource) { self.init(decorative: resource.name) }
}

extension UIImage {
  /// The picture of an asset catalogue.
  public convenience init(resource: ImageResource) { self.init(content: .named(resource.name)) }
}
