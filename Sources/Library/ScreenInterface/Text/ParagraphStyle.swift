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
