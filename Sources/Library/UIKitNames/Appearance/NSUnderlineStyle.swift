/// The kind of a line beneath or through text; each is painted as a thin one.
///
/// UIKit counterpart: `NSUnderlineStyle`.
public nonisolated struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Creates a kind from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Reads the kind of an attribute; `nil` for none.
  init?(of value: Any?) {
    switch value {
    case let style as NSUnderlineStyle: self = style
    case let number as Int: self.init(rawValue: number)
    case let number as NSNumber: self.init(rawValue: number.intValue)
    default: return nil
    }
  }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line beneath words, and not beneath the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
