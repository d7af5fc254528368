/// Shows that something is going on, and how far it has got where that is known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private var hasLabel = Label.self != EmptyView.self
  private var hasCurrentValueLabel = CurrentValueLabel.self != EmptyView.self
  @Environment(\.progressViewStyle) private var style

  fileprivate init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    typealias Configuration = ProgressViewStyleConfiguration
    let configuration = Configuration(
      fractionCompleted: fraction, label: hasLabel ? .init() : nil,
      currentValueLabel: hasCurrentValueLabel ? .init() : nil)
    return ProvidedContent(
      label, for: Configuration.Label.self,
      in: ProvidedContent(
        currentValueLabel, for: Configuration.CurrentValueLabel.self, in: style.view(configuration))
    )
    .modifier(ProgressAccessibility(fraction: fraction))
  }

  /// `value` as a part of `total`, between 0 and 1; what is not a number counts as nothing done.
  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }
}

/// Makes one element of a progress view: its label, and how far it has got.
private struct ProgressAccessibility: ViewModifier {
  let fraction: Double?

  func body(content: Content) -> some View {
    content
      .accessibilityElement(children: .combine)
      .modifier(
        AccessibilityAttachmentModifier { element, environment in
          element.traits = .updatesFrequently
          element.value =
            fraction.map { $0.formatted(.percent.precision(.fractionLength(0)).locale(environment.locale)) }
            ?? SpokenWords.of(environment.locale).inProgress
        })
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A view for something of unknown length.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// A view for something of unknown length, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// A view for something of unknown length, with a localised title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// A view for something of unknown length, with a localised title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(fraction: nil, label: Text(titleResource), currentValueLabel: EmptyView())
  }

  /// A view for something of unknown length, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// A view for something of which `value` of `total` is done; a nil value is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// A view for something of which `value` of `total` is done, with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: EmptyView())
  }

  /// A view for something of which `value` of `total` is done, with a localised title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// A view for something of which `value` of `total` is done, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// A view for something of which `value` of `total` is done, with a label and a description of the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView {
  /// The view that a style is asked to draw, for styles that build on others.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(fraction: configuration.fractionCompleted, label: .init(), currentValueLabel: .init())
    hasLabel = configuration.label != nil
    hasCurrentValueLabel = configuration.currentValueLabel != nil
  }
}
