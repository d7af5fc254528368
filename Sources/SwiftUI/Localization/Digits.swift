import Synchronization

/// Which digits a language writes numbers with.
enum Digits {
  private static let known = Mutex<[String: Bool]>([:])

  /// Whether small whole numbers are written as in English, so that no formatter is needed.
  static func areLatin(in locale: Locale) -> Bool {
    let name = locale.identifier
    if let known = known.withLock({ $0[name] }) { return known }
    let areLatin = 120.formatted(.number.locale(locale)) == "120" && (-7).formatted(.number.locale(locale)) == "-7"
    known.withLock { $0[name] = areLatin }
    return areLatin
  }
}
