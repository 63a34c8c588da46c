import Foundation
import LayoutGeometry

/// The space around the strips over the pictures of a mosaic, which is the same in all its cards.
nonisolated struct MosaicStrips: Sendable, Hashable {
  /// The space between the edges of a card and its strips, in points.
  static let usualInset: CGFloat = 12
  /// The space in a mosaic with narrow cards, in points.
  private static let smallInset: CGFloat = 4
  /// The width below which a card is narrow, in points.
  private static let narrow: CGFloat = 120

  private let mosaic: FeedMosaic
  private let insets: [CGFloat]
  private let gap: CGFloat

  /// Creates the strips of a section; `nil` for one that is no mosaic.
  init?(_ section: FeedSection) {
    guard case .mosaic(let mosaic) = section.layout else { return nil }
    self.mosaic = mosaic
    insets = [section.insets.leading, section.insets.trailing].filter { $0 > 0 }
    gap = section.spacing
  }

  /// Returns the space between the edges of a card and its strips, by the narrowest card of the mosaic.
  ///
  /// - Parameters:
  ///   - feed: The width of the feed, in points; `nil` before it is known.
  ///   - card: The width of the card, in points, which decides without the feed's.
  /// - Returns: The space, in points.
  func inset(feed: CGFloat?, card: CGFloat) -> CGFloat {
    let narrowest = feed.map { feed in
      let more = FeedLayoutMetrics.margin(width: feed) - FeedLayoutMetrics.sideMargin
      return mosaic.narrowest(in: insets.reduce(feed) { $0 - $1 - more }, gap: gap)
    }
    return min(narrowest ?? card, card) < Self.narrow ? Self.smallInset : Self.usualInset
  }
}
