extension Publisher where Failure == Never {
  /// A value once nothing else has come for `dueTime`.
  public func debounce<S: _PreviewScheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _Operation<Self, Output, Never> {
    statefulOperation {
      var number = 0
      return { value, downstream in
        number += 1
        let own = number
        PreviewClock.schedule(after: dueTime.value) { if own == number { _ = downstream.receive(value) } }
      }
    }
  }

  /// Every value, `interval` later.
  public func delay<S: _PreviewScheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> _Operation<Self, Output, Never> {
    operation { value, downstream in
      PreviewClock.schedule(after: interval.value) { _ = downstream.receive(value) }
    }
  }

  /// At most one value in every `interval`: the first or the latest of each.
  public func throttle<S: _PreviewScheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> _Operation<Self, Output, Never> {
    statefulOperation {
      var waiting: Output?
      var isClosed = false
      func open(_ downstream: AnySubscriber<Output, Never>) {
        isClosed = true
        PreviewClock.schedule(after: interval.value) {
          isClosed = false
          guard let value = waiting else { return }
          waiting = nil
          _ = downstream.receive(value)
          open(downstream)
        }
      }
      return { value, downstream in
        if isClosed {
          if latest || waiting == nil { waiting = value }
        } else {
          _ = downstream.receive(value)
          open(downstream)
        }
      }
    }
  }
}
