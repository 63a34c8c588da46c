package import Foundation
import LayoutGeometry

/// The position of a card relative to the place of rest in its row, the input of a `CarouselTransform`.
package nonisolated struct CarouselItemPosition: Sendable, Hashable {
  /// The signed distance from the place of rest, in pages; positive towards the end of the row.
  ///
  /// Each copy of a card in a loop has its own distance, so the last card before the first is at −1.
  package var distance: CGFloat
  /// The card's width, in points.
  package var width: CGFloat
  /// The distance from one card to the next, in points; default the width.
  package var pitch: CGFloat
  /// The distance at which a card of this width has left the view, in pages.
  package var reach: CGFloat
  /// True when a fold towards the middle is a valley here; default true.
  package var isValley: Bool

  /// Creates a place.
  package init(
    distance: CGFloat, width: CGFloat, reach: CGFloat, pitch: CGFloat? = nil, isValley: Bool = true
  ) {
    self.distance = distance.bounded
    self.width = width.bounded
    self.reach = reach.bounded
    self.pitch = (pitch ?? width).bounded
    self.isValley = isValley
  }

  /// Returns the distance, limited to `limit` on either side.
  func distance(within limit: CGFloat) -> CGFloat { min(max(distance, -limit), limit) }

  /// The edge towards the place of rest.
  var nearEdge: EdgeShade.Edge { distance > 0 ? .leading : .trailing }
}
