package import LayoutGeometry

/// A distance in whole device pixels.
package struct PixelShift: Sendable, Hashable {
  /// The distance to the right.
  package var x: Int
  /// The distance downwards.
  package var y: Int

  /// The shift of pixels that stay.
  package static let zero = PixelShift(x: 0, y: 0)

  /// Creates a shift.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The opposite shift.
  package var reversed: PixelShift { PixelShift(x: -x, y: -y) }
}

/// A copy of painted pixels to another position of the same frame.
package struct PixelMove: Sendable, Hashable {
  /// The pixels that are written.
  package var target: PixelRect
  /// The shift from the source to the target.
  package var shift: PixelShift

  /// Creates a move.
  package init(to target: PixelRect, by shift: PixelShift) {
    self.target = target
    self.shift = shift
  }

  /// The pixels that are read.
  package var source: PixelRect { target.shifted(by: shift.reversed) }
}

extension PixelRect {
  /// Returns the rectangle moved by a shift.
  package func shifted(by shift: PixelShift) -> PixelRect {
    PixelRect(x: x + shift.x, y: y + shift.y, width: width, height: height)
  }
}

/// The order of several moves in one frame: a move reads its source before another overwrites it.
enum PixelMoveOrder {
  /// Returns the moves in such an order; of moves that depend on each other in a cycle the smallest are left out.
  static func sorted(_ moves: [PixelMove]) -> [PixelMove] {
    var waiting = moves
    var sorted: [PixelMove] = []
    while !waiting.isEmpty {
      let free = waiting.indices.first { place in
        waiting.indices.allSatisfy { other in
          other == place || !waiting[other].source.intersects(waiting[place].target)
        }
      }
      if let free {
        sorted.append(waiting.remove(at: free))
      } else if let least = waiting.indices.min(by: { waiting[$0].target.area < waiting[$1].target.area }) {
        waiting.remove(at: least)
      }
    }
    return sorted
  }
}
