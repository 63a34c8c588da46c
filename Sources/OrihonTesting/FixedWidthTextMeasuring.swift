public import Foundation
public import ScreenInterface

/// Text metrics for tests in which every character is equally wide, so that a width can be told by counting.
///
/// Where full-width characters are to be twice as wide, `BlockTextMeasuring` is the one.
public final class FixedWidthTextMeasuring: TextMeasuring {
  /// The advance of a character as a fraction of the em.
  public let advance: CGFloat

  /// Creates the metrics; a character is half an em wide unless told otherwise.
  public init(advance: CGFloat = 0.5) {
    precondition(advance.isFinite && advance >= 0, "an advance is no less than 0; it is \(advance)")
    self.advance = advance
  }

  /// The advance of `string` on one line, in points.
  public func width(of string: String, style: TextStyle) -> CGFloat {
    CGFloat(string.count) * advance * style.size
  }

  /// The text broken by `LineBreaking`.
  public func layout(_ text: String, style: TextStyle, width: CGFloat, maximumLines: Int) -> TextLayout {
    brokenLines(text, style: style, width: width, maximumLines: maximumLines)
  }
}
