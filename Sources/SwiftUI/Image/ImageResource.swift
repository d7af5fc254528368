/// A picture of an asset catalogue by its name in code, as in `Image(.sunset)`.
public struct ImageResource: Hashable, Sendable {
  public let name: String

  public init(name: String, bundle: Bundle = .main) { self.name = name }
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
