extension View {
  private func accessibility(
    isEnabled: Bool = true, _ change: @escaping (inout AccessibilityElement, EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(isEnabled: isEnabled, change: change))
  }

  // MARK: Elements

  /// Makes one element of the view; `children` says what becomes of those inside.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(_AccessibilityElementModifier(children: children))
  }

  /// Keeps the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(_AccessibilityHiddenModifier(isHidden: hidden))
  }

  /// Keeps the view from assistive technology while `isEnabled`.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modifier(_AccessibilityHiddenModifier(isHidden: hidden && isEnabled))
  }

  /// Shows another view to assistive technology in place of this one.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(_AccessibilityRepresentationModifier(representation: representation()))
  }

  /// Shows the elements of other views to assistive technology in place of the view's own.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(_AccessibilityRepresentationModifier(representation: children()))
  }

  // MARK: Labels

  /// What the view is called.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = label._resolveText(in: $1) }
  }

  /// What the view is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(labelKey))
  }

  /// What the view is called.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(label))
  }

  /// What the view is called.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(label))
  }

  /// What the view is called while `isEnabled`.
  public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled: isEnabled) { $0.label = label._resolveText(in: $1) }
  }

  /// What the view is called while `isEnabled`.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// What the view is called while `isEnabled`.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  // MARK: Values

  /// What the view's value is.
  public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = valueDescription._resolveText(in: $1) }
  }

  /// What the view's value is.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(valueKey))
  }

  /// What the view's value is.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(value))
  }

  /// What the view's value is.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(value))
  }

  /// What the view's value is while `isEnabled`.
  public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled: isEnabled) { $0.value = valueDescription._resolveText(in: $1) }
  }

  // MARK: Hints

  /// What happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.hint = hint._resolveText(in: $1) }
  }

  /// What happens when the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityHint(Text(hintKey))
  }

  /// What happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hint))
  }

  /// What happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityHint(Text(hint))
  }

  /// What happens when the view is used, while `isEnabled`.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility(isEnabled: isEnabled) { $0.hint = hint._resolveText(in: $1) }
  }

  // MARK: Other names

  /// What voice control answers to, the best first.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { element, environment in
      element.inputLabels = inputLabels.map { $0._resolveText(in: environment) }
    }
  }

  /// What voice control answers to, the best first.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// What voice control answers to, the best first.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// A name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { element, _ in element.identifier = identifier }
  }

  /// A name for tests, while `isEnabled`.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled: isEnabled) { element, _ in element.identifier = identifier }
  }

  // MARK: Traits and order

  /// Adds to what the view is and does.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { element, _ in element.traits.formUnion(traits) }
  }

  /// Takes away from what the view is and does.
  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { element, _ in element.traits = element.traits.subtracting(traits) }
  }

  /// The order in which elements are read: higher first. Default 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { element, _ in if sortPriority.isFinite { element.sortPriority = sortPriority } }
  }

  /// Makes the view a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { element, _ in
      element.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
      element.traits.formUnion(.isHeader)
    }
  }

  // MARK: Actions

  /// Adds something that can be done with the view.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { element, environment in element.add(actionKind.kind(in: environment), handler) }
  }

  /// Adds something that can be done with the view, by a name.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { element, environment in element.add(.named(name._resolveText(in: environment)), handler) }
  }

  /// Adds something that can be done with the view, by a name.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds something that can be done with the view, by a name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets the view be moved up and down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { element, _ in
      element.traits.formUnion(.isAdjustable)
      element.add(.increment) { handler(.increment) }
      element.add(.decrement) { handler(.decrement) }
    }
  }

  // MARK: Accepted without an effect here

  /// Whether a large picture of the view is shown while it is pressed at the greatest text sizes. There is no such
  /// picture here.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Whether a large picture of the view is shown while it is pressed at the greatest text sizes. There is no such
  /// picture here.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }

  /// Whether the view is spared when colours are inverted. Colours are never inverted here.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Whether touches go straight to the view while a screen reader runs. They always do here.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    accessibility { element, _ in if isDirectTouchArea { element.traits.formUnion(.allowsDirectInteraction) } }
  }
}
