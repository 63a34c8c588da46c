public import CollectionViews
public import Foundation

nonisolated extension NSParagraphStyle {
  /// The rules by which lines are broken; they have no effect.
  ///
  /// UIKit counterpart: `NSParagraphStyle.LineBreakStrategy`.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Creates rules from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No word alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// No break inside a Korean word.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The rules of the system.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

nonisolated extension NSMutableParagraphStyle {
  /// The distance above a paragraph, in points; it has no effect.
  public var paragraphSpacingBefore: CGFloat {
    get { 0 }
    set { _ = newValue }
  }

  /// The end of the lines, in points; it has no effect.
  public var tailIndent: CGFloat {
    get { 0 }
    set { _ = newValue }
  }

  /// The part of words that may be divided, 0…1; it has no effect.
  public var hyphenationFactor: Float {
    get { 0 }
    set { _ = newValue }
  }

  /// True when words may be divided; it has no effect.
  public var usesDefaultHyphenation: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when letters move together before a text is cut; it has no effect.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The rules by which lines are broken; they have no effect.
  public var lineBreakStrategy: LineBreakStrategy {
    get { [] }
    set { _ = newValue }
  }
}

extension Label {
  /// The rules by which lines are broken; they have no effect.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { .standard }
    set { _ = newValue }
  }
}

/// The direction of a text.
///
/// UIKit counterpart: `NSWritingDirection`.
public nonisolated enum NSWritingDirection: Int, Sendable, Hashable {
  /// By the letters.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
