extension Publisher {
  /// A value once nothing else has come for `dueTime`.
  public func debounce<S: _PreviewScheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(.isDropped) { outlet in
      var number = 0
      return [
        self.sink(receiveCompletion: outlet.send(completion:)) { value in
          number += 1
          let own = number
          PreviewClock.schedule(after: dueTime.value) { if own == number { outlet.send(value) } }
        }
      ]
    }
  }

  /// Every value and the end, `interval` later.
  public func delay<S: _PreviewScheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> _Operation<Self, Output, Failure> {
    throughOutlet(
      value: { value, outlet in
        PreviewClock.schedule(after: interval.value) { outlet.upstream?.request(outlet.send(value)) }
        return .none
      },
      completion: { completion, outlet in
        PreviewClock.schedule(after: interval.value) { outlet.send(completion: completion) }
      })
  }

  /// At most one value in every `interval`: the first or the latest of each.
  public func throttle<S: _PreviewScheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(.isDropped) { outlet in
      var waiting: Output?
      var isClosed = false
      func pass(_ value: Output) {
        outlet.send(value)
        isClosed = true
        PreviewClock.schedule(after: interval.value) {
          isClosed = false
          guard let value = waiting else { return }
          waiting = nil
          pass(value)
        }
      }
      return [
        self.sink(receiveCompletion: outlet.send(completion:)) { value in
          if !isClosed { return pass(value) }
          if latest || waiting == nil { waiting = value }
        }
      ]
    }
  }
}
