/// The search for what a frame has in common with the frames before it.
///
/// Content moves along an axis by whole pixels, so a block is looked for along both axes in the frame before, and where
/// other blocks were found. What is in neither is looked for in the snapshots. What is nowhere takes the place that
/// differs least.
nonisolated struct FilmPlanner {
  /// The largest distance of a place that only resembles a block, in pixels.
  private static let reach = 64
  /// The number of blocks of a frame that are looked for in the snapshots.
  private static let probes = 12

  private let match: FilmMatch
  private let snapshots: [[UInt32]]
  private let shown: [UInt32]
  private var vectors: [FilmVector] = [FilmVector()]
  private var plan: FilmPlan

  /// Prepares the search; `hints` are vectors that the frame before had.
  init<Coder: BitCoding>(_ codec: FilmCodec<Coder>, source: [UInt32], hints: [FilmVector]) {
    match = FilmMatch(source, width: codec.width, height: codec.height)
    shown = codec.shown
    snapshots = codec.snapshots
    plan = FilmPlan(columns: codec.columns, rows: codec.rows)
    for hint in hints where hint.picture == 0 && !vectors.contains(hint) { vectors.append(hint) }
    vectors = Array(vectors.prefix(FilmPlan.mostVectors / 2))
  }

  /// Returns the plan of the frame.
  mutating func planned() -> FilmPlan {
    var open: [Int] = []
    for index in plan.blocks.indices {
      if let number = copy(of: index) { plan.blocks[index] = .copied(number) } else { open.append(index) }
    }
    open = recalled(open)
    resemble(open)
    for index in open { plan.blocks[index] = leastDifferent(index) }
    plan.vectors = vectors
    plan.dropUnusedVectors()
    return plan
  }

  /// Returns the vector of a place in the frame before that is equal to a block; the place may be new.
  private mutating func copy(of index: Int) -> Int? {
    if let number = known(index) { return number }
    guard vectors.count < FilmPlan.mostVectors * 3 / 4, !match.isFlat(index),
      let vector = match.search(index, in: shown, picture: 0)
    else { return nil }
    vectors.append(vector)
    return vectors.count - 1
  }

  /// Returns the first vector whose place is equal to a block.
  private func known(_ index: Int) -> Int? {
    vectors.indices.first { match.isEqual(index, picture(vectors[$0]), vectors[$0].dx, vectors[$0].dy) }
  }

  private func picture(_ vector: FilmVector) -> [UInt32] {
    vector.picture == 0 ? shown : snapshots[vector.picture - 1]
  }

  /// Looks for some of the blocks in the snapshots, the latest first; returns the blocks that are not found there.
  private mutating func recalled(_ open: [Int]) -> [Int] {
    let textured = open.filter { !match.isFlat($0) }
    let step = max(1, textured.count / Self.probes)
    for index in stride(from: 0, to: textured.count, by: step).map({ textured[$0] })
    where vectors.count < FilmPlan.mostVectors && known(index) == nil {
      let found = snapshots.indices.reversed().lazy.compactMap { [match, snapshots] number in
        match.isEqual(index, snapshots[number], 0, 0)
          ? FilmVector(picture: number + 1)
          : match.search(index, in: snapshots[number], picture: number + 1)
      }.first
      if let found { vectors.append(found) }
    }
    return open.filter { index in
      guard let number = known(index) else { return true }
      plan.blocks[index] = .copied(number)
      return false
    }
  }

  /// Adds the places near blocks that resemble them most.
  private mutating func resemble(_ open: [Int]) {
    for index in open where vectors.count < FilmPlan.mostVectors && !match.isFlat(index) {
      var best = (vector: FilmVector(), cost: match.cost(ofNew: index))
      for vector in vectors where vector.picture == 0 { match.improve(&best, index, shown, vector) }
      guard best.cost > FilmPlan.side * FilmPlan.side else { continue }
      let known = best.vector
      for distance in 1..<Self.reach {
        for offset in [distance, -distance] {
          match.improve(&best, index, shown, FilmVector(dx: offset))
          match.improve(&best, index, shown, FilmVector(dy: offset))
        }
      }
      if best.vector != known { vectors.append(best.vector) }
    }
  }

  /// Returns the source of a block with the smallest difference.
  private func leastDifferent(_ index: Int) -> FilmPlan.Block {
    var best = (block: FilmPlan.Block.new, cost: match.cost(ofNew: index))
    for number in vectors.indices {
      let vector = vectors[number]
      let cost = match.cost(of: index, picture(vector), vector.dx, vector.dy, below: best.cost)
      if cost < best.cost { best = (.changed(number), cost) }
    }
    return best.block
  }
}
