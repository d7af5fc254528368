extension AccessibilityElement {
  /// What a screen reader would say: label and value, state, kind, and what can be done; in English or Spanish.
  ///
  /// The parts come in VoiceOver's order, each followed by a full stop: "Selected: Home. Tab.", "Wi-Fi. Switch Button.
  /// On." The hint stands at the end, after a space.
  package func spokenDescription(locale: Locale) -> String {
    let words = SpokenWords.of(locale)
    let isSwitch = traits.contains(.isToggle)
    var text = label
    if !value.isEmpty && !isSwitch { text = text.isEmpty ? value : "\(text): \(value)" }
    if traits.contains(.isSelected) { text = text.isEmpty ? words.selected : "\(words.selected): \(text)" }
    let parts = ([text] + spokenTraits(words)).filter { !$0.isEmpty }
    var sentences = parts.map { $0.last.map { ".!?…".contains($0) } == true ? $0 : $0 + "." }
    sentences += spokenHints(words)
    return sentences.joined(separator: " ")
  }

  private func spokenTraits(_ words: SpokenWords) -> [String] {
    var result: [String] = []
    if !isEnabled { result.append(words.dimmed) }
    if traits.contains(.isToggle) {
      result.append(words.switchButton)
      switch value {
      case "1": result.append(words.on)
      case "0": result.append(words.off)
      case "2": result.append(words.mixed)
      default: result.append(value)
      }
    } else if traits.contains(.isButton) && !traits.contains(.isKeyboardKey) {
      result.append(words.button)
    }
    if traits.contains(.isTabBar) { result.append(words.tab) }
    if traits.contains(.isSecureTextField) {
      result.append(words.secureTextField)
    } else if traits.contains(.isTextField) {
      result.append(words.textField)
    }
    if traits.contains(.isEditing) { result.append(words.editing) }
    if traits.contains(.isHeader) { result.append(words.heading) }
    if traits.contains(.isLink) { result.append(words.link) }
    if traits.contains(.isAdjustable) { result.append(words.adjustable) }
    if traits.contains(.isImage) { result.append(words.image) }
    if traits.contains(.isSearchField) { result.append(words.searchField) }
    return result
  }

  private func spokenHints(_ words: SpokenWords) -> [String] {
    var result: [String] = []
    if !hint.isEmpty { result.append(hint) }
    if isEnabled {
      if traits.contains(.isToggle) { result.append(words.toggleHint) }
      if traits.contains(.isAdjustable) { result.append(words.adjustableHint) }
      if !traits.isDisjoint(with: [.isTextField, .isSecureTextField]) && !traits.contains(.isEditing) {
        result.append(words.textFieldHint)
      }
    }
    let isNamed = actions.contains { if case .named = $0.kind { true } else { false } }
    if isNamed { result.append(words.actionsAvailable) }
    return result
  }
}

/// The words that a screen reader adds of its own.
struct SpokenWords: Sendable {
  let selected, dimmed, button, switchButton, on, off, mixed, tab, textField, secureTextField, editing: String
  let heading, link, adjustable, image, searchField, inProgress: String
  let toggleHint, adjustableHint, textFieldHint, actionsAvailable: String

  /// The words of the locale's language; English where it is not known.
  static func of(_ locale: Locale) -> SpokenWords {
    locale.language.languageCode?.identifier == "es" ? spanish : english
  }

  static let english = SpokenWords(
    selected: "Selected", dimmed: "Dimmed", button: "Button", switchButton: "Switch Button", on: "On", off: "Off",
    mixed: "Mixed", tab: "Tab", textField: "Text Field", secureTextField: "Secure Text Field", editing: "Is editing",
    heading: "Heading", link: "Link", adjustable: "Adjustable", image: "Image", searchField: "Search Field",
    inProgress: "In progress", toggleHint: "Double tap to toggle setting.",
    adjustableHint: "Swipe up or down with one finger to adjust the value.", textFieldHint: "Double tap to edit.",
    actionsAvailable: "Actions Available.")

  static let spanish = SpokenWords(
    selected: "Seleccionado", dimmed: "Atenuado", button: "Botón", switchButton: "Botón conmutador", on: "Activado",
    off: "Desactivado", mixed: "Mixto", tab: "Pestaña", textField: "Campo de texto",
    secureTextField: "Campo de texto seguro", editing: "Editando", heading: "Encabezado", link: "Enlace",
    adjustable: "Ajustable", image: "Imagen", searchField: "Campo de búsqueda", inProgress: "En curso",
    toggleHint: "Pulsa dos veces para cambiar el ajuste.",
    adjustableHint: "Desliza hacia arriba o hacia abajo con un dedo para ajustar el valor.",
    textFieldHint: "Pulsa dos veces para editar.", actionsAvailable: "Acciones disponibles.")
}
