/// What an element is and does.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
  private var bits: UInt64

  public init() { bits = 0 }
  private init(bit: UInt64) { bits = 1 << bit }

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  public static let isStaticText = AccessibilityTraits(bit: 8)
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  public static let isModal = AccessibilityTraits(bit: 14)
  public static let isToggle = AccessibilityTraits(bit: 15)
  public static let isTabBar = AccessibilityTraits(bit: 16)

  /// What the system adds to controls of its own.
  package static let isAdjustable = AccessibilityTraits(bit: 32)
  package static let isTextField = AccessibilityTraits(bit: 33)
  package static let isSecureTextField = AccessibilityTraits(bit: 34)
  package static let isEditing = AccessibilityTraits(bit: 35)

  /// The traits of what can be operated.
  static let interactive: AccessibilityTraits = [
    .isButton, .isLink, .isToggle, .isSearchField, .isKeyboardKey, .isAdjustable, .isTextField, .isSecureTextField,
  ]

  public typealias Element = AccessibilityTraits

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func isDisjoint(with other: AccessibilityTraits) -> Bool { bits & other.bits == 0 }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
  public func subtracting(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & ~other.bits) }
  public var isEmpty: Bool { bits == 0 }

  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    bits &= ~member.bits
    return member
  }

  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old = contains(newMember) ? newMember : nil
    bits |= newMember.bits
    return old
  }

  private func with(_ bits: UInt64) -> AccessibilityTraits {
    var result = AccessibilityTraits()
    result.bits = bits
    return result
  }
}
