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
