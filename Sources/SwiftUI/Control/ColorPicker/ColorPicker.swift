/// A control for a colour: a ring that brings a table of colours.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public var body: some View {
    HStack {
      if !areLabelsHidden {
        label
        Spacer(minLength: 8)
      }
      Button {
        isOpen = true
      } label: {
        ZStack {
          Circle().strokeBorder(
            AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center), lineWidth: 3
          )
          Circle().fill(selection.wrappedValue).padding(5)
        }
        .frame(width: 28, height: 28)
      }
      .buttonStyle(.plain)
      .modifier(SpokenLabel(label: label))
    }
    .sheet(isPresented: $isOpen) {
      ColorTable(selection: selection, supportsOpacity: supportsOpacity)
        .presentationDetents([.height(500)])
    }
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a localised title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A picker with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// Greys and hues in rows from dark to light.
private struct ColorTable: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.self) private var environment

  private static let columns = 12
  private static let rows = 10

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text("Colors").font(.headline)
        Spacer()
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Close")
      }
      VStack(spacing: 0) {
        ForEach(0..<Self.rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<Self.columns, id: \.self) { column in cell(row, column) }
          }
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 8))
      if supportsOpacity {
        HStack {
          Text("Opacity").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
          Slider(value: opacity)
        }
      }
      Spacer(minLength: 0)
    }
    .padding(20)
  }

  private func color(_ row: Int, _ column: Int) -> Color {
    if row == 0 { return Color(white: 1 - Double(column) / Double(Self.columns - 1)) }
    let hue = (Double(column) + 6.5) / Double(Self.columns)
    let step = Double(row) / Double(Self.rows)
    return Color(
      hue: hue.truncatingRemainder(dividingBy: 1), saturation: step < 0.5 ? 1 : 2 - 2 * step + 0.1,
      brightness: step < 0.5 ? 0.3 + 1.4 * step : 1)
  }

  private func cell(_ row: Int, _ column: Int) -> some View {
    let own = color(row, column)
    return Button {
      selection.wrappedValue = own
    } label: {
      own.frame(height: 28).overlay {
        if isSelected(own) { Rectangle().strokeBorder(.white, lineWidth: 2) }
      }
    }
    .buttonStyle(.plain)
  }

  private func isSelected(_ own: Color) -> Bool {
    var (a, b) = (own.resolve(in: environment), selection.wrappedValue.resolve(in: environment))
    (a.opacity, b.opacity) = (1, 1)
    return a == b
  }

  private var opacity: Binding<Double> {
    let (selection, environment) = (selection, environment)
    return Binding<Double>(
      location: FunctionalLocation(
        get: { Double(selection.wrappedValue.resolve(in: environment).opacity) },
        set: { value, _ in
          var color = selection.wrappedValue.resolve(in: environment)
          color.opacity = Float(value)
          selection.wrappedValue = Color(color)
        }))
  }
}
