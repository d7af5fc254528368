import Foundation

// Foundation's own win where a file sees both, which it does when it imports Foundation besides this module.

extension Date {
  /// The date by the preview's clock; the system's where no preview is running.
  @_disfavoredOverload
  public init() { self = PreviewClock.date }

  /// The date by the preview's clock; the system's where no preview is running.
  @_disfavoredOverload
  public static var now: Date { PreviewClock.date }
}
