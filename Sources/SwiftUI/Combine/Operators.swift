/// What a publisher's values become on their way.
public struct _Operation<Upstream: Publisher, Output, Failure: Error>: Publisher {
  let upstream: Upstream
  let attach: (Upstream, AnySubscriber<Output, Failure>) -> Void

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    attach(upstream, AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// The publisher with `value` done for every value, and the end passed on. What is asked for is asked of the upstream;
  /// `value` says how many more that is, so that a value left out makes room for another.
  func operation<T>(
    _ value: @escaping (Output, AnySubscriber<T, Failure>) -> Subscribers.Demand
  ) -> _Operation<Self, T, Failure> {
    statefulOperation { value }
  }

  /// Like `operation`; `make` is called for each subscriber, which so has state of its own.
  func statefulOperation<T>(
    _ make: @escaping () -> (Output, AnySubscriber<T, Failure>) -> Subscribers.Demand
  ) -> _Operation<Self, T, Failure> {
    _Operation(upstream: self) { upstream, downstream in
      let value = make()
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { downstream.receive(subscription: $0) },
          receiveValue: { value($0, downstream) },
          receiveCompletion: { downstream.receive(completion: $0) }))
    }
  }

  /// Makes another value of each.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    operation { value, downstream in downstream.receive(transform(value)) }
  }

  /// A property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    operation { value, downstream in downstream.receive(value[keyPath: keyPath]) }
  }

  /// Makes another value of each, or none.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    operation { value, downstream in transform(value).map(downstream.receive) ?? .max(1) }
  }

  /// The values that `isIncluded` agrees to.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    operation { value, downstream in isIncluded(value) ? downstream.receive(value) : .max(1) }
  }

  /// What `nextPartialResult` makes of each value and what it made of the one before.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> _Operation<Self, T, Failure> {
    statefulOperation {
      var result = initialResult
      return { value, downstream in
        result = nextPartialResult(result, value)
        return downstream.receive(result)
      }
    }
  }

  /// Leaves values out that are the same as the one before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> _Operation<Self, Output, Failure> {
    statefulOperation {
      var last: Output?
      return { value, downstream in
        if let last, predicate(last, value) { return .max(1) }
        last = value
        return downstream.receive(value)
      }
    }
  }

  /// Leaves the first `count` values out.
  public func dropFirst(_ count: Int = 1) -> _Operation<Self, Output, Failure> {
    statefulOperation {
      var left = count
      return { value, downstream in
        if left == 0 { return downstream.receive(value) }
        left -= 1
        return .max(1)
      }
    }
  }

  /// The first `maxLength` values, and then the end.
  public func prefix(_ maxLength: Int) -> _Operation<Self, Output, Failure> {
    _Operation(upstream: self) { upstream, downstream in
      var left = maxLength
      var subscription: (any Subscription)?
      func endIfDone() {
        guard left <= 0, let ended = subscription else { return }
        subscription = nil
        ended.cancel()
        downstream.receive(completion: .finished)
      }
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: {
            subscription = $0
            downstream.receive(subscription: $0)
            endIfDone()
          },
          receiveValue: { value in
            guard left > 0 else { return .none }
            left -= 1
            let more = downstream.receive(value)
            endIfDone()
            return left > 0 ? more : .none
          },
          receiveCompletion: { if left > 0 { downstream.receive(completion: $0) } }))
    }
  }

  /// The first value, and then the end.
  public func first() -> _Operation<Self, Output, Failure> { prefix(1) }

  /// Does something on the way and changes nothing.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> _Operation<Self, Output, Failure> {
    _Operation(upstream: self) { upstream, downstream in
      upstream.subscribe(
        SubscriptionHook(
          AnySubscriber<Output, Failure>(
            receiveSubscription: {
              receiveSubscription?($0)
              downstream.receive(subscription: $0)
            },
            receiveValue: {
              receiveOutput?($0)
              return downstream.receive($0)
            },
            receiveCompletion: {
              receiveCompletion?($0)
              downstream.receive(completion: $0)
            }),
          asked: { receiveRequest?($0) }, left: { receiveCancel?() }))
    }
  }

  /// Passes everything on as it comes: all schedulers are the main thread.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> _Operation<
    Self, Output, Failure
  > {
    operation { value, downstream in downstream.receive(value) }
  }

  /// Subscribes as it is: all schedulers are the main thread.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> _Operation<
    Self, Output, Failure
  > {
    operation { value, downstream in downstream.receive(value) }
  }

  /// Puts `replacement` in the place of an error.
  public func replaceError(with replacement: Output) -> _Operation<Self, Output, Never> {
    throughOutlet(
      value: { $1.send($0) },
      completion: { completion, outlet in
        if case .failure = completion { outlet.send(replacement) }
        outlet.send(completion: .finished)
      })
  }
}

extension Publisher where Output: Equatable {
  /// Leaves values out that equal the one before.
  public func removeDuplicates() -> _Operation<Self, Output, Failure> { removeDuplicates(by: ==) }
}

extension Publishers {
  public typealias Map<Upstream: Publisher, Output> = _Operation<Upstream, Output, Upstream.Failure>
  public typealias CompactMap<Upstream: Publisher, Output> = _Operation<Upstream, Output, Upstream.Failure>
  public typealias Filter<Upstream: Publisher> = _Operation<Upstream, Upstream.Output, Upstream.Failure>
}
