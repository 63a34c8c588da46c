public import Orihon

nonisolated extension AccessibilityTraits {
  /// What plays a sound; it has no effect.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard; it has no effect.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// What sums a screen up; it has no effect.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// A selected element; it has no effect, a control tells `isSelected`.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// What changes often; it has no effect.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// A field for a search; it has no effect.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// What begins to play; it has no effect.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// What takes touches as they are; it has no effect.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// What turns a page when it has been read; it has no effect.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs; it has no effect.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
}
