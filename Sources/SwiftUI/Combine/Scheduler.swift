import Foundation

/// Something that runs work at a time. Every scheduler here is the preview's main thread and clock.
public protocol Scheduler {
  /// A moment.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// How work is to be run.
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  /// Runs `action` as the next thing.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

/// A length of time that can be written in the usual units.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A moment of the preview's clock.
public struct _SchedulerTime: Strideable, Hashable, Sendable {
  /// Seconds since the clock began.
  let seconds: Double

  public func distance(to other: _SchedulerTime) -> Stride { Stride(value: other.seconds - seconds) }
  public func advanced(by n: Stride) -> _SchedulerTime { _SchedulerTime(seconds: seconds + n.value) }

  /// A length of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, SignedNumeric, Comparable,
    Hashable, Sendable
  {
    var value: Double

    init(value: Double) { self.value = value }
    public init(floatLiteral value: Double) { self.value = value }
    public init(integerLiteral value: Int) { self.value = Double(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Double(exactly: source) else { return nil }
      self.value = value
    }

    public var magnitude: Double { value.magnitude }

    public static func < (a: Stride, b: Stride) -> Bool { a.value < b.value }
    public static func + (a: Stride, b: Stride) -> Stride { Stride(value: a.value + b.value) }
    public static func - (a: Stride, b: Stride) -> Stride { Stride(value: a.value - b.value) }
    public static func * (a: Stride, b: Stride) -> Stride { Stride(value: a.value * b.value) }
    public static func *= (a: inout Stride, b: Stride) { a.value *= b.value }

    public static func seconds(_ s: Int) -> Stride { Stride(value: Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(value: s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(value: Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(value: Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(value: Double(ns) / 1e9) }
  }
}

/// A scheduler of the preview's clock.
public protocol _PreviewScheduler: Scheduler where SchedulerTimeType == _SchedulerTime, SchedulerOptions == Never {}

extension _PreviewScheduler {
  public var now: _SchedulerTime {
    _SchedulerTime(seconds: Date().timeIntervalSinceReferenceDate)
  }

  public func schedule(options: Never? = nil, _ action: @escaping () -> Void) {
    PreviewClock.schedule(after: 0, action)
  }
}

extension DispatchQueue: _PreviewScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public typealias SchedulerOptions = Never
}

extension RunLoop: _PreviewScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public typealias SchedulerOptions = Never
}

extension OperationQueue: _PreviewScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public typealias SchedulerOptions = Never
}

/// Runs work at once.
public struct ImmediateScheduler: _PreviewScheduler, Sendable {
  public typealias SchedulerTimeType = _SchedulerTime
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public func schedule(options: Never? = nil, _ action: @escaping () -> Void) { action() }
}
