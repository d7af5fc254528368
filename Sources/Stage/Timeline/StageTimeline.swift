/// What has moved and changed on a stage so far, and when: the rows of a timeline.
///
/// Inputs and haptics are in the session's own lists.
public struct StageTimeline: Codable, Equatable, Sendable {
  /// An attribute on the move.
  public struct Span: Codable, Equatable, Sendable {
    /// The views from the root to the one that has the attribute, joined by `/`.
    public var path: String
    public var attribute: String
    public var animation: String?
    /// In seconds.
    public var start: Double
    /// Nil while it moves.
    public var end: Double?

    public init(path: String, attribute: String, animation: String? = nil, start: Double, end: Double? = nil) {
      self.path = path
      self.attribute = attribute
      self.animation = animation
      self.start = start
      self.end = end
    }

    /// The view whose attribute it is, without those around it.
    public var view: String { path.split(separator: "/").last.map(String.init) ?? path }
  }

  /// A piece of state that got another value.
  public struct Change: Codable, Equatable, Sendable {
    /// In seconds.
    public var time: Double
    /// The view that owns the state.
    public var view: String
    /// The name of the property.
    public var property: String

    public init(time: Double, view: String, property: String) {
      self.time = time
      self.view = view
      self.property = property
    }
  }

  /// In the order in which they began.
  public private(set) var spans: [Span] = []
  /// In order of time.
  public private(set) var changes: [Change] = []

  /// What is on the move: the place of its span.
  private var open: [ObjectIdentifier: Int] = [:]

  /// How many spans, and how many changes, are kept; older ones are let go of.
  private static let limit = 4096
  /// An attribute that begins again after less time than this, in seconds, has not stopped.
  private static let pause = 0.025

  public init() {}

  private enum CodingKeys: String, CodingKey { case spans, changes }

  public static func == (a: StageTimeline, b: StageTimeline) -> Bool { a.spans == b.spans && a.changes == b.changes }

  /// Notes that something begins to move. `id` names it until it ends.
  mutating func begin(_ id: ObjectIdentifier, path: String, attribute: String, animation: String?, at time: Double) {
    end(id, at: time)
    let last = spans.suffix(32).lastIndex { span in
      span.path == path && span.attribute == attribute && span.animation == animation
        && span.end.map { time - $0 < Self.pause } == true
    }
    if let last {
      spans[last].end = nil
      open[id] = last
      return
    }
    if spans.count >= Self.limit { forgetSpans() }
    open[id] = spans.count
    spans.append(Span(path: path, attribute: attribute, animation: animation, start: time))
  }

  /// Notes that something has come to rest.
  mutating func end(_ id: ObjectIdentifier, at time: Double) {
    guard let index = open.removeValue(forKey: id) else { return }
    // What had gone on before it was drawn once left no trace.
    spans[index].end = time
  }

  /// Notes that a piece of state has changed.
  mutating func change(_ view: String, _ property: String, at time: Double) {
    if let last = changes.last, last.time == time, last.view == view, last.property == property { return }
    if changes.count >= Self.limit { changes.removeFirst(Self.limit / 4) }
    changes.append(Change(time: time, view: view, property: property))
  }

  /// Lets go of the older quarter, but for what still moves.
  private mutating func forgetSpans() {
    let count = Self.limit / 4
    spans.removeFirst(count)
    open = open.compactMapValues { $0 >= count ? $0 - count : nil }
  }
}

extension StageTimeline {
  /// Spans laid out in rows in which none overlaps another, as few as possible, and only those that `range` meets.
  ///
  /// - Parameters:
  ///   - limit: How many rows there may be; what needs more is left out.
  ///   - gap: How far two spans of a row must be apart, in seconds.
  /// - Complexity: O(*n* · `limit`).
  public func rows(limit: Int, gap: Double = 0, until now: Double) -> [[Span]] {
    var rows: [[Span]] = []
    for span in spans.sorted(by: { $0.start < $1.start }) where (span.end ?? now) > span.start {
      let free = rows.firstIndex { row in row.last.map { ($0.end ?? now) + gap <= span.start } ?? true }
      if let free {
        rows[free].append(span)
      } else if rows.count < limit {
        rows.append([span])
      }
    }
    return rows
  }
}
