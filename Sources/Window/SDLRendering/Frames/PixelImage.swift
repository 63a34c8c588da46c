/// The pixels from which a texture is made: `0xAARRGGBB` with straight alpha, row by row from the top left.
nonisolated struct PixelImage: Sendable {
  let width: Int
  let height: Int
  var pixels: [UInt32]
  /// The rows in which every pixel is opaque, so that they can be copied without blending.
  let opaqueRows: Range<Int>

  init(width: Int, height: Int, pixels: [UInt32], isOpaque: Bool) {
    self.init(width: width, height: height, pixels: pixels, opaqueRows: 0..<(isOpaque ? height : 0))
  }

  init(width: Int, height: Int, pixels: [UInt32], opaqueRows: Range<Int>) {
    precondition(pixels.count == width * height, "an image of \(width)×\(height) has \(pixels.count) pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.opaqueRows = opaqueRows
  }

  /// True when every pixel is opaque.
  var isOpaque: Bool { opaqueRows == 0..<height }

  /// Returns the first range of rows in which every pixel is opaque.
  static func opaqueRows(of pixels: [UInt32], width: Int, height: Int) -> Range<Int> {
    pixels.withUnsafeBufferPointer { pixels in
      func isOpaque(_ row: Int) -> Bool {
        for place in row * width..<(row + 1) * width where pixels[place] >> 24 != 255 { return false }
        return true
      }
      var first = 0
      while first < height, !isOpaque(first) { first += 1 }
      var end = first
      while end < height, isOpaque(end) { end += 1 }
      return first..<end
    }
  }

  var byteCount: Int { pixels.count * MemoryLayout<UInt32>.size }
}
