import Stage

/// The player's own words, in the languages that it speaks.
struct PlayerWords {
  let language: String

  private func pick(_ english: String, _ spanish: String) -> String { language == "es" ? spanish : english }

  var gallery: String { pick("Components", "Componentes") }
  var search: String { pick("Search", "Buscar") }
  var nothingFound: String { pick("Nothing found", "No se ha encontrado nada") }
  var parameters: String { pick("Parameters", "Parámetros") }
  var required: String { pick("required", "obligatorio") }
  var haptics: String { pick("Haptics", "Háptica") }
  var noHaptics: String { pick("None yet", "Ninguna todavía") }
  var frameTimes: String { pick("Frame times", "Tiempos por fotograma") }
  var keys: String { pick("Keys", "Teclas") }
  var timeline: String { pick("Timeline", "Línea de tiempo") }
  var animations: String { pick("animations", "animaciones") }
  var stateChanges: String { pick("state", "estado") }
  var input: String { pick("input", "entrada") }
  var timelineHint: String { pick("drag, ←  →, Home, End", "arrastrar, ←  →, Inicio, Fin") }
  var undoHint: String { pick("Z brings back what was left", "Z recupera lo que se dejó") }
  var paused: String { pick("paused", "en pausa") }
  var helpHint: String { pick("? shows the keys", "? muestra las teclas") }

  var compiling: String { pick("compiling…", "compilando…") }
  var calledFrom: String { pick("Called from", "Llamado desde") }

  /// What has happened to the code on the stage.
  func problem(_ kind: StageProblem.Kind) -> String {
    switch kind {
    case .compilation: pick("Does not compile", "No compila")
    case .crash: pick("Crashed", "Ha fallado")
    case .hang: pick("Does not answer", "No responde")
    case .memory: pick("Out of memory", "Sin memoria")
    case .exit: pick("Ended itself", "Se ha cerrado")
    case .stopped: pick("Stopped", "Detenido")
    }
  }

  /// What gets the code going again.
  func hint(_ kind: StageProblem.Kind) -> String {
    kind == .compilation
      ? pick("Goes on at the next save that compiles.", "Sigue cuando se guarde algo que compile.")
      : pick("Save to go on, or press N to begin anew.", "Guarda para seguir o pulsa N para empezar de nuevo.")
  }

  func screenshot(_ path: String) -> String { pick("Saved \(path)", "Guardado \(path)") }

  /// The keys and what they do.
  var keyTable: [(key: String, meaning: String)] {
    [
      ("R", pick("Reduce Motion", "Reducir movimiento")),
      ("D", pick("Dark or light", "Oscuro o claro")),
      ("A", pick("Accessibility overlay", "Capa de accesibilidad")),
      ("H", pick("Haptic log", "Registro háptico")),
      ("F", pick("Frame-time graph", "Gráfico de tiempos")),
      ("+  −", pick("Dynamic Type larger, smaller", "Texto más grande, más pequeño")),
      ("L", pick("English or Spanish", "Inglés o español")),
      (pick("Space", "Espacio"), pick("Pause, or press what has the focus", "Pausa, o pulsar lo que tiene el foco")),
      (".  ,", pick("One frame on, back", "Un fotograma adelante, atrás")),
      ("T", pick("Timeline: drag, ←  →, Home, End", "Línea de tiempo: arrastrar, ←  →, Inicio, Fin")),
      ("Z", pick("Undo going on from an earlier moment", "Deshacer seguir desde un momento anterior")),
      ("[  ]", pick("Slower, faster (1/10 … 2)", "Más lento, más rápido (1/10 … 2)")),
      ("0", pick("Restart", "Reiniciar")),
      ("N", pick("Compile again and begin anew", "Compilar otra vez y empezar de nuevo")),
      ("S", pick("Screenshot", "Captura")),
      ("/", pick("Search", "Buscar")),
      ("↑  ↓", pick("Previous, next component", "Componente anterior, siguiente")),
      (pick("Tab, Return", "Tab, Intro"), pick("Move and use the focus", "Mover y usar el foco")),
      ("?", pick("This table", "Esta tabla")),
      ("Q", pick("Quit", "Salir")),
    ]
  }
}
