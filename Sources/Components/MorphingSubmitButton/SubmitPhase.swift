import SwiftUI

/// Where a submission stands.
enum SubmitPhase: Equatable, Sendable {
  case ready
  case working
  case succeeded

  /// What a screen reader calls the button.
  func label(ready title: LocalizedStringResource) -> LocalizedStringResource {
    switch self {
    case .ready: title
    case .working: "Submitting"
    case .succeeded: "Done"
    }
  }
}
