import SwiftUI

/// A Dynamic Type size under the name that it has on the command line and in files.
public enum StageTypeSize: String, Codable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }

  /// The size one step larger; the largest stays.
  public var larger: StageTypeSize { step(1) }

  /// The size one step smaller; the smallest stays.
  public var smaller: StageTypeSize { step(-1) }

  private func step(_ count: Int) -> StageTypeSize {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[min(max(index + count, 0), all.count - 1)]
  }
}
