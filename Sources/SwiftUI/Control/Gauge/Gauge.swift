/// Shows where a value lies in a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel
  @Environment(\.gaugeStyle) private var style

  private init(
    fraction: Double, label: Label, current: CurrentValueLabel, minimum: BoundsLabel, maximum: BoundsLabel
  ) {
    self.fraction = fraction
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Where `value` lies in `bounds`, from 0 to 1.
  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = Double(value - bounds.lowerBound) / length
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  public var body: some View {
    typealias Configuration = GaugeStyleConfiguration
    let hasBounds = BoundsLabel.self != EmptyView.self
    let configuration = Configuration(
      value: fraction, label: .init(), currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(),
      minimumValueLabel: hasBounds ? .init() : nil, maximumValueLabel: hasBounds ? .init() : nil)
    return ProvidedContent(
      label, for: Configuration.Label.self,
      in: ProvidedContent(
        current, for: Configuration.CurrentValueLabel.self,
        in: ProvidedContent(
          minimum, for: Configuration.MinimumValueLabel.self,
          in: ProvidedContent(
            maximum, for: Configuration.MaximumValueLabel.self, in: style.view(configuration))))
    )
    .modifier(GaugeAccessibility(fraction: fraction))
  }
}

/// Makes one element of a gauge: its label and how full it is.
private struct GaugeAccessibility: ViewModifier {
  let fraction: Double

  func body(content: Content) -> some View {
    content
      .accessibilityElement(children: .combine)
      .modifier(
        AccessibilityAttachmentModifier { element, environment in
          element.value = fraction.formatted(.percent.precision(.fractionLength(0)).locale(environment.locale))
        })
  }
}

extension Gauge {
  /// A gauge with all labels.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label and one for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), current: currentValueLabel(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), current: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}
