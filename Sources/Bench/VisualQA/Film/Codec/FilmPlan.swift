/// A place from which pixels are taken: in the frame before, or in a snapshot.
nonisolated struct FilmVector: Hashable {
  /// The largest distance along an axis, in pixels.
  static let reach = 1 << 16

  /// The picture: 0 for the frame before, else a snapshot, counted from 1.
  var picture = 0
  /// The distance from a pixel to the one that it is taken from, in pixels.
  var dx = 0
  var dy = 0
}

/// The decisions about one frame: where each of its blocks comes from.
nonisolated struct FilmPlan: Hashable {
  /// The side of a block, in pixels.
  static let side = 8
  /// The largest number of vectors of a frame.
  static let mostVectors = 64

  /// The source of one block.
  enum Block: Hashable {
    /// The block is taken from a vector's place as it is.
    case copied(Int)
    /// The block is stored as what differs from a vector's place.
    case changed(Int)
    /// The block is stored by itself.
    case new
  }

  /// The vectors; the first is the same place in the frame before.
  var vectors: [FilmVector] = [FilmVector()]
  /// The blocks, row by row.
  var blocks: [Block]

  /// Creates the plan of a frame that is the one before.
  init(columns: Int, rows: Int) { blocks = Array(repeating: .copied(0), count: columns * rows) }

  /// True when the frame is the one before.
  var isSame: Bool { blocks.allSatisfy { $0 == .copied(0) } }

  /// Drops the vectors that no block uses.
  mutating func dropUnusedVectors() {
    var numbers = [0: 0]
    var used = [vectors[0]]
    for block in blocks where block.kind < 2 && numbers[block.vector] == nil {
      numbers[block.vector] = used.count
      used.append(vectors[block.vector])
    }
    vectors = used
    blocks = blocks.map { block in
      switch block {
      case .copied(let vector): .copied(numbers[vector] ?? 0)
      case .changed(let vector): .changed(numbers[vector] ?? 0)
      case .new: .new
      }
    }
  }
}

nonisolated extension FilmPlan.Block {
  /// 0 for a copied block, 1 for a changed, 2 for a new one.
  var kind: Int {
    switch self {
    case .copied: 0
    case .changed: 1
    case .new: 2
    }
  }

  /// The number of the vector; 0 for a new block.
  var vector: Int {
    switch self {
    case .copied(let vector), .changed(let vector): vector
    case .new: 0
    }
  }
}
