/// How something that is presented stands, and what the views in it ask of its frame.
@MainActor @Observable
final class PresentationModel {
  /// 0 out of sight, 1 in its place.
  var progress = 0.0
  /// How far it has been pulled down by hand, in points.
  var drag: CGFloat = 0
  /// The size of the window, and what its furniture covers.
  var window = CGSize.zero
  var insets = EdgeInsets()
  /// Where the control is that has brought it, in the window.
  var anchor = CGRect.zero
  /// What the control shows.
  @ObservationIgnored var source: [Item] = []
  private(set) var revision = 0
  @ObservationIgnored let requests = PageRequests()
  @ObservationIgnored var dismiss: () -> Void = {}

  init() { requests.changed = { [unowned self] in revision += 1 } }

  func last<Value>(_ key: PageRequestKey<Value>) -> Value? {
    _ = revision
    return requests.values(key).last
  }

  /// How sheets, covers and dialogues come and go.
  static let slide = Animation.spring(duration: 0.5, bounce: 0)
  /// How alerts and menus come and go.
  static let pop = Animation.spring(duration: 0.35, bounce: 0)
}

/// What the views of a presentation can ask of its frame.
enum PresentationRequest {
  static let detents = PageRequestKey<DetentChoice>(name: "detents", host: .presentation)
  static let indicator = PageRequestKey<Visibility>(name: "indicator", host: .presentation)
  static let radius = PageRequestKey<CGFloat?>(name: "radius", host: .presentation)
  static let background = PageRequestKey<AnyView>(name: "background", host: .presentation)
  static let staysPut = PageRequestKey<Bool>(name: "staysPut", host: .presentation)
  static let interaction = PageRequestKey<PresentationBackgroundInteraction>(name: "interaction", host: .presentation)
}

extension EnvironmentValues {
  private enum PresentationKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: PresentationModel? = nil }

  /// What the view is presented in.
  var presentation: PresentationModel? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
}
