import SwiftUI

extension CatalogueEntry {
  static let animatedCheckmarkBadge = CatalogueEntry(
    name: "animated-checkmark-badge",
    typeName: "AnimatedCheckmarkBadge",
    title: ["en": "Animated Checkmark Badge", "es": "Insignia de verificación animada"],
    category: ["en": "Feedback", "es": "Respuesta"],
    descriptions: [
      "en": "A badge for success: a disc springs in, and a checkmark draws itself on it.",
      "es": "Una insignia de éxito: un disco aparece con un rebote y sobre él se traza una marca de verificación.",
    ],
    parameters: [
      Parameter("isComplete", "Bool"),
      Parameter("tint", "Color", default: ".green"),
      Parameter("size", "CGFloat", default: "96"),
      Parameter("completeLabel", "String", default: "\"Complete\""),
      Parameter("pendingLabel", "String", default: "\"Pending\""),
    ],
    keywords: [
      "en": ["checkmark", "success", "badge", "done", "confirmation", "trim", "haptic"],
      "es": ["marca de verificación", "éxito", "insignia", "hecho", "confirmación", "trazo", "háptica"],
    ],
    script: [ScriptedTap("Confirm", at: 0.5), ScriptedTap("Undo", at: 2), ScriptedTap("Confirm", at: 2.2)],
    scriptDuration: 4,
    makeDemo: { AnyView(AnimatedCheckmarkBadgeDemo()) })
}
