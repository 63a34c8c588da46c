package import LayoutGeometry

/// The work that turns the picture of one frame into the next: pixels are moved first, then parts are painted.
package struct FrameUpdate: Sendable, Hashable {
  /// The moves, in an order in which none reads what one before it has written.
  package var moves: [PixelMove]
  /// The rectangles to paint after the moves; none shares a pixel with another.
  package var painted: [PixelRect]
  /// The rectangles in which the picture is another one afterwards, the only ones that have to be shown.
  package var changed: [PixelRect]

  /// Creates an update that paints everything that changes, and moves nothing.
  package init(painting changed: [PixelRect]) {
    moves = []
    painted = changed
    self.changed = changed
  }

  /// Creates an update.
  package init(moves: [PixelMove], painted: [PixelRect], changed: [PixelRect]) {
    self.moves = moves
    self.painted = painted
    self.changed = changed
  }

  /// True when the picture stays as it is.
  package var isEmpty: Bool { changed.isEmpty }
}
