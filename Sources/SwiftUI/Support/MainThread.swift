/// Runs `body` as main-actor code.
///
/// The view layer lives on one thread, but some of its public API (`State`, `Binding`, `withAnimation`) is declared
/// without isolation, as in SwiftUI. Those entry points come here. The run-time check of `MainActor.assumeIsolated`
/// is left out on purpose: it asks the executor, and a stage may run its code between two jobs of its own executor.
@inline(__always)
func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { escapable in
    try unsafeBitCast(escapable, to: (() throws -> Result).self)()
  }
}
