/// The guess of a pixel: a mean of several, each of which counts the more, the better it was at the neighbours.
nonisolated struct FilmGuess {
  /// The smallest difference at the neighbours among the guesses.
  private(set) var least = Int.max
  private var green = 0
  private var red = 0
  private var blue = 0
  private var total = 0

  /// Adds a guess that missed the neighbours by `miss`.
  @inline(__always)
  mutating func add(_ word: UInt32, miss: Int) {
    let size = min(miss, 4000) + 2
    let weight = 0x4000_0000 / (size * size * size) + 1
    green += weight * FilmWord.channel(word, 8)
    red += weight * FilmWord.channel(word, 16)
    blue += weight * FilmWord.channel(word, 0)
    total += weight
    least = min(least, miss)
  }

  /// Returns a channel of the mean: 0 is green, 1 red, 2 blue.
  @inline(__always)
  func value(_ channel: Int) -> Int {
    ((channel == 0 ? green : channel == 1 ? red : blue) + total / 2) / total
  }
}

nonisolated extension FilmGuess {
  /// A picture from which pixels are guessed, and the distance to where they are taken from.
  typealias Origin = (picture: [UInt32], dx: Int, dy: Int)

  /// Guesses the pixel from its neighbours alone.
  @inline(__always)
  init(_ near: FilmNeighbors) {
    add(FilmWord.median(near.left, near.above, near.corner), miss: near.activity + 6)
  }

  /// Adds what stands at `from` in a picture, also half a pixel beside it, and with the drift of the neighbours.
  ///
  /// `from` has a pixel at its left, at its right and above it; `column` is its place in the line.
  @inline(__always)
  mutating func add(
    _ picture: UnsafeBufferPointer<UInt32>, at from: Int, column: Int, width: Int, near: FilmNeighbors
  ) {
    let (pixel, next) = (picture[from], picture[from + 1])
    let there = FilmNeighbors(
      left: picture[from - 1], above: picture[from - width], corner: picture[from - width - 1],
      far: picture[from - width + 1])
    let miss = near.distance(from: there)
    add(pixel, miss: miss)
    guard miss > 0 else { return }
    let beforeLeft = column > 1 ? picture[from - 2] : there.left
    let beforeCorner = column > 1 ? picture[from - width - 2] : there.corner
    let afterFar = column + 2 < width ? picture[from - width + 2] : there.far
    let right = FilmNeighbors(
      left: FilmWord.mean(there.left, pixel), above: FilmWord.mean(there.above, there.far),
      corner: FilmWord.mean(there.corner, there.above), far: FilmWord.mean(there.far, afterFar))
    add(FilmWord.mean(pixel, next), miss: near.distance(from: right))
    let left = FilmNeighbors(
      left: FilmWord.mean(there.left, beforeLeft), above: FilmWord.mean(there.above, there.corner),
      corner: FilmWord.mean(there.corner, beforeCorner), far: FilmWord.mean(there.far, there.above))
    add(FilmWord.mean(pixel, there.left), miss: near.distance(from: left))
    add(Self.drifted(pixel, near, there), miss: miss)
  }

  /// Returns a pixel moved by the median of the changes of its neighbours.
  @inline(__always)
  private static func drifted(_ pixel: UInt32, _ near: FilmNeighbors, _ there: FilmNeighbors) -> UInt32 {
    @inline(__always) func moved(_ shift: UInt32) -> UInt32 {
      func change(_ a: UInt32, _ b: UInt32) -> Int { FilmWord.channel(a, shift) - FilmWord.channel(b, shift) }
      let drift = FilmWord.median(
        change(near.left, there.left), change(near.above, there.above), change(near.corner, there.corner))
      return UInt32(min(max(FilmWord.channel(pixel, shift) + drift, 0), 255)) << shift
    }
    return moved(16) | moved(8) | moved(0)
  }
}
