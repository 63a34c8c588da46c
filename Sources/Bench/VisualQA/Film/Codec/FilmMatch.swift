/// Comparisons of the blocks of a frame with places in other pictures of its size.
nonisolated struct FilmMatch {
  private let source: [UInt32]
  private let width: Int
  private let height: Int
  private let columns: Int

  init(_ source: [UInt32], width: Int, height: Int) {
    self.source = source
    self.width = width
    self.height = height
    columns = (width + FilmPlan.side - 1) / FilmPlan.side
  }

  /// The columns and the lines of a block.
  @inline(__always)
  private func extent(_ index: Int) -> (x: Range<Int>, y: Range<Int>) {
    let (left, top) = (index % columns * FilmPlan.side, index / columns * FilmPlan.side)
    return (left..<min(left + FilmPlan.side, width), top..<min(top + FilmPlan.side, height))
  }

  /// True when all pixels of a block have one colour.
  func isFlat(_ index: Int) -> Bool {
    let (columns, lines) = extent(index)
    let first = source[lines.lowerBound * width + columns.lowerBound]
    return lines.allSatisfy { y in columns.allSatisfy { source[y * width + $0] == first } }
  }

  /// True when a block is equal to the place at a distance, which lies inside the picture.
  func isEqual(_ index: Int, _ picture: [UInt32], _ dx: Int, _ dy: Int) -> Bool {
    let (columns, lines) = extent(index)
    guard isInside(columns, lines, dx, dy) else { return false }
    let shift = dy * width + dx
    return source.withUnsafeBufferPointer { source in
      picture.withUnsafeBufferPointer { picture in
        for y in lines {
          for place in y * width + columns.lowerBound..<y * width + columns.upperBound
          where source[place] != picture[place + shift] { return false }
        }
        return true
      }
    }
  }

  /// Returns the nearest place along an axis that is equal to a block; `nil` for none.
  func search(_ index: Int, in picture: [UInt32], picture number: Int) -> FilmVector? {
    for distance in 1..<max(width, height, 2) {
      for offset in [distance, -distance] {
        if isEqual(index, picture, offset, 0) { return FilmVector(picture: number, dx: offset) }
        if isEqual(index, picture, 0, offset) { return FilmVector(picture: number, dy: offset) }
      }
    }
    return nil
  }

  /// Returns how much a block differs from what its neighbours tell of it.
  func cost(ofNew index: Int) -> Int {
    let (columns, lines) = extent(index)
    return source.withUnsafeBufferPointer { source in
      var cost = 0
      for y in lines {
        for x in columns {
          let near = FilmNeighbors(source, x, y, width: width)
          cost += FilmWord.distance(
            source[y * width + x], FilmWord.median(near.left, near.above, near.corner))
        }
      }
      return cost
    }
  }

  /// Returns how much a block differs from the place at a distance; beyond the picture's edge from its neighbours.
  ///
  /// The answer may be anything from `limit` on when it is not below.
  func cost(of index: Int, _ picture: [UInt32], _ dx: Int, _ dy: Int, below limit: Int) -> Int {
    let (columns, lines) = extent(index)
    return source.withUnsafeBufferPointer { source in
      picture.withUnsafeBufferPointer { picture in
        var cost = 0
        for y in lines where cost < limit {
          for x in columns {
            let (column, row) = (x + dx, y + dy)
            let isInside = column >= 0 && column < width && row >= 0 && row < height
            let other = isInside ? picture[row * width + column] : x > 0 ? source[y * width + x - 1] : 0
            cost += FilmWord.distance(source[y * width + x], other)
          }
        }
        return cost
      }
    }
  }

  /// Takes a vector whose place lies inside and differs less.
  func improve(
    _ best: inout (vector: FilmVector, cost: Int), _ index: Int, _ picture: [UInt32], _ vector: FilmVector
  ) {
    let (columns, lines) = extent(index)
    guard isInside(columns, lines, vector.dx, vector.dy) else { return }
    let cost = cost(of: index, picture, vector.dx, vector.dy, below: best.cost)
    if cost < best.cost { best = (vector, cost) }
  }

  @inline(__always)
  private func isInside(_ columns: Range<Int>, _ lines: Range<Int>, _ dx: Int, _ dy: Int) -> Bool {
    columns.lowerBound + dx >= 0 && columns.upperBound + dx <= width && lines.lowerBound + dy >= 0
      && lines.upperBound + dy <= height
  }
}
