/// The time of the clock by which layers are animated, in seconds: the stage's, for code on a stage.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
