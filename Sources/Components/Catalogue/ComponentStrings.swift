import SwiftUI

/// What the components and their demos say, in Spanish. The keys are the English texts.
struct ComponentStrings: StringTable {
  private static let spanish = [
    "Review payment": "Revisar el pago",
    "One tap and it is done.": "Un toque y listo.",
    "Payment sent": "Pago enviado",
    "Your receipt is on its way.": "Tu recibo está en camino.",
    "Confirm": "Confirmar",
    "Undo": "Deshacer",
    "Complete": "Completado",
    "Pending": "Pendiente",
    "Move": "Movimiento",
    "Exercise": "Ejercicio",
    "Stand": "De pie",
    "Join the waitlist": "Únete a la lista de espera",
    "We will write when your spot opens.": "Te escribiremos cuando haya sitio.",
    "Submit": "Enviar",
    "Submitting": "Enviando",
    "Done": "Listo",
    "How should we send it?": "¿Cómo lo enviamos?",
    "Standard delivery": "Envío estándar",
    "Express delivery": "Envío urgente",
    "Pick up in store": "Recogida en tienda",
  ]

  func string(forKey key: String, table: String?, locale: Locale, counts: [Double?]) -> String? {
    locale.language.languageCode == .spanish ? Self.spanish[key] : nil
  }
}
