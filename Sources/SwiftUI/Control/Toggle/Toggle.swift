/// A control that is on or off.
public struct Toggle<Label: View>: View {
  private let label: Label
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  @Environment(\.toggleStyle) private var style

  private init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// A toggle with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label())
  }

  /// A toggle that stands for several values: on where all are, mixed where only some are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let all = values
    let whole = Binding<Bool>(
      get: { all.allSatisfy(\.wrappedValue) }, set: { value in for part in all { part.wrappedValue = value } })
    let count = values.count { $0.wrappedValue }
    self.init(isOn: whole, isMixed: count > 0 && count < values.count, label: label())
  }

  public var body: some View {
    ProvidedContent(
      label, for: ToggleStyleConfiguration.Label.self,
      in: style.view(ToggleStyleConfiguration(label: .init(), isOn: isOn, isMixed: isMixed)))
  }
}

extension Toggle where Label == Text {
  /// A toggle with a localised title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a localised title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// A toggle with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A toggle with a localised title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked to draw, for styles that build on others.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}
