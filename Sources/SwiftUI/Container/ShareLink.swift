/// A button that offers something to share. Nothing is shared here: the stage says what would have been.
public struct ShareLink<Label: View>: View {
  private let what: String
  private let label: Label
  @Environment(\.deviceReport) private var report

  init(what: String, label: Label) {
    self.what = what
    self.label = label
  }

  public var body: some View {
    Button {
      report("ShareLink: \(what)")
    } label: {
      label
    }
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(what: item.absoluteString, label: SwiftUI.Label("Share…", systemImage: "square.and.arrow.up"))
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(what: item, label: SwiftUI.Label("Share…", systemImage: "square.and.arrow.up"))
  }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(what: item.absoluteString, label: SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up"))
  }

  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(what: item, label: SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up"))
  }
}

extension ShareLink {
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(what: item.absoluteString, label: label())
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(what: item, label: label())
  }
}

extension EnvironmentValues {
  private enum ReportKey: EnvironmentKey { static let defaultValue: @Sendable @MainActor (String) -> Void = { _ in } }

  /// Tells the person who writes the view what would have happened on a device.
  var deviceReport: @Sendable @MainActor (String) -> Void {
    get { self[ReportKey.self] }
    set { self[ReportKey.self] = newValue }
  }
}
