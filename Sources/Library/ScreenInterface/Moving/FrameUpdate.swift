package import LayoutGeometry

/// The update that turns the pixels of one frame into the next: pixels are moved first, then parts are painted.
package struct FrameUpdate: Sendable, Hashable {
  /// The moves, in an order in which none reads pixels that an earlier one has written.
  package var moves: [PixelMove]
  /// The rectangles to paint after the moves; none shares a pixel with another.
  package var painted: [PixelRect]
  /// The rectangles whose pixels change, the only ones that have to be presented.
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

  /// True when no pixel changes.
  package var isEmpty: Bool { changed.isEmpty }
}
