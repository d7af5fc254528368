import Foundation
import Synchronization

/// Counts the objects that Swift allocates on one thread while some work is done.
///
/// The Swift runtime can be told to allocate through a function pointer, which is there to be replaced by tools. Where
/// these cannot be found there is no count.
///
/// While it counts, the runtime retains and releases by a way of its own, which fails for strings that are stored in
/// place: no other thread may run Swift code then, and `work` must not handle strings.
enum AllocationCounter {
  private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  // Written while the lock is held, and read by the hook, which is installed only then.
  private nonisolated(unsafe) static var original: Allocate?
  private nonisolated(unsafe) static var thread = pthread_self()
  private nonisolated(unsafe) static var count = 0
  private static let lock = Mutex(())

  /// How many objects `work` allocates; nil when that cannot be told here.
  static func count(_ work: () -> Void) -> Int? {
    lock.withLock { _ in
      guard let hook = dlsym(nil, "_swift_allocObject")?.assumingMemoryBound(to: Allocate?.self),
        let isHooked = dlsym(
          nil, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")?
          .assumingMemoryBound(to: Bool.self),
        let allocate = hook.pointee
      else { return nil }
      original = allocate
      thread = pthread_self()
      count = 0
      hook.pointee = { metadata, size, alignment in
        if pthread_equal(pthread_self(), AllocationCounter.thread) != 0 { AllocationCounter.count += 1 }
        return AllocationCounter.original?(metadata, size, alignment)
      }
      isHooked.pointee = true
      work()
      isHooked.pointee = false
      hook.pointee = allocate
      return count
    }
  }
}
