import SwiftUI

extension CatalogueEntry {
  static let animatedRadioButton = CatalogueEntry(
    name: "animated-radio-button",
    typeName: "AnimatedRadioButton",
    title: ["en": "Animated Radio Button", "es": "Botón de opción animado"],
    category: ["en": "Controls", "es": "Controles"],
    descriptions: [
      "en": "A radio button whose dot springs in, while a ring runs out from it once.",
      "es": "Un botón de opción cuyo punto aparece con un rebote mientras un anillo sale de él una vez.",
    ],
    parameters: [
      Parameter("title", "LocalizedStringResource"),
      Parameter("isSelected", "Bool"),
      Parameter("tint", "Color", default: ".indigo"),
      Parameter("action", "() -> Void"),
    ],
    keywords: [
      "en": ["radio button", "radio", "selection", "option", "form", "choice", "pulse"],
      "es": ["botón de opción", "radio", "selección", "opción", "formulario", "pulso"],
    ],
    script: [ScriptedTap("Pick up in store", at: 2.5), ScriptedTap("Standard delivery", at: 2.7)],
    scriptDuration: 4,
    makeDemo: { AnyView(AnimatedRadioButtonDemo()) })
}
