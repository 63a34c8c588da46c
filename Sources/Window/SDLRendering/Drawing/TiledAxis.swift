/// One axis of a nine-slice image: the ends of a small patch are drawn once, its middle as often as needed.
nonisolated struct TiledAxis: Sendable {
  /// A range of the patch and its target position.
  struct Tile {
    var source: Int
    var target: Int
    var length: Int
    var isMiddle: Bool
  }

  let length: Int
  let patch: Int
  let cap: Int

  /// Tiles `length` pixels by a patch with ends of `cap` pixels and a middle of at most `strip` pixels (none at 0).
  ///
  /// A length too short for a middle is covered by one undivided patch of that length.
  init(length: Int, cap: Int, strip: Int) {
    self.length = length
    self.cap = cap
    patch = min(length, 2 * cap + strip)
  }

  private var isDivided: Bool { length > 2 * cap }
  private var strip: Int { patch - 2 * cap }
  private var middles: Int { strip == 0 ? 0 : (length - 2 * cap + strip - 1) / strip }

  /// The number of tiles.
  var count: Int { isDivided ? middles + (cap > 0 ? 2 : 0) : 1 }

  /// Returns the tile at `index`, counted from the start.
  subscript(index: Int) -> Tile {
    if !isDivided { return Tile(source: 0, target: 0, length: length, isMiddle: false) }
    let step = cap > 0 ? index - 1 : index
    if step < 0 { return Tile(source: 0, target: 0, length: cap, isMiddle: false) }
    let target = cap + step * strip
    if step >= middles {
      return Tile(source: patch - cap, target: length - cap, length: cap, isMiddle: false)
    }
    return Tile(source: cap, target: target, length: min(strip, length - cap - target), isMiddle: true)
  }
}
