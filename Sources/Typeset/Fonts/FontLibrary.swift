import Foundation
import Synchronization

/// The fonts of the machine.
///
/// Files are found by walking the font folders in a fixed order, without a font service, so the same
/// packages give the same text everywhere. Only the required families are read at the start; the other
/// files are read when a custom name or a missing character first asks for them. All methods may be
/// called from any thread.
public final class FontLibrary: Sendable {
  /// The process's library. It works with whatever is installed; `load()` says what is missing.
  public static let shared = FontLibrary()

  /// The shared library, checked.
  ///
  /// - Throws: `FontError.missing`, naming the packages to install, when a required family is not there.
  @discardableResult
  public static func load() throws -> FontLibrary {
    let missing = shared.missingFonts
    guard missing.isEmpty else { throw FontError.missing(missing) }
    return shared
  }

  /// The required families that are not installed.
  public let missingFonts: [RequiredFont]

  private struct State {
    var records: [FontRecord]
    /// Files that were not read yet.
    var unread: [String]
    var faces: [FontFace.Key: FontFace] = [:]
    var resolved: [FontDescriptor: ResolvedFont] = [:]
    var fallbacks: [FontFallback.Query: FontFace?] = [:]
    var fallbackOrders: [FontFallback.Preference: [FontRecord]] = [:]
    var unresolvedNames: Set<String> = []
    var generation = 0
  }

  private let state: Mutex<State>

  /// A library of the fonts in `folders`; nil for the standard ones.
  public init(folders: [URL]? = nil) {
    let files = FontFolders.files(in: folders ?? FontFolders.standard())
    let prefixes = RequiredFont.all.map(\.filePrefix) + RequiredFont.optionalPrefixes
    var first: [String] = []
    var later: [String] = []
    for file in files {
      let name = URL(fileURLWithPath: file).lastPathComponent.lowercased()
      if prefixes.contains(where: name.hasPrefix) { first.append(file) } else { later.append(file) }
    }
    let records = first.flatMap(FontRecord.records(at:))
    let families = Set(records.map(\.family))
    missingFonts = RequiredFont.all.filter { !families.contains($0.family) }
    state = Mutex(State(records: records, unread: later))
  }

  /// The measures of the line that `descriptor` sets.
  public func metrics(for descriptor: FontDescriptor) -> FontMetrics {
    resolve(descriptor).metrics
  }

  /// The custom names that were asked for and belong to no font, sorted.
  public var unresolvedNames: [String] {
    state.withLock { $0.unresolvedNames.sorted() }
  }

  /// Whether a font of this family, full or PostScript name is there.
  public func hasFont(named name: String) -> Bool {
    state.withLock { state in
      FontLibrary.readAll(&state)
      return !FontLibrary.records(named: name, in: state.records).isEmpty
    }
  }

  /// Adds the fonts of a file, such as one that comes with an app, before all installed ones.
  ///
  /// - Throws: `FontError.unreadable` when the file has no font.
  public func register(fontAt url: URL) throws {
    let records = FontRecord.records(at: url.path)
    guard !records.isEmpty else { throw FontError.unreadable(path: url.path) }
    state.withLock { state in
      state.records.insert(contentsOf: records, at: 0)
      state.resolved.removeAll()
      state.fallbacks.removeAll()
      state.fallbackOrders.removeAll()
      state.unresolvedNames.removeAll()
      state.generation += 1
    }
  }

  /// Grows by one whenever fonts are registered: what was shaped before may be stale.
  var generation: Int { state.withLock(\.generation) }

  /// The face and measures for `descriptor`; a dictionary look-up after the first time.
  func resolve(_ descriptor: FontDescriptor) -> ResolvedFont {
    state.withLock { state in
      if let known = state.resolved[descriptor] { return known }
      let made = FontLibrary.make(descriptor, &state)
      if state.resolved.count >= 4096 { state.resolved.removeAll(keepingCapacity: true) }
      state.resolved[descriptor] = made
      return made
    }
  }

  /// The face that draws a cluster which the asked-for face lacks; nil when no font has it.
  func fallback(for query: FontFallback.Query) -> FontFace? {
    state.withLock { state in
      if let known = state.fallbacks[query] { return known }
      FontLibrary.readAll(&state)
      var found: FontFace?
      let preference = FontFallback.Preference(query)
      let order = state.fallbackOrders[preference] ?? FontFallback.candidates(for: preference, among: state.records)
      state.fallbackOrders[preference] = order
      for record in order {
        guard let face = FontLibrary.face(record, query.weight, FontFace.SyntheticStyle(), &state) else { continue }
        if FontFallback.covers(face, query.cluster) {
          found = face
          break
        }
      }
      state.fallbacks[query] = .some(found)
      return found
    }
  }

  // MARK: Matching

  private static func make(_ descriptor: FontDescriptor, _ state: inout State) -> ResolvedFont {
    let size = descriptor.effectiveSize
    var design = FontDesign.default
    switch descriptor.family {
    case .system(let wanted): design = wanted
    case .custom(let name):
      if records(named: name, in: state.records).isEmpty { readAll(&state) }
      let matches = records(named: name, in: state.records)
      if let face = match(matches, descriptor, exactName: name, &state) {
        return custom(face, descriptor)
      }
      state.unresolvedNames.insert(name)
    }
    for family in SystemFont.families(for: design, size: size) {
      let matches = state.records.filter { $0.family == family && $0.weightAxis == nil }
      if let face = match(matches, descriptor, exactName: nil, &state) {
        return system(face, design, descriptor)
      }
    }
    readAll(&state)
    return system(match(state.records, descriptor, exactName: nil, &state), design, descriptor)
  }

  private static func system(_ face: FontFace?, _ design: FontDesign, _ descriptor: FontDescriptor) -> ResolvedFont {
    let size = descriptor.effectiveSize
    let fit = face.map { SystemFont.capHeight / max($0.emMetrics.capHeight, 0.1) } ?? 1
    let tracking = face.map { SystemFont.tracking(family: $0.familyName, design: design, size: size) } ?? 0
    return ResolvedFont(
      face: face, scale: size * fit, tracking: tracking * size * descriptor.width.horizontalScale,
      metrics: SystemFont.metrics(size: size, leading: descriptor.leading),
      needsSyntheticSmallCaps: needsSmallCaps(face, descriptor))
  }

  private static func custom(_ face: FontFace, _ descriptor: FontDescriptor) -> ResolvedFont {
    var metrics = face.emMetrics.scaled(by: descriptor.effectiveSize)
    metrics.leading += descriptor.leading
    return ResolvedFont(
      face: face, scale: descriptor.effectiveSize, tracking: 0, metrics: metrics,
      needsSyntheticSmallCaps: needsSmallCaps(face, descriptor))
  }

  private static func needsSmallCaps(_ face: FontFace?, _ descriptor: FontDescriptor) -> Bool {
    guard let face, !descriptor.features.isDisjoint(with: .smallCaps) else { return false }
    return !face.hasSubstitution("smcp")
  }

  private static func match(
    _ records: [FontRecord], _ descriptor: FontDescriptor, exactName: String?, _ state: inout State
  ) -> FontFace? {
    var wantedWeight = descriptor.weight.openType
    var wantsItalic = descriptor.isItalic
    // A name such as "Inter-SemiBold" chooses the cut itself; asking for more weight or slant adds to it.
    if let exactName, let cut = records.first(where: { $0.postScriptName == exactName || $0.fullName == exactName }),
      cut.family != exactName
    {
      wantedWeight = max(cut.weight, descriptor.weight == .regular ? 0 : wantedWeight)
      wantsItalic = wantsItalic || cut.isItalic
    }
    var best: (record: FontRecord, distance: CGFloat)?
    for record in records {
      let distance = record.distance(weight: wantedWeight, isItalic: wantsItalic, width: 1)
      if distance < best?.distance ?? .infinity { best = (record, distance) }
    }
    guard let record = best?.record else { return nil }
    let style = FontFace.SyntheticStyle(
      horizontalScale: descriptor.width.horizontalScale, isSlanted: wantsItalic && !record.isItalic)
    return face(record, wantedWeight, style, &state)
  }

  private static func face(
    _ record: FontRecord, _ weight: CGFloat, _ style: FontFace.SyntheticStyle, _ state: inout State
  ) -> FontFace? {
    let key = FontFace.Key(
      path: record.path, index: record.index,
      weight: record.weightAxis.map { min(max(weight, $0.lowerBound), $0.upperBound) }, synthetic: style)
    if let known = state.faces[key] { return known }
    // The file was readable when its record was made; when it is gone since, the next candidate serves.
    guard let file = try? FontFile(path: record.path, index: record.index) else { return nil }
    let made = FontFace(file: file, record: record, key: key)
    state.faces[key] = made
    return made
  }

  /// The fonts of the family, or of the family of the font, that `name` names.
  private static func records(named name: String, in records: [FontRecord]) -> [FontRecord] {
    let family = records.filter { $0.family.caseInsensitiveCompare(name) == .orderedSame }
    if !family.isEmpty { return family }
    guard let cut = records.first(where: { $0.postScriptName == name || $0.fullName == name }) else { return [] }
    return records.filter { $0.family == cut.family }
  }

  private static func readAll(_ state: inout State) {
    guard !state.unread.isEmpty else { return }
    state.records += state.unread.flatMap(FontRecord.records(at:))
    state.unread = []
  }
}
