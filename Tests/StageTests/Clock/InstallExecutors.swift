import Stage

/// Runs before `main`: the executors have to be in place before the test runner starts its first task. What belongs to
/// no stage, the runner's own tasks among it, goes on to the system's queues.
@used @section(".init_array")
private let installExecutors: @convention(c) () -> Void = { StageExecutor.install() }
