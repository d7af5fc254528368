/// The date and the time as buttons that bring a calendar and wheels.
struct CompactDateControls: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @State private var showsCalendar = false
  @State private var showsWheels = false
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    HStack(spacing: 6) {
      if components.contains(.date) {
        pill(format(date: .abbreviated, time: .omitted), isOpen: $showsCalendar)
          .modifier(
            _PresentationModifier<DatePanelFrame>(isPresented: $showsCalendar, onDismiss: nil) {
              DatePanelFrame.Presented(selection: selection, range: range, components: .date)
            })
      }
      if components.contains(.hourAndMinute) {
        pill(format(date: .omitted, time: .shortened), isOpen: $showsWheels)
          .modifier(
            _PresentationModifier<DatePanelFrame>(isPresented: $showsWheels, onDismiss: nil) {
              DatePanelFrame.Presented(selection: selection, range: range, components: .hourAndMinute)
            })
      }
    }
  }

  private func format(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    var style = Date.FormatStyle(date: date, time: time).locale(locale)
    style.timeZone = timeZone
    return style.format(selection.wrappedValue)
  }

  private func pill(_ text: String, isOpen: Binding<Bool>) -> some View {
    Button {
      isOpen.wrappedValue = true
    } label: {
      Text(text)
        .lineLimit(1)
        .fixedSize()
        .foregroundStyle(isOpen.wrappedValue ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .padding(.horizontal, 11)
        .padding(.vertical, 6)
        .background(Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: 6))
    }
    .buttonStyle(.plain)
  }
}

/// The calendar or the wheels of a compact date picker, beside it.
struct DatePanelFrame: PresentationFrame {
  struct Presented: View {
    let selection: Binding<Date>
    let range: ClosedRange<Date>
    let components: DatePickerComponents
    var body: some View { EmptyView() }
  }

  let model: PresentationModel
  let content: Presented

  static var animation: Animation { PresentationModel.pop }

  var body: some View {
    overWindow {
      if content.components.contains(.date) {
        AnchoredPanel(model: model, width: 320) {
          GraphicalDateControl(selection: content.selection, range: content.range, components: .date).padding(12)
        }
      } else {
        AnchoredPanel(model: model, width: 232) {
          WheelDateControl(selection: content.selection, range: content.range, components: .hourAndMinute)
        }
      }
    }
  }
}

extension Calendar {
  /// The calendar of a place, with the names of its language.
  fileprivate func at(_ timeZone: TimeZone, _ locale: Locale) -> Calendar {
    var calendar = self
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}

/// A month as a table of days.
struct GraphicalDateControl: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  /// The months between the one shown and that of the selection.
  @State private var shift = 0
  @Environment(\.calendar) private var plainCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  private var calendar: Calendar { plainCalendar.at(timeZone, locale) }

  private var month: Date {
    let parts = calendar.dateComponents([.year, .month], from: selection.wrappedValue)
    let first = calendar.date(from: parts) ?? selection.wrappedValue
    return calendar.date(byAdding: .month, value: shift, to: first) ?? first
  }

  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Text(title).font(.headline)
        Spacer()
        Button {
          shift -= 1
        } label: {
          Image(systemName: "chevron.left").frame(width: 36, height: 32)
        }
        .accessibilityLabel("Previous Month")
        Button {
          shift += 1
        } label: {
          Image(systemName: "chevron.right").frame(width: 36, height: 32)
        }
        .accessibilityLabel("Next Month")
      }
      .buttonStyle(.borderless)
      .fontWeight(.semibold)
      HStack(spacing: 0) {
        ForEach(weekdays.indices, id: \.self) { index in
          Text(weekdays[index])
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tertiary)
            .frame(maxWidth: .infinity)
        }
      }
      VStack(spacing: 2) {
        ForEach(0..<6) { week in
          HStack(spacing: 0) {
            ForEach(0..<7) { day in cell(week * 7 + day) }
          }
        }
      }
      if components.contains(.hourAndMinute) {
        HStack {
          Text("Time")
          Spacer()
          CompactDateControls(selection: selection, range: range, components: .hourAndMinute)
        }
      }
    }
  }

  private var title: String {
    var style = Date.FormatStyle().month(.wide).year().locale(locale)
    style.timeZone = timeZone
    return style.format(month)
  }

  private var weekdays: [String] {
    let symbols = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased() }
    let first = calendar.firstWeekday - 1
    return Array(symbols[first...] + symbols[..<first])
  }

  /// The day in a place of the table; nil where the place is empty.
  private func day(_ place: Int) -> Date? {
    let weekday = calendar.component(.weekday, from: month)
    let lead = (weekday - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    guard place >= lead, place < lead + count else { return nil }
    return calendar.date(byAdding: .day, value: place - lead, to: month)
  }

  @ViewBuilder private func cell(_ place: Int) -> some View {
    if let day = day(place) {
      let isSelected = calendar.isDate(day, inSameDayAs: selection.wrappedValue)
      let isAllowed = day >= calendar.startOfDay(for: range.lowerBound) && day <= range.upperBound
      Button {
        select(day)
      } label: {
        Text(String(calendar.component(.day, from: day)))
          .font(.system(size: 20, weight: isSelected ? .medium : .regular))
          .foregroundStyle(
            isSelected ? AnyShapeStyle(.tint) : isAllowed ? AnyShapeStyle(.primary) : AnyShapeStyle(.quaternary)
          )
          .frame(width: 40, height: 40)
          .background {
            if isSelected { Circle().fill(.tint).opacity(0.15) }
          }
          .frame(maxWidth: .infinity)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(!isAllowed)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: 40)
    }
  }

  private func select(_ day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
    let whole = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    selection.wrappedValue = min(max(whole ?? day, range.lowerBound), range.upperBound)
    shift = 0
  }
}

/// Wheels for the parts of a date.
struct WheelDateControl: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @Environment(\.calendar) private var plainCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  private var calendar: Calendar { plainCalendar.at(timeZone, locale) }

  var body: some View {
    HStack(spacing: 0) {
      if components.contains(.date) {
        wheel(.month, Array(1...12)) { calendar.standaloneMonthSymbols[$0 - 1] }
        wheel(.day, Array(1...dayCount)) { String($0) }.frame(width: 60)
        wheel(.year, Array((year - 50)...(year + 50))) { String($0) }.frame(width: 84)
      }
      if components.contains(.hourAndMinute) {
        wheel(.hour, Array(0..<24)) { String($0 % 12 == 0 ? 12 : $0 % 12) + ($0 < 12 ? " AM" : " PM") }
        wheel(.minute, Array(0..<60)) { ($0 < 10 ? "0" : "") + String($0) }
      }
    }
  }

  private var year: Int { calendar.component(.year, from: selection.wrappedValue) }
  private var dayCount: Int { calendar.range(of: .day, in: .month, for: selection.wrappedValue)?.count ?? 31 }

  private func wheel(
    _ component: Calendar.Component, _ values: [Int], _ text: @escaping (Int) -> String
  ) -> some View {
    let (calendar, selection, range) = (calendar, selection, range)
    let part = Binding<Int>(
      location: FunctionalLocation(
        get: { calendar.component(component, from: selection.wrappedValue) },
        set: { value, _ in
          let delta = value - calendar.component(component, from: selection.wrappedValue)
          guard let moved = calendar.date(byAdding: component, value: delta, to: selection.wrappedValue) else { return }
          selection.wrappedValue = min(max(moved, range.lowerBound), range.upperBound)
        }))
    return WheelPicker(
      selection: AnySelection(part), content: ForEach(values, id: \.self) { Text(text($0)).tag($0) })
  }
}
