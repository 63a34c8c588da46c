import Foundation
import LayoutGeometry

/// The position of an overlay: inside the card at rest and inset from its row's edge.
///
/// It does not depend on the overlay's height.
nonisolated struct OverlayPosition {
  /// The largest width of an overlay, in points.
  private static let most: CGFloat = 480

  /// The width of the band, in points.
  let width: CGFloat
  /// The alignment in the row.
  let alignment: RectAlignment
  /// The offset from the aligned position, in points.
  let offset: CGPoint
  /// The offset from the aligned position, as a fraction of the band's size.
  let fraction: CGPoint

  /// Computes the position of a band.
  ///
  /// - Parameters:
  ///   - wanted: The edge or corner of the row that it is to have.
  ///   - room: The part of the row in which it stays, in points.
  ///   - row: The width of the row, in points.
  ///   - insets: The space around the cards, in points.
  ///   - dots: The height of the dots over the row's bottom edge, in points; 0 where none are there.
  init(
    _ wanted: RectAlignment, room: ClosedRange<CGFloat>, width row: CGFloat, insets: DirectionalEdgeInsets,
    dots: CGFloat
  ) {
    let unit = wanted.unitPoint
    alignment =
      switch wanted {
      case .bottom: .bottomLeading
      case .top: .topLeading
      case .none: .leading
      default: wanted
      }
    width = min(room.upperBound - room.lowerBound, Self.most)
    let bottom = insets.bottom + Self.foot(dots: dots)
    offset = CGPoint(
      x: unit.x == 1 ? room.upperBound - row : room.lowerBound,
      y: unit.y == 0 ? insets.top + FeedLayoutMetrics.overlayStep : unit.y == 1 ? -bottom : 0)
    fraction = CGPoint(x: 0, y: unit.y == 0 ? 1 : unit.y == 1 ? -1 : 0)
  }

  /// Returns the space beneath a band at the bottom of cards that dots of a height cover, in points.
  fileprivate static func foot(dots: CGFloat) -> CGFloat { max(FeedLayoutMetrics.overlayStep, dots) }
}

nonisolated extension FeedOverlay {
  /// The space between the band and text over a picture, in points.
  private static let gap: CGFloat = 8

  /// Returns the parts of a card that a band of a height and dots of a height cover.
  func covered(height: CGFloat, dots: CGFloat) -> CardCell.CoveredEdges {
    switch alignment.unitPoint.y {
    case 0: CardCell.CoveredEdges(head: FeedLayoutMetrics.overlayStep + height + Self.gap, foot: dots)
    case 1: CardCell.CoveredEdges(foot: OverlayPosition.foot(dots: dots) + height + Self.gap)
    default: CardCell.CoveredEdges(foot: dots)
    }
  }
}
