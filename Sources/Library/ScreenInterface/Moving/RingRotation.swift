package import LayoutGeometry

/// A way to perform the moves of an update on a picture whose lines form a ring.
///
/// Turning the ring moves the whole picture up or down and touches no pixel; then only what went another way has
/// to be copied. A feed that fills its window scrolls for the price of the lines that come into view.
package struct RingRotation: Sendable, Hashable {
  /// The number of lines by which everything goes down; what leaves at one end comes in at the other.
  package var lines: Int
  /// The moves that are left after the turn, in an order in which none reads what one before it has written.
  package var moves: [PixelMove]
  /// The pixels that have to be the same after the turn and the moves as before; none lies in two rectangles.
  package var kept: [PixelRect]

  /// Finds the turn that leaves less to copy than the moves of `update` do; `nil` when there is none.
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
    // What is kept is copied twice, aside and back.
    let copied = moves.reduce(0) { $0 + $1.target.area } + kept.reduce(0) { $0 + 2 * $1.area }
    guard copied < update.moves.reduce(0, { $0 + $1.target.area }) else { return nil }
  }

  /// The most rectangles that are kept; more are not worth their bookkeeping.
  static let mostKept = 16
  /// The number of pixels from which a painted rectangle is taken out of what is kept.
  static let leastPainted = 1024

  /// Returns the way straight up or down that most pixels go; `nil` when fewer than half of all go it.
  private static func mostMoved(_ moves: [PixelMove], in bounds: PixelRect) -> Int? {
    var most = (lines: 0, area: 0)
    for move in moves where move.shift.x == 0 {
      var area = 0
      for other in moves where other.shift == move.shift { area += other.target.area }
      if area > most.area { most = (move.shift.y, area) }
    }
    return 2 * most.area > bounds.area ? most.lines : nil
  }

  /// Returns the pixels that are neither moved nor painted; `nil` when they lie in too many rectangles.
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
