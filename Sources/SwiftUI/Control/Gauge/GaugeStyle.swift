/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle: _DynamicPropertyContainer {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = GaugeStyleConfiguration
}

/// A gauge, as a style gets it.
public struct GaugeStyleConfiguration {
  public struct Label: ContentPlaceholder { public typealias Body = Never }
  public struct CurrentValueLabel: ContentPlaceholder { public typealias Body = Never }
  public struct MinimumValueLabel: ContentPlaceholder { public typealias Body = Never }
  public struct MaximumValueLabel: ContentPlaceholder { public typealias Body = Never }

  /// Where the value lies in the range, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// The style that fits: a bar that fills up.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// The label over a bar that fills up, the value below it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, height: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A thin bar that fills up, with the label over it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      configuration.label.font(.headline)
      GaugeBar(value: configuration.value, height: 6)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.footnote.weight(.semibold))
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.tint).opacity(0.5)
          Circle()
            .fill(.tint)
            .frame(width: 10, height: 10)
            .overlay(Circle().stroke(.background, lineWidth: 2))
            .offset(x: (proxy.size.width - 10) * configuration.value)
        }
        .frame(height: 6)
        .frame(maxHeight: .infinity)
      }
      .frame(height: 10)
      configuration.maximumValueLabel.font(.footnote.weight(.semibold))
    }
  }
}

/// A ring, open at the bottom, with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeArc(from: 0, to: 1).stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      GaugeMark(value: configuration.value)
      if let current = configuration.currentValueLabel {
        current.font(.system(size: 20, weight: .medium, design: .rounded)).minimumScaleFactor(0.5).padding(11)
      }
      VStack {
        Spacer()
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack(spacing: 10) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
          .font(.system(size: 11, weight: .medium))
        } else {
          configuration.label.font(.system(size: 11, weight: .medium))
        }
      }
    }
    .frame(width: 58, height: 58)
  }
}

/// A ring that fills up from the top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().inset(by: 3).stroke(.tint.opacity(0.3), lineWidth: 6)
      Circle().inset(by: 3).trim(from: 0, to: configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
      if let current = configuration.currentValueLabel {
        current.font(.system(size: 20, weight: .medium, design: .rounded)).minimumScaleFactor(0.5).padding(11)
      } else {
        configuration.label.font(.system(size: 13, weight: .medium)).padding(11)
      }
    }
    .frame(width: 58, height: 58)
  }
}

/// A bar filled up to the value.
private struct GaugeBar: View {
  let value: Double
  let height: CGFloat

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(system: .fill))
        Capsule().fill(.tint).frame(width: proxy.size.width * value)
      }
    }
    .frame(height: height)
  }
}

/// Three quarters of a ring, open at the bottom, or a part of them.
private struct GaugeArc: Shape {
  var from: Double
  var to: Double

  static let start = Angle.degrees(135)
  static let extent = 270.0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(from, to) }
    set { (from, to) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 3,
        startAngle: Self.start + .degrees(Self.extent * from), endAngle: Self.start + .degrees(Self.extent * to),
        clockwise: false)
    }
  }
}

/// The mark of the value on such a ring.
private struct GaugeMark: View {
  let value: Double

  var body: some View {
    GaugeArc(from: value, to: value + 0.0001)
      .stroke(.background, style: StrokeStyle(lineWidth: 10, lineCap: .round))
      .overlay {
        GaugeArc(from: value, to: value + 0.0001).stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static let defaultValue = onMain {
      AnyControlStyle<GaugeStyleConfiguration>(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var gaugeStyle: AnyControlStyle<GaugeStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// How gauges inside the view look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
