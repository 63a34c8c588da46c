/// An image of one colour, stored as one alpha a pixel in a quarter of the memory.
nonisolated struct PixelMask: Sendable {
  let width: Int
  let height: Int
  /// The colour of every pixel, its alpha clear.
  let color: UInt32
  /// The alpha of each pixel, row by row from the top left.
  let alphas: [UInt8]
  /// The range around the middle of each row in which all alphas are equal; empty where it would be short.
  let runs: [Range<Int>]

  /// The least length of a run that is painted separately, in pixels.
  private static let leastRun = 16

  /// Creates a mask from an image whose visible pixels share one colour; `nil` for any other image.
  ///
  /// It is `nil` for an opaque image too, which is copied without blending.
  init?(_ image: PixelImage) {
    if image.isOpaque { return nil }
    let count = image.pixels.count
    var (shared, isShared) = (UInt32(0), true)
    let alphas = image.pixels.withUnsafeBufferPointer { pixels in
      // The colour is that of the first visible pixel.
      var place = 0
      while place < count, pixels[place] >> 24 == 0 { place += 1 }
      let color = place < count ? pixels[place] & 0xFF_FFFF : 0
      shared = color
      while place < count, pixels[place] & 0xFF_FFFF == color || pixels[place] >> 24 == 0 { place += 1 }
      isShared = place == count
      return [UInt8](unsafeUninitializedCapacity: isShared ? count : 0) { alphas, kept in
        kept = isShared ? count : 0
        var place = 0
        while place < kept {
          alphas[place] = UInt8(truncatingIfNeeded: pixels[place] >> 24)
          place += 1
        }
      }
    }
    if !isShared { return nil }
    width = image.width
    height = image.height
    color = shared
    self.alphas = alphas
    runs = Self.runs(of: alphas, width: image.width, height: image.height)
  }

  private static func runs(of alphas: [UInt8], width: Int, height: Int) -> [Range<Int>] {
    alphas.withUnsafeBufferPointer { alphas in
      (0..<height).map { row in
        let line = row * width
        let middle = width / 2
        var (first, end) = (middle, middle)
        while first > 0, alphas[line + first - 1] == alphas[line + middle] { first -= 1 }
        while end < width, alphas[line + end] == alphas[line + middle] { end += 1 }
        return end - first < leastRun ? middle..<middle : first..<end
      }
    }
  }
}
