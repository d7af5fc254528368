import SwiftUI

extension CatalogueEntry {
  static let morphingSubmitButton = CatalogueEntry(
    name: "morphing-submit-button",
    typeName: "MorphingSubmitButton",
    title: ["en": "Morphing Submit Button", "es": "Botón de envío que se transforma"],
    category: ["en": "Buttons", "es": "Botones"],
    descriptions: [
      "en": "A button that becomes a spinner while it works, then a checkmark, then itself again.",
      "es":
        "Un botón que se convierte en indicador mientras trabaja, luego en marca de verificación y vuelve a ser él.",
    ],
    parameters: [
      Parameter("title", "LocalizedStringResource"),
      Parameter("tint", "Color", default: ".blue"),
      Parameter("successColor", "Color", default: ".green"),
      Parameter("successDuration", "Double", default: "1.2"),
      Parameter("action", "@MainActor () async -> Void"),
    ],
    keywords: [
      "en": ["submit", "loading", "morph", "spinner", "success", "async button", "progress"],
      "es": [
        "enviar", "cargando", "transformación", "indicador de carga", "éxito", "botón asíncrono", "progreso",
      ],
    ],
    script: [ScriptedTap("Submit", at: 0.5)],
    scriptDuration: 4.5,
    makeDemo: { AnyView(MorphingSubmitButtonDemo()) })
}
