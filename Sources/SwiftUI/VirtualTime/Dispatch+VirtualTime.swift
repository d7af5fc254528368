import Foundation

// The compiler prefers a property of a callable type to Dispatch's own function of the name, also in files that import
// Foundation themselves; two functions of one signature would make every call there ambiguous.

extension DispatchTime {
  /// The preview's time, as a time that `DispatchQueue.asyncAfter` takes: `now()`.
  public static var now: @Sendable () -> DispatchTime {
    guard let virtual = _VirtualTime.current else {
      return {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return DispatchTime(uptimeNanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
      }
    }
    let now = _VirtualTime.Origin.dispatchNanoseconds + virtual._now.wholeNanoseconds
    return { DispatchTime(uptimeNanoseconds: now) }
  }
}

extension DispatchQueue {
  /// Calls `work` as the next thing of the preview; every queue is served in one order, on the main thread.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard let virtual = _VirtualTime.current else {
      return self.async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
    virtual._schedule(after: .zero, work)
  }

  /// Calls what it is given at a time of the preview: `asyncAfter(deadline:execute:)`.
  public var asyncAfter: _DelayedDispatch { _DelayedDispatch(queue: self) }
}

/// `DispatchQueue.asyncAfter`.
public struct _DelayedDispatch {
  let queue: DispatchQueue

  /// Calls `work` at `deadline`, on the main thread.
  public func callAsFunction(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    guard let virtual = _VirtualTime.current else {
      return queue.asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    let target = deadline.uptimeNanoseconds
    let now = _VirtualTime.Origin.dispatchNanoseconds + virtual._now.wholeNanoseconds
    virtual._schedule(after: .nanoseconds(target > now ? Int64(clamping: target - now) : 0), work)
  }

  /// Performs `work` at `deadline`, on the main thread, unless it is cancelled by then.
  public func callAsFunction(deadline: DispatchTime, execute work: DispatchWorkItem) {
    let box = WorkItem(item: work)
    self(deadline: deadline) { box.item.perform() }
  }
}

/// A work item is safe to hand from thread to thread; Dispatch does not say so.
private struct WorkItem: @unchecked Sendable {
  let item: DispatchWorkItem
}
