import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The part of a card that the badge on its corner covers at a text scale above 1.
///
/// The title is beside the badge, or beneath it where too little of the line is left. At scale 1 a badge covers
/// hardly more than the padding of the card.
nonisolated struct BadgeCover: Sendable, Hashable {
  /// The space between the badge and the text, in points.
  private static let gap: CGFloat = 4

  /// The covered width at the trailing end of the first line, in points; infinite for a badge elsewhere at the top.
  private var trailing: CGFloat = 0
  /// The covered height at the top, in points.
  private var top: CGFloat = 0
  /// The height at the bottom of a card that its text leaves free, in points; 0 for none.
  private(set) var foot: CGFloat = 0

  /// Creates the cover of a card without a badge.
  init() {}

  /// Creates the cover of a badge of a size at a place of its card, of which a quarter of the height is outside.
  init(_ size: CGSize, at place: RectAlignment) {
    let (unit, inside) = (place.unitPoint, size.height * 0.75)
    if unit.y == 1 { foot = inside + Self.gap }
    guard unit.y == 0 else { return }
    top = inside + Self.gap
    trailing =
      unit.x == 1 ? size.width - size.height * 0.25 - FeedLayoutMetrics.cardPadding + Self.gap : .infinity
  }

  /// Returns the width of a title in a text column of a width, in points.
  func room(in width: CGFloat) -> CGFloat { isBeside(width) ? width - max(0, trailing) : width }

  /// Returns the height above a title in a text column of a width that it leaves free, in points; 0 for none.
  func head(over width: CGFloat) -> CGFloat { isBeside(width) ? 0 : top }

  private func isBeside(_ width: CGFloat) -> Bool { trailing <= width / 2 }
}

extension FeedSection {
  /// Returns the part of a card that its badge covers, in a look.
  func badgeCover(of card: FeedCard, _ look: FeedLook, in context: ViewContext?) -> BadgeCover {
    guard case .grid(let grid) = layout, let place = grid.badge, look.fonts.scale > 1,
      !card.cornerBadge.isEmpty
    else { return BadgeCover() }
    let text = context?.width(of: card.cornerBadge, style: look.fonts[Typography.hint]).rounded(.up) ?? 0
    return BadgeCover(BadgeView.size(around: text, extent: look.scaled(BadgeView.extent)), at: place)
  }
}
