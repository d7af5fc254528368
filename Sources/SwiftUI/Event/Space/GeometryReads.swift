/// What bodies have read of where things are: a change of it makes them evaluate anew.
@MainActor
final class GeometryReads {
  private struct Key: Hashable {
    let reader: ObjectIdentifier
    let subject: ObjectIdentifier
    let space: CoordinateSpace
  }

  private struct Read {
    weak var reader: _BodyNode?
    weak var subject: GeometrySubject?
    var rect: CGRect
  }

  private var reads: [Key: Read] = [:]
  private var watchers: [ObjectIdentifier: Watcher] = [:]

  private var watcherCount = 0

  private struct Watcher {
    weak var item: (any GeometryWatcher)?
    /// Counts them in the order in which they came, in which they are asked.
    let order: Int
  }

  /// Notes that `reader`'s body has learnt that `subject` is at `rect` in `space`.
  func note(_ reader: _BodyNode, _ subject: GeometrySubject, _ space: CoordinateSpace, _ rect: CGRect) {
    let key = Key(reader: ObjectIdentifier(reader), subject: ObjectIdentifier(subject), space: space)
    reads[key] = Read(reader: reader, subject: subject, rect: rect)
  }

  /// Has `watcher` asked after every layout and movement.
  func add(_ watcher: any GeometryWatcher) {
    watcherCount += 1
    watchers[ObjectIdentifier(watcher)] = Watcher(item: watcher, order: watcherCount)
  }

  /// Invalidates the bodies for which something has moved.
  func check() {
    for (key, read) in reads {
      guard let reader = read.reader, let subject = read.subject, !reader.isDestroyed else {
        reads[key] = nil
        continue
      }
      // What was not placed yet when it was read is learnt again, too.
      if subject.currentFrame(in: key.space) != read.rect {
        reads[key] = nil
        reader.invalidate()
      }
    }
    for (key, watcher) in watchers.sorted(by: { $0.value.order < $1.value.order }) {
      if let item = watcher.item { item.geometryMayHaveChanged() } else { watchers[key] = nil }
    }
  }
}

/// What a geometry proxy speaks of.
@MainActor
class GeometrySubject {
  weak var item: Item?

  func currentFrame(in space: CoordinateSpace) -> CGRect {
    guard let item, !item.node.isDestroyed else { return .zero }
    return item.frame(in: space)
  }
}

/// An item that wants to know when things have moved.
@MainActor
protocol GeometryWatcher: AnyObject {
  func geometryMayHaveChanged()
}
