/// What an element is and does, as a screen reader tells it.
///
/// UIKit counterpart: `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Creates traits of their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  package static let none: AccessibilityTraits = []
  /// A button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// A link to another place.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// A text that does not change.
  package static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// A control that is not enabled.
  package static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// An element with a value that can be made greater and smaller.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// The heading of what follows.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)

  /// The names of the traits, in a fixed order.
  package var names: [String] {
    let all: [(AccessibilityTraits, String)] = [
      (.header, "header"), (.button, "button"), (.link, "link"), (.image, "image"),
      (.adjustable, "adjustable"), (.staticText, "staticText"), (.notEnabled, "notEnabled"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
