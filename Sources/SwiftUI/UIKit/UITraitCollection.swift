/// Whether UIKit's interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What UIKit knows of the interface around a view, as far as colours depend on it.
public final class UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The traits of an interface in a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// The traits of the stage; light where no stage is running.
  @MainActor public static var current: UITraitCollection {
    let scheme = CurrentHost.host?.configuration.environment.colorScheme
    return UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light)
  }

  /// The kind of the device: a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The scheme that colours are resolved in.
  var colorScheme: ColorScheme { userInterfaceStyle == .dark ? .dark : .light }
}

extension UIColor {
  /// A colour for each style of the interface.
  ///
  /// - Parameter dynamicProvider: Gives the colour for some traits. It is asked at once for those of a light and of a
  ///   dark interface.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle) -> Color {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color
    }
    self.init(Color(provider: .adaptive(AdaptiveColor(light: color(.light), dark: color(.dark)))))
  }

  /// The colour as it is in an interface with these traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.colorScheme
    return UIColor(Color(color.resolve(in: environment)))
  }
}
