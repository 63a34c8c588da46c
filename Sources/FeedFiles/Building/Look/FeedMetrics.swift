public import Foundation

/// The measures shared by all feeds, in points, on a grid of 8.
public nonisolated enum FeedMetrics {
  /// The margin at the sides of text and cards.
  public static let sideMargin: CGFloat = 20
  /// The distance from one section to the next.
  public static let sectionGap: CGFloat = 40
  /// The largest width of text and cards.
  public static let columnWidth: CGFloat = 720
  /// The width of a feed above which the column is centred.
  public static let wideWidth: CGFloat = 700
  /// The feed width for which the lengths in a feed file are written; full-bleed rows shrink below it.
  public static let designWidth: CGFloat = 430
  /// The corner radius of paper.
  public static let cornerRadius: CGFloat = 4
  /// The height of a footer with dots of the usual size.
  public static let dotsHeight: CGFloat = 16
  /// The height of the line of dots itself.
  public static let dotsLine: CGFloat = 8
  /// The space between a card's edge and its text.
  public static let cardPadding: CGFloat = 16

  /// The margin at the sides of a feed of `width`: the usual one, or as much as centres the column.
  public static func margin(width: CGFloat) -> CGFloat {
    width > wideWidth ? max(sideMargin, ((width - columnWidth) / 2).rounded(.down)) : sideMargin
  }

  /// The share of its written height that a full-bleed row has in a feed of `width`.
  ///
  /// So a picture painted for the design width is never cut at its sides.
  public static func bleedScale(width: CGFloat) -> CGFloat { min(1, width / designWidth) }
}
