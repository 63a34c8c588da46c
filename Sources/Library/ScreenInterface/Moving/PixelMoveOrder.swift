import LayoutGeometry

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
