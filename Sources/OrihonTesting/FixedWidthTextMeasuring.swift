public import Foundation
public import ScreenInterface

/// Text metrics for tests in which every character has the same width.
///
/// A width is found by counting characters. `BlockTextMeasuring` makes full-width characters twice as wide.
public final class FixedWidthTextMeasuring: TextMeasuring {
  /// The advance of a character as a fraction of the em.
  public let advance: CGFloat

  /// Creates the metrics; a character is half an em wide unless told otherwise.
  public init(advance: CGFloat = 0.5) {
    precondition(advance.isFinite && advance >= 0, "an advance is no less than 0; it is \(advance)")
    self.advance = advance
  }

  /// Returns the width of `string` on one line, in points.
  public func width(of string: String, style: TextStyle) -> CGFloat {
    CGFloat(string.count) * advance * style.size
  }

  /// Returns the lines of `text`, broken by `LineBreaking`.
  public func layout(_ text: String, style: TextStyle, width: CGFloat, maximumLines: Int) -> TextLayout {
    brokenLines(text, style: style, width: width, maximumLines: maximumLines)
  }
}
