import Documents
package import ScreenInterface

/// A self-test of the comparator, which runs before anything is compared.
///
/// It first compares a picture with itself, with one pixel changed, with one channel changed by one step, and
/// a text with one character changed, all chosen by a seed. Then, for every tolerance of the run, it compares
/// a picture that differs by just more than the tolerance, by each metric in turn. If the comparator passes
/// any of them, the run ends with an error.
public nonisolated struct ComparatorSelfTest: Sendable {
  /// A closure that compares two pictures under a tolerance.
  package typealias BitmapComparator = @Sendable (Bitmap, Bitmap, PictureTolerance) -> PictureComparison
  /// A closure that returns the difference between two texts; `nil` for equal ones.
  public typealias TextComparator = @Sendable (String, String) -> TextDifference?

  private let compareBitmaps: BitmapComparator
  private let compareTexts: TextComparator

  /// Creates a self-test of two comparators, of pictures and of texts; default those of the golden run.
  package init(
    bitmaps: @escaping BitmapComparator = { PictureComparison($0, from: $1, within: $2) },
    texts: @escaping TextComparator = { TextDifference($0, from: $1) }
  ) {
    compareBitmaps = bitmaps
    compareTexts = texts
  }

  private static let side = 128
  private static let pixels = side * side

  /// Tests the comparators with differences chosen by `seed`; throws for the first one that they miss.
  public func run(seed: UInt64, tolerances: Set<PictureTolerance> = []) throws(VisualQAError) {
    try tryExactly(seed: seed)
    try tryTexts(seed: seed)
    let loose = tolerances.filter { !$0.isExact }.sorted { $0.text < $1.text }
    for tolerance in loose { try tryBeyond(tolerance, seed: seed) }
  }

  private var picture: Bitmap {
    Bitmap(
      width: Self.side, height: Self.side,
      pixels: (0..<Self.pixels).map { 0xFF40_4040 + UInt32($0 % 64) })
  }

  private func tryExactly(seed: UInt64) throws(VisualQAError) {
    let exact = PictureTolerance()
    let verdict = compareBitmaps(picture, picture, exact)
    guard verdict.passes, verdict.difference == nil else {
      throw .comparatorSelfTestFailed("that a picture equals itself")
    }
    var onePixel = picture
    onePixel.pixels[Int(seed % UInt64(Self.pixels))] = 0xFFFF_FFFF
    let seen = compareBitmaps(onePixel, picture, exact)
    guard !seen.passes, seen.difference?.count == 1 else {
      throw .comparatorSelfTestFailed("a changed pixel")
    }
    for shift in [UInt32(0), 8, 16] {
      var tinted = picture
      tinted.pixels = picture.pixels.map { $0 ^ (1 << shift) }
      let seen = compareBitmaps(tinted, picture, exact)
      guard !seen.passes, seen.difference?.count == Self.pixels else {
        throw .comparatorSelfTestFailed("a colour changed by one step")
      }
    }
  }

  private func tryTexts(seed: UInt64) throws(VisualQAError) {
    let lines = (0..<64).map { "line \($0)" }
    let place = Int(seed % 64)
    var changed = lines
    changed[place] += "."
    guard compareTexts(lines.joined(separator: "\n"), lines.joined(separator: "\n")) == nil,
      compareTexts(changed.joined(separator: "\n"), lines.joined(separator: "\n"))?.line == place + 1
    else { throw .comparatorSelfTestFailed("a changed line of text") }
  }

  /// Tests a difference just beyond the tolerance: one pixel more, and in each channel one step more.
  private func tryBeyond(_ tolerance: PictureTolerance, seed: UInt64) throws(VisualQAError) {
    guard compareBitmaps(picture, picture, tolerance).passes else {
      throw .comparatorSelfTestFailed("that a picture equals itself, with \(tolerance.text)")
    }
    let ground: UInt32 = 0xFF40_4040
    let plain = Bitmap(width: Self.side, height: Self.side, color: ground)
    for shift in [UInt32(0), 8, 16] {
      let colors = (1...191).map { ground + $0 << shift }
      guard let color = colors.first(where: { PixelDistance.between($0, ground) > tolerance.allowedDistance })
      else { continue }
      for places in beyond(tolerance, seed: Int(seed % UInt64(Self.pixels))) {
        var changed = plain
        for place in places { changed.pixels[place] = color }
        guard !compareBitmaps(changed, plain, tolerance).passes else {
          throw .comparatorSelfTestFailed(
            "\(Pluralization.text(places.count, "pixel")) changed by more than \(tolerance.text) allows")
        }
      }
    }
  }

  /// Returns the pixels to change: one more than may differ in total, and one more than may differ in a tile.
  private func beyond(_ tolerance: PictureTolerance, seed: Int) -> [[Int]] {
    let count = tolerance.allowedPixels(of: Self.pixels) + 1
    var tries: [[Int]] = []
    if count <= Self.pixels { tries.append((0..<count).map { (seed + $0 * 8191) % Self.pixels }) }
    let tile = BitmapDifference.tileSide
    if let count = tolerance.allowedPixelsInTile.map({ $0 + 1 }), count <= tile * tile {
      let corner = (seed / 4096 % 4) * tile * Self.side + (seed % 4) * tile
      tries.append((0..<count).map { corner + $0 / tile * Self.side + $0 % tile })
    }
    return tries
  }
}
