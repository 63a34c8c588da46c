public import Foundation

/// The measures that all feeds share, in points, on a grid of 8.
public nonisolated enum FeedMetrics {
  /// The room at the sides of text and cards.
  public static let sideMargin: CGFloat = 20
  /// From one section to the next.
  public static let sectionGap: CGFloat = 40
  /// The width that text and cards take at most.
  public static let columnWidth: CGFloat = 720
  /// Above this width the column stands in the middle.
  public static let wideWidth: CGFloat = 700
  /// The width that the lengths of a feed file are written for: full-bleed rows shrink below it.
  public static let designWidth: CGFloat = 430
  /// The corners of paper.
  public static let cornerRadius: CGFloat = 4
  /// The height that dots of the usual size take beneath a row.
  public static let dotsHeight: CGFloat = 16
  /// The height of the line of dots itself.
  public static let dotsLine: CGFloat = 8
  /// The room between a card's edge and its text.
  public static let cardPadding: CGFloat = 16

  /// The room at the sides in a feed of `width`: the margin, or what centres the column.
  public static func margin(width: CGFloat) -> CGFloat {
    width > wideWidth ? max(sideMargin, ((width - columnWidth) / 2).rounded(.down)) : sideMargin
  }

  /// How much of its written height a full-bleed row has in a feed of `width`, so that a picture painted for the
  /// design width is never cut at its sides.
  public static func bleedScale(width: CGFloat) -> CGFloat { min(1, width / designWidth) }
}
