/// What files set of the looks of a bar of UIKit. Bars here look as the views say; what is set is kept and not used.
@MainActor
public class UIBarAppearanceProxy {
  public var isHidden = false
  public var isTranslucent = true
  public var isOpaque = false
  public var alpha: CGFloat = 1
  public var backgroundColor: UIColor?
  public var barTintColor: UIColor?
  public var tintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var shadowImage: UIImage?
  public var backgroundImage: UIImage?
}

/// UIKit's tab bar, as far as its looks are set.
@MainActor
public final class UITabBar: UIBarAppearanceProxy {
  private static let shared = UITabBar()

  public static func appearance() -> UITabBar { shared }
}

/// UIKit's navigation bar, as far as its looks are set.
@MainActor
public final class UINavigationBar: UIBarAppearanceProxy {
  private static let shared = UINavigationBar()

  public static func appearance() -> UINavigationBar { shared }
}

/// UIKit's table, as far as its looks are set.
@MainActor
public final class UITableView: UIBarAppearanceProxy {
  private static let shared = UITableView()

  public static func appearance() -> UITableView { shared }
}

/// UIKit's scroll view, as far as its looks are set.
@MainActor
public final class UIScrollView: UIBarAppearanceProxy {
  private static let shared = UIScrollView()
  public var bounces = true

  public static func appearance() -> UIScrollView { shared }
}
