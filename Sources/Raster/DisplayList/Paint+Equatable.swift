extension Paint: Equatable {
  /// Whether both paint the same. Gradients compare their stops, pictures their identity.
  public static func == (a: Paint, b: Paint) -> Bool {
    switch (a, b) {
    case (.solid(let a), .solid(let b)): a == b
    case (.gradient(let a), .gradient(let b)): a == b
    case (.mesh(let a), .mesh(let b)): a == b
    case (.image(let a), .image(let b)): a == b
    case (.solid, _), (.gradient, _), (.mesh, _), (.image, _): false
    }
  }
}

extension Gradient: Equatable {
  /// Whether both have the same geometry and the same colours.
  public static func == (a: Gradient, b: Gradient) -> Bool {
    a.geometry == b.geometry && a.extend == b.extend && a.transform == b.transform
      && (a.ramp === b.ramp || (a.ramp.stops == b.ramp.stops && a.ramp.interpolation == b.ramp.interpolation))
  }
}

extension ImagePaint: Equatable {
  /// Whether both show the same picture *object* in the same way; pixels are not compared.
  public static func == (a: ImagePaint, b: ImagePaint) -> Bool {
    a.image === b.image && a.filter == b.filter && a.extend == b.extend && a.transform == b.transform
  }
}
