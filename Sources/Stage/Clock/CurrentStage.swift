import CSurroundings
import Foundation

/// Which stage's code this thread is running.
enum CurrentStage {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "The process has no thread-local storage left (pthread_key_create: \(status)).")
    return key
  }()

  /// The scheduler of the stage; it is kept alive by whoever entered it.
  static var scheduler: StageScheduler? {
    pthread_getspecific(key).map { Unmanaged<StageScheduler>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Enters `next` and returns the one that was entered before.
  @discardableResult
  static func swap(_ next: StageScheduler?) -> StageScheduler? {
    let previous = scheduler
    pthread_setspecific(key, next.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    surroundings_enter(next?.surroundings.pointer)
    return previous
  }
}
