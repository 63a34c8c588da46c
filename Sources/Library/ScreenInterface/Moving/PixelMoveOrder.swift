import LayoutGeometry

/// The order of several moves in one picture: a move reads before another writes where it reads.
enum PixelMoveOrder {
  /// Returns the moves in such an order; the smallest of those that wait for each other in a ring are left out.
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
