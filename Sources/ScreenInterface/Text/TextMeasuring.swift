public import Foundation

/// The seam through which layout learns how wide text is, without knowing a font.
///
/// The window measures with real fonts; headless golden runs measure with `BlockTextMeasuring`.
@MainActor
public protocol TextMeasuring: AnyObject {
  /// The advance of `string` on one line, in points, the same at every scale.
  func width(of string: String, style: TextStyle) -> CGFloat

  /// The text broken into at most `maximumLines` lines (0 = as many as needed) of at most `width` points,
  /// the last one ending in an ellipsis where text was left out.
  func layout(_ text: String, style: TextStyle, width: CGFloat, maximumLines: Int) -> TextLayout
}

extension TextMeasuring {
  /// Breaks lines by `LineBreaking` with this object's own widths.
  public func brokenLines(_ text: String, style: TextStyle, width: CGFloat, maximumLines: Int) -> TextLayout {
    let lines = LineBreaking.lines(of: text, fitting: width, maximumLines: maximumLines) {
      self.width(of: $0, style: style)
    }
    return TextLayout(
      lines: lines.map { TextLine($0, style: style, width: self.width(of: $0, style: style)) })
  }
}
