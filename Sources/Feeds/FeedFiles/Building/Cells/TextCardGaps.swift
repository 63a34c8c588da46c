import Foundation
import ScreenInterface

/// The gaps between the parts of a card of words, in points: the usual ones, and those of a card too low for them.
nonisolated struct TextCardGaps {
  /// Above the title.
  let top: CGFloat
  /// Beneath the titles.
  let title: CGFloat
  /// Beneath the words.
  let foot: CGFloat

  /// The gaps of a card with room.
  static let usual = TextCardGaps(
    top: FeedLayoutMetrics.cardPadding, title: 6, foot: FeedLayoutMetrics.cardPadding)
  /// The gaps by which a low card gets a line of its words in.
  static let tight = TextCardGaps(top: 8, title: 2, foot: 8)
  /// The height of the hair-line above the words with the space around it.
  static let rule: CGFloat = 12
  /// The height of a link's line with the space above it.
  static let linkHeight: CGFloat = 26
  /// The least height of a card that shows its link.
  static let leastHeightWithLink =
    2 * FeedLayoutMetrics.cardPadding + Typography.title.lineHeight + 6 + linkHeight

  /// The height from which a card shows a line of its words beneath a title, in points; the link goes before the words.
  static func leastHeightWithWords(in height: CGFloat, isLink: Bool) -> CGFloat {
    let line = Typography.title.lineHeight + Typography.body.lineHeight
    if isLink, height >= leastHeightWithLink {
      return usual.top + usual.title + line + usual.foot + linkHeight
    }
    return max(tight.top + tight.title + line + tight.foot, CGFloat(CardCellKind.chipHeight))
  }
}
