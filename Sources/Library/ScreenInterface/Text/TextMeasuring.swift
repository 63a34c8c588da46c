package import Foundation

/// A measurer of text, from which layout gets the width of text without a font.
///
/// The window measures with real fonts; headless golden runs measure with blocks.
@MainActor
package protocol TextMeasuring: AnyObject {
  /// Returns the advance of `string` on one line, in points, the same at every scale.
  func width(of string: String, style: TextStyle) -> CGFloat

  /// Returns `string` as one line, in a paragraph of `direction` where it has no strongly directional letter.
  func line(_ string: String, style: TextStyle, direction: WritingDirection) -> TextLine

  /// Returns the text broken into lines of at most `width` points.
  func layout(_ text: String, style: TextStyle, width: CGFloat, paragraph: ParagraphStyle) -> TextLayout

  /// Returns a text of several styles broken into lines of at most `width` points, none of which is justified.
  func layout(_ text: StyledText, width: CGFloat, paragraph: ParagraphStyle) -> TextLayout
}

extension TextMeasuring {
  /// Returns the text broken into at most `maximumLines` lines (0 means no limit) of at most `width` points.
  ///
  /// If text was left out, the last line ends in an ellipsis.
  package func layout(_ text: String, style: TextStyle, width: CGFloat, maximumLines: Int) -> TextLayout {
    layout(text, style: style, width: width, paragraph: ParagraphStyle(maximumLines: maximumLines))
  }
}

/// A text broken into measured lines.
package struct TextLayout: Sendable, Hashable {
  /// The lines from top to bottom, each `lineHeight` high.
  package var lines: [TextLine]
  /// The parts of each line from left to right, where the text has several styles; else empty.
  ///
  /// The style of such a line is that of its highest part.
  package var parts: [[StyledPart]]
  /// The extent of all lines, in points: the widest width by the sum of heights.
  package var size: CGSize

  /// Creates a layout from its lines.
  package init(lines: [TextLine], parts: [[StyledPart]] = []) {
    self.lines = lines
    self.parts = parts
    size = CGSize(
      width: lines.reduce(0) { max($0, $1.width) }, height: lines.reduce(0) { $0 + $1.style.lineHeight })
  }
}
