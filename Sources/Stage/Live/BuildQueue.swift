import Foundation
import Synchronization

/// Compiles in the background, always the latest state of the code: a compilation that a newer save has overtaken is
/// stopped.
final class BuildQueue: Sendable {
  /// When a build was called for, and when it began, on the system's steady clock.
  struct Times: Sendable {
    var changed: Double
    var started: Double
  }

  enum Result: Sendable {
    case built(PreviewBuild, Times)
    case failed(StageProblem)
  }

  private struct State {
    /// When the oldest change was that no build has taken in; nil when there is none.
    var changed: Double?
    var running: CompilerStopper?
    var isBusy = false
    var number = 0
    var results: [Result] = []
    var isOver = false
  }

  private let request: LivePreview.Request
  private let folder: KeptFolder
  private let compiler: PreviewCompiler
  private let wake: @Sendable () -> Void
  private let state = Mutex(State())

  init(_ request: LivePreview.Request, wake: @escaping @Sendable () -> Void) throws {
    self.request = request
    self.wake = wake
    folder = try KeptFolder()
    var compiler = try PreviewCompiler()
    compiler.group = folder.group
    self.compiler = compiler
  }

  /// Calls for a build of what the code is now.
  func start(since change: Double) {
    let begins = state.withLock { state in
      if state.isOver { return false }
      state.changed = min(state.changed ?? .infinity, change)
      state.running?.stop()
      let begins = !state.isBusy
      state.isBusy = true
      return begins
    }
    guard begins else { return }
    let thread = Thread { self.run() }
    thread.name = "compiler"
    // Type checking an expression that is nested deeply happens in a process of its own; nothing here needs more.
    thread.start()
  }

  var isBusy: Bool { state.withLock { $0.isBusy || !$0.results.isEmpty } }

  func takeResults() -> [Result] {
    state.withLock { state in
      defer { state.results = [] }
      return state.results
    }
  }

  /// Stops what runs and removes what was made.
  func end() {
    state.withLock { state in
      state.isOver = true
      state.running?.stop()
    }
    folder.remove()
  }

  /// Builds until no change is left.
  private func run() {
    while let (changed, number, stopper) = next() {
      var builder = PreviewBuilder(compiler: compiler, folder: folder.url)
      builder.compiler.stopper = stopper
      let times = Times(changed: changed, started: SteadyTime.now)
      var result: Result?
      do {
        let source = try PreviewSource(path: request.path, target: request.target)
        result = .built(try builder.build(source, view: request.view, number: number), times)
      } catch is CancellationError {
        // A newer change is waiting, or all is over.
        state.withLock { $0.changed = min($0.changed ?? .infinity, changed) }
      } catch let failure as PreviewCompiler.Failure {
        result = .failed(CompilerMessages.problem(failure.description))
      } catch {
        result = .failed(StageProblem(kind: .compilation, message: String(describing: error)))
      }
      if let result {
        state.withLock { $0.results.append(result) }
        wake()
      }
    }
    wake()
  }

  private func next() -> (changed: Double, number: Int, stopper: CompilerStopper)? {
    state.withLock { state in
      guard let changed = state.changed, !state.isOver else {
        state.isBusy = false
        state.running = nil
        return nil
      }
      state.changed = nil
      state.number += 1
      let stopper = CompilerStopper()
      state.running = stopper
      return (changed, state.number, stopper)
    }
  }
}
