/// The four pixels around one that are known before it: left, above, and above at both sides.
nonisolated struct FilmNeighbors {
  let left: UInt32
  let above: UInt32
  let corner: UInt32
  let far: UInt32

  /// Reads them from a picture; beyond its edges the next one counts.
  @inline(__always)
  init(_ picture: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int, width: Int) {
    let place = y * width + x
    let left = x > 0 ? picture[place - 1] : y > 0 ? picture[place - width] : 0xFF00_0000
    let above = y > 0 ? picture[place - width] : left
    self.left = left
    self.above = above
    corner = x > 0 && y > 0 ? picture[place - width - 1] : above
    far = y > 0 && x + 1 < width ? picture[place - width + 1] : above
  }

  @inline(__always)
  init(left: UInt32, above: UInt32, corner: UInt32, far: UInt32) {
    (self.left, self.above, self.corner, self.far) = (left, above, corner, far)
  }

  /// How much the pixels differ among themselves.
  @inline(__always)
  var activity: Int {
    FilmWord.distance(left, corner) + FilmWord.distance(above, corner) + FilmWord.distance(above, far)
  }

  /// Returns how much they differ from those of another picture.
  @inline(__always)
  func distance(from other: FilmNeighbors) -> Int {
    FilmWord.distance(left, other.left) + FilmWord.distance(above, other.above)
      + FilmWord.distance(corner, other.corner) + FilmWord.distance(far, other.far)
  }
}
