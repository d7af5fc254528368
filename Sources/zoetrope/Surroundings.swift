import Foundation

/// What the process takes from the machine that it runs on, where that would decide a picture.
enum Surroundings {
  /// What has to be set before the process begins.
  private static let variables = [
    // Or sets and dictionaries would be walked in another order on every run.
    "SWIFT_DETERMINISTIC_HASHING": "1",
    // Dates are shown as in Greenwich.
    "TZ": "UTC0",
  ]

  /// Makes the process the same on every machine; where it is not yet, it begins once more.
  static func fix() {
    let environment = ProcessInfo.processInfo.environment
    guard variables.contains(where: { environment[$0.key] != $0.value }) else { return }
    for (name, value) in variables { setenv(name, value, 1) }
    var arguments = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    execv("/proc/self/exe", arguments)
    // Without /proc the program plays on, only with less certainty.
    warn("runs may differ from one another: the program can't be started anew (\(String(cString: strerror(errno))))")
  }
}
