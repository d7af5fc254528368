import Synchronization

/// Locales as BCP 47 tags. Asking a locale takes longer than setting a short text, so the answers are kept.
enum LanguageTag {
  private static let known = Mutex<[String: String]>([:])

  static func of(_ locale: Locale) -> String {
    let name = locale.identifier
    if let tag = known.withLock({ $0[name] }) { return tag }
    let tag = locale.identifier(.bcp47)
    known.withLock { $0[name] = tag }
    return tag
  }
}
