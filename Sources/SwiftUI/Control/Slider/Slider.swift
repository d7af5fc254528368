/// A control for a value out of a range.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Binding<Double>
  private let step: Double?
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  private init<V: BinaryFloatingPoint>(
    value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let span = high - low
    let stepLength = step.map { Double($0) }.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    fraction = Binding<Double>(
      location: FunctionalLocation(
        get: {
          let value = (Double(value.wrappedValue) - low) / span
          return value.isFinite ? min(max(value, 0), 1) : 0
        },
        set: { fraction, transaction in
          var new = low + fraction * span
          if let stepLength { new = min(low + ((new - low) / stepLength).rounded() * stepLength, high) }
          if V(new) != value.wrappedValue { value.transaction(transaction).wrappedValue = V(new) }
        }))
    self.step = stepLength.map { $0 / span }
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    HStack {
      minimumValueLabel
      SliderTrack(fraction: fraction, step: step, onEditingChanged: onEditingChanged)
      maximumValueLabel
    }
    .accessibilityElement(children: .ignore)
    .modifier(SliderAccessibility(fraction: fraction, label: label))
  }
}

/// Tells of a slider as one element that can be moved by tenths.
private struct SliderAccessibility<Label: View>: ViewModifier {
  let fraction: Binding<Double>
  let label: Label

  func body(content: Content) -> some View {
    content
      .accessibilityValue(
        fraction.wrappedValue.formatted(.percent.precision(.fractionLength(0)))
      )
      .accessibilityAdjustableAction { direction in
        let step = direction == .increment ? 0.1 : -0.1
        fraction.wrappedValue = min(max(fraction.wrappedValue + step, 0), 1)
      }
      .modifier(SpokenLabel(label: label))
  }
}

extension Slider {
  /// A slider with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// A slider that goes in steps, with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label for assistive technology.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// A slider that goes in steps, with a label for assistive technology.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, label: label(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: EmptyView(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// A slider that goes in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, label: EmptyView(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }
}
