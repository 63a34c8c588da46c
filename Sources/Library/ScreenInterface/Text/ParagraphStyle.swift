/// The rules by which a text is broken into lines.
///
/// UIKit counterpart: `NSParagraphStyle`, with the `maximumNumberOfLines` of an `NSTextContainer`.
package struct ParagraphStyle: Sendable, Hashable {
  /// The largest number of lines, 0 for as many as needed; the default.
  package var maximumLines = 0
  /// The rule for text that is wider than its line; default an ellipsis at the end.
  package var lineBreakMode = LineBreakMode.byTruncatingTail
  /// The direction of paragraphs without a strongly directional letter; default left to right.
  package var direction = WritingDirection.leftToRight
  /// True where all lines but a paragraph's last one are justified to the full width; default false.
  package var isJustified = false

  /// Creates a style.
  package init(
    maximumLines: Int = 0, lineBreakMode: LineBreakMode = .byTruncatingTail,
    direction: WritingDirection = .leftToRight, isJustified: Bool = false
  ) {
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.direction = direction
    self.isJustified = isJustified
  }
}

/// The rule for text that is wider than its line: where it breaks, and how it is cut.
///
/// UIKit counterpart: `NSLineBreakMode`.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
  /// Lines end between words; text that does not fit in the last one is left out.
  case byWordWrapping
  /// Lines end between any two characters; text that does not fit in the last one is left out.
  case byCharWrapping
  /// Lines end between words; the last one is clipped at the edge.
  case byClipping
  /// Lines end between words; the last one begins with an ellipsis, and ends as the text does.
  case byTruncatingHead
  /// Lines end between words; the last one ends in an ellipsis.
  case byTruncatingTail
  /// Lines end between words; the last one has an ellipsis in its middle, and ends as the text does.
  case byTruncatingMiddle
}

/// The direction of a paragraph's text.
///
/// UIKit counterpart: `NSWritingDirection`.
package enum WritingDirection: String, Sendable, Hashable {
  /// Left to right, as Latin and Japanese.
  case leftToRight
  /// Right to left, as Arabic and Hebrew.
  case rightToLeft
}
