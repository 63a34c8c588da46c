public import ScreenInterface

/// Makes sure that the comparator can see, before anything is compared with it.
///
/// Each run first compares a picture with itself, with one pixel changed, with one channel changed by one step, and
/// a text with one character changed, all chosen by a seed; a comparator that passes any of them is blind, and the
/// run is an error.
public nonisolated struct ComparatorCanary: Sendable {
  /// What says how two pictures differ; `nil` for not at all.
  public typealias BitmapComparator = @Sendable (Bitmap, Bitmap) -> BitmapDifference?
  /// What says how two texts differ; `nil` for not at all.
  public typealias TextComparator = @Sendable (String, String) -> TextDifference?

  private let compareBitmaps: BitmapComparator
  private let compareTexts: TextComparator

  /// Creates a canary for a comparator of pictures and one of texts; default those of the golden run.
  public init(
    bitmaps: @escaping BitmapComparator = { BitmapDifference($0, from: $1) },
    texts: @escaping TextComparator = { TextDifference($0, from: $1) }
  ) {
    compareBitmaps = bitmaps
    compareTexts = texts
  }

  /// Shows the comparators the differences that `seed` chooses; throws what they did not see.
  public func run(seed: UInt64) throws(VisualQAError) {
    let index = Int(seed % 4096)
    let picture = Bitmap(width: 64, height: 64, pixels: (0..<4096).map { 0xFF40_4040 + UInt32($0 % 64) })
    guard compareBitmaps(picture, picture) == nil else {
      throw .blindComparator("that a picture equals itself")
    }
    var onePixel = picture
    onePixel.pixels[index] = 0xFFFF_FFFF
    guard compareBitmaps(onePixel, picture)?.count == 1 else { throw .blindComparator("a changed pixel") }
    for shift in [UInt32(0), 8, 16] {
      var tinted = picture
      tinted.pixels = picture.pixels.map { $0 ^ (1 << shift) }
      guard compareBitmaps(tinted, picture)?.count == 4096 else {
        throw .blindComparator("a colour changed by one step")
      }
    }
    let lines = (0..<64).map { "line \($0)" }
    var changed = lines
    changed[index % 64] += "."
    guard compareTexts(lines.joined(separator: "\n"), lines.joined(separator: "\n")) == nil,
      compareTexts(changed.joined(separator: "\n"), lines.joined(separator: "\n"))?.line == index % 64 + 1
    else { throw .blindComparator("a changed line of text") }
  }
}
