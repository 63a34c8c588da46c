package import LayoutGeometry

/// A vertical move of a whole frame by rotating its lines, whose storage is a ring.
///
/// The rotation moves all lines up or down without copying a pixel; then only pixels with another shift have to be
/// copied. So scrolling a feed that fills its window costs only the lines that come into view.
package struct RingRotation: Sendable, Hashable {
  /// The number of lines by which everything moves down; lines that leave at one end come in at the other.
  package var lines: Int
  /// The moves that remain after the rotation; none reads pixels that an earlier one has written.
  package var moves: [PixelMove]
  /// The pixels that must be the same after the rotation and the moves as before; the rectangles do not overlap.
  package var kept: [PixelRect]

  /// Finds the rotation that copies fewer pixels than the moves of `update`; `nil` when there is none.
  package init?(of update: FrameUpdate, in bounds: PixelRect) {
    guard let lines = Self.mostMoved(update.moves, in: bounds) else { return nil }
    self.lines = lines
    var rest: [PixelMove] = []
    for move in update.moves where move.shift != PixelShift(x: 0, y: lines) {
      let left = PixelMove(to: move.target, by: PixelShift(x: move.shift.x, y: move.shift.y - lines))
      guard bounds.contains(left.source) else { return nil }
      rest.append(left)
    }
    moves = rest.count > 1 ? PixelMoveOrder.sorted(rest) : rest
    guard moves.count == rest.count else { return nil }
    guard let kept = Self.kept(by: update, in: bounds) else { return nil }
    self.kept = kept
    // Kept pixels are copied twice, away and back.
    let copied = moves.reduce(0) { $0 + $1.target.area } + kept.reduce(0) { $0 + 2 * $1.area }
    guard copied < update.moves.reduce(0, { $0 + $1.target.area }) else { return nil }
  }

  /// The most rectangles that are kept; for more the rotation does not pay.
  static let mostKept = 16
  /// The least number of pixels of a painted rectangle that is excluded from the kept pixels.
  static let leastPainted = 1024

  /// Returns the vertical shift of most pixels; `nil` when fewer than half of all have it.
  private static func mostMoved(_ moves: [PixelMove], in bounds: PixelRect) -> Int? {
    var most = (lines: 0, area: 0)
    for move in moves where move.shift.x == 0 {
      var area = 0
      for other in moves where other.shift == move.shift { area += other.target.area }
      if area > most.area { most = (move.shift.y, area) }
    }
    return 2 * most.area > bounds.area ? most.lines : nil
  }

  /// Returns the pixels that are neither moved nor painted; `nil` when they need too many rectangles.
  private static func kept(by update: FrameUpdate, in bounds: PixelRect) -> [PixelRect]? {
    var kept = [bounds]
    kept.reserveCapacity(4 * mostKept)
    for move in update.moves { kept.subtract(move.target) }
    for painted in update.painted where painted.area >= leastPainted {
      kept.subtract(painted)
      if kept.count > mostKept { return nil }
    }
    return kept
  }
}
