/// The direction in which the words of a paragraph follow each other.
///
/// UIKit counterpart: `NSWritingDirection`.
package enum WritingDirection: String, Sendable, Hashable {
  /// As Latin and Japanese are written.
  case leftToRight
  /// As Arabic and Hebrew are written.
  case rightToLeft
}
