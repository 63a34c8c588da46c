import Foundation
import LayoutGeometry

/// The place of an overlay: inside the card that rests, a step inside its row's edge, fixed whatever height its text needs.
nonisolated struct OverlayPosition {
  /// The most of an overlay's width, in points.
  private static let most: CGFloat = 480

  /// The width of the band, in points.
  let width: CGFloat
  /// The alignment in the row.
  let alignment: RectAlignment
  /// The distance from there, in points.
  let offset: CGPoint
  /// The distance from there, in the band's own extents.
  let fraction: CGPoint

  /// Places a band.
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

  /// The space beneath a band at the foot of cards, over which dots of a height lie, in points.
  fileprivate static func foot(dots: CGFloat) -> CGFloat { max(FeedLayoutMetrics.overlayStep, dots) }
}

nonisolated extension FeedOverlay {
  /// The space between the band and words over a picture, in points.
  private static let gap: CGFloat = 8

  /// The parts of a card over which a band of a height and dots of a height lie.
  func covered(height: CGFloat, dots: CGFloat) -> CardCell.CoveredEdges {
    switch alignment.unitPoint.y {
    case 0: CardCell.CoveredEdges(head: FeedLayoutMetrics.overlayStep + height + Self.gap, foot: dots)
    case 1: CardCell.CoveredEdges(foot: OverlayPosition.foot(dots: dots) + height + Self.gap)
    default: CardCell.CoveredEdges(foot: dots)
    }
  }
}
