/// A control for a date, a time of day, or both.
public struct DatePicker<Label: View>: View {
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: DatePickerComponents
  private let label: Label
  @Environment(\.datePickerStyleKind) private var style
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init(selection: Binding<Date>, range: ClosedRange<Date>, components: DatePickerComponents, label: Label) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  public var body: some View {
    Group {
      switch style {
      case .compact:
        HStack {
          if !areLabelsHidden {
            label
            Spacer(minLength: 8)
          }
          CompactDateControls(selection: selection, range: range, components: components)
        }
      case .graphical:
        GraphicalDateControl(selection: selection, range: range, components: components)
      case .wheel:
        WheelDateControl(selection: selection, range: range, components: components)
      }
    }
    .modifier(SpokenLabel(label: label))
  }
}

/// What a date picker is for.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
  public typealias Components = DatePickerComponents

  /// A picker for any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: .distantPast ... .distantFuture, components: displayedComponents, label: label())
  }

  /// A picker for a date in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: range, components: displayedComponents, label: label())
  }

  /// A picker for a date from another one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: range.lowerBound ... .distantFuture, components: displayedComponents, label: label())
  }

  /// A picker for a date up to another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: .distantPast...range.upperBound, components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  var _kind: _DatePickerStyleKind { get }
}

/// The looks of date pickers that there are.
public enum _DatePickerStyleKind: Sendable {
  /// The date as a button that brings a calendar.
  case compact
  /// The calendar of a month.
  case graphical
  /// Wheels.
  case wheel
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerStyleKind { .compact }
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerStyleKind { .compact }
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerStyleKind { .graphical }
}
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerStyleKind { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static let defaultValue = _DatePickerStyleKind.compact }

  var datePickerStyleKind: _DatePickerStyleKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// How the date pickers inside the view look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyleKind, style._kind)
  }
}
