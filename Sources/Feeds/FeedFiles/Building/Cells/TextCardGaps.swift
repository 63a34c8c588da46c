import Foundation
import ScreenInterface

/// The spacing of a text card, in points: the default, and a tight one for low cards.
nonisolated struct TextCardGaps {
  /// The space above the title.
  let top: CGFloat
  /// The space beneath the titles.
  let title: CGFloat
  /// The space beneath the text.
  let foot: CGFloat

  /// The default spacing.
  static let usual = TextCardGaps(
    top: FeedLayoutMetrics.cardPadding, title: 6, foot: FeedLayoutMetrics.cardPadding)
  /// The tight spacing, with which a low card fits a line of text.
  static let tight = TextCardGaps(top: 8, title: 2, foot: 8)
  /// The height of the hairline above the text with the space around it.
  static let rule: CGFloat = 12
  /// The height of a link's line with the space above it.
  static let linkHeight: CGFloat = 26
  /// The least height of a card that shows its link.
  static let leastHeightWithLink =
    2 * FeedLayoutMetrics.cardPadding + Typography.title.lineHeight + 6 + linkHeight

  /// Returns the height from which a card shows a line of text beneath a title, in points; the link has priority.
  static func leastHeightWithWords(in height: CGFloat, isLink: Bool) -> CGFloat {
    let line = Typography.title.lineHeight + Typography.body.lineHeight
    if isLink, height >= leastHeightWithLink {
      return usual.top + usual.title + line + usual.foot + linkHeight
    }
    return max(tight.top + tight.title + line + tight.foot, CGFloat(CardCellKind.chipHeight))
  }
}
