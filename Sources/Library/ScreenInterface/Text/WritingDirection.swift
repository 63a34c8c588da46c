/// The direction of a paragraph's text.
///
/// UIKit counterpart: `NSWritingDirection`.
package enum WritingDirection: String, Sendable, Hashable {
  /// Left to right, as Latin and Japanese.
  case leftToRight
  /// Right to left, as Arabic and Hebrew.
  case rightToLeft
}
