/// The bilinear scaling of pixels, fast enough for a card that is folding.
nonisolated enum BilinearScaling {
  private struct Tap {
    var first: Int
    var second: Int
    /// The weight of `second`, 0…256.
    var part: UInt32
  }

  /// Returns the image scaled to `width` × `height` pixels.
  static func scaled(_ image: PixelImage, width: Int, height: Int) -> PixelImage {
    let columns = taps(from: image.width, to: width)
    let rows = taps(from: image.height, to: height)
    let count = width * height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
      image.pixels.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let upper = rows[y].first * image.width
          let lower = rows[y].second * image.width
          for x in 0..<width {
            let tap = columns[x]
            var pixel = mix(source[upper + tap.first], source[upper + tap.second], tap.part)
            if rows[y].part > 0 {
              let other = mix(source[lower + tap.first], source[lower + tap.second], tap.part)
              pixel = mix(pixel, other, rows[y].part)
            }
            target[y * width + x] = pixel
          }
        }
      }
      initialized = count
    }
    return PixelImage(width: width, height: height, pixels: pixels, isOpaque: image.isOpaque)
  }

  private static func taps(from source: Int, to target: Int) -> [Tap] {
    (0..<target).map { index in
      // The centre of the target pixel in 256ths of a source pixel, from the centre of the first one.
      let place = max(0, (2 * index + 1) * source * 128 / target - 128)
      let first = min(place >> 8, source - 1)
      return Tap(first: first, second: min(first + 1, source - 1), part: UInt32(place & 255))
    }
  }

  private static func mix(_ from: UInt32, _ to: UInt32, _ part: UInt32) -> UInt32 {
    if part == 0 || from == to { return from }
    let evenFrom = from & 0xFF_00FF
    let oddFrom = from >> 8 & 0xFF_00FF
    let even = (evenFrom &* (256 - part) &+ (to & 0xFF_00FF) &* part &+ 0x80_0080) >> 8 & 0xFF_00FF
    let odd = (oddFrom &* (256 - part) &+ (to >> 8 & 0xFF_00FF) &* part &+ 0x80_0080) & 0xFF00_FF00
    return even | odd
  }
}
