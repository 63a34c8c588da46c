import TestSupport
import Testing

@testable import SDLRendering

struct BilinearScalingTests {
  private func noise(_ width: Int, _ height: Int) -> PixelImage {
    var random = SplitMix64(seed: 7)
    let pixels = (0..<(width * height)).map { _ in 0xFF00_0000 | UInt32(random.below(1 << 24)) }
    return PixelImage(width: width, height: height, pixels: pixels, isOpaque: true)
  }

  @Test func `the same size gives the same pixels`() {
    let image = noise(13, 7)
    #expect(BilinearScaling.scaled(image, width: 13, height: 7).pixels == image.pixels)
  }

  @Test func `one colour stays one colour at any size`() {
    let image = PixelImage(
      width: 9, height: 4, pixels: Array(repeating: 0x80C8_401F, count: 36), isOpaque: false)
    for size in [(1, 1), (4, 4), (9, 2), (30, 11)] {
      let scaled = BilinearScaling.scaled(image, width: size.0, height: size.1)
      #expect(scaled.pixels.allSatisfy { $0 == 0x80C8_401F })
    }
  }

  @Test func `an opaque picture stays opaque and a mirrored one is scaled mirrored`() {
    let image = noise(40, 5)
    let mirrored = PixelImage(
      width: 40, height: 5, pixels: (0..<200).map { image.pixels[$0 / 40 * 40 + 39 - $0 % 40] },
      isOpaque: true)
    let scaled = BilinearScaling.scaled(image, width: 32, height: 5)
    let other = BilinearScaling.scaled(mirrored, width: 32, height: 5)
    #expect(scaled.pixels.allSatisfy { $0 >> 24 == 255 })
    for index in 0..<160 {
      let pixel = scaled.pixels[index]
      let twin = other.pixels[index / 32 * 32 + 31 - index % 32]
      for shift in [0, 8, 16] as [UInt32] {
        #expect(abs(Int(pixel >> shift & 255) - Int(twin >> shift & 255)) <= 1)
      }
    }
  }
}
