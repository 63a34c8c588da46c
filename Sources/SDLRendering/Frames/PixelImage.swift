/// The pixels of a future texture: `0xAARRGGBB` with straight alpha, row by row from the top left.
nonisolated struct PixelImage: Sendable {
  let width: Int
  let height: Int
  var pixels: [UInt32]
  /// True when every pixel is opaque, so that the image can be copied without blending.
  let isOpaque: Bool

  init(width: Int, height: Int, pixels: [UInt32], isOpaque: Bool) {
    precondition(pixels.count == width * height, "an image of \(width)×\(height) has \(pixels.count) pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isOpaque = isOpaque
  }

  var byteCount: Int { pixels.count * MemoryLayout<UInt32>.size }
}
