import SwiftUI

extension CatalogueEntry {
  static let progressRings = CatalogueEntry(
    name: "progress-rings",
    typeName: "ProgressRings",
    title: ["en": "Progress Rings", "es": "Anillos de progreso"],
    category: ["en": "Progress", "es": "Progreso"],
    descriptions: [
      "en": "Rings about one centre that draw themselves as far as their progress says.",
      "es": "Anillos concéntricos que se trazan hasta donde llega su progreso.",
    ],
    parameters: [
      Parameter("rings", "[ProgressRing]"),
      Parameter("animation", "Animation?", default: ".easeOut(duration: 1)"),
      Parameter("ring.progress", "Double"),
      Parameter("ring.color", "Color"),
      Parameter("ring.diameter", "CGFloat"),
      Parameter("ring.lineWidth", "CGFloat", default: "16"),
      Parameter("ring.label", "String", default: "\"\""),
    ],
    keywords: [
      "en": ["ring", "progress", "circular", "gauge", "fitness", "trim", "stroke", "activity"],
      "es": ["anillo", "progreso", "circular", "indicador", "actividad", "trazo", "círculo"],
    ],
    script: [],
    scriptDuration: 4,
    makeDemo: { AnyView(ProgressRingsDemo()) })
}
