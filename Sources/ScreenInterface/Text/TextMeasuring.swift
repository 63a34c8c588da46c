public import Foundation

/// A measurer of text, by which layout learns the width of text without knowing a font.
///
/// The window measures with real fonts; headless golden runs measure with `BlockTextMeasuring`.
@MainActor
public protocol TextMeasuring: AnyObject {
  /// Returns the advance of `string` on one line, in points, the same at every scale.
  func width(of string: String, style: TextStyle) -> CGFloat

  /// Returns the text broken into at most `maximumLines` lines (0 means no limit) of at most `width` points.
  ///
  /// If text was left out, the last line ends in an ellipsis.
  func layout(_ text: String, style: TextStyle, width: CGFloat, maximumLines: Int) -> TextLayout
}

extension TextMeasuring {
  /// Returns the text broken by `LineBreaking` with this object's own widths.
  package func brokenLines(_ text: String, style: TextStyle, width: CGFloat, maximumLines: Int) -> TextLayout
  {
    let lines = LineBreaking.lines(of: text, fitting: width, maximumLines: maximumLines) {
      self.width(of: $0, style: style)
    }
    return TextLayout(
      lines: lines.map { TextLine($0, style: style, width: self.width(of: $0, style: style)) })
  }
}
