import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

struct PixelBrushTests {
  /// The average of two channels, of which the first weighs `alpha` of 255, rounded.
  private func mixed(_ ink: UInt32, _ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
    (ink * alpha + pixel * (255 - alpha) + 127) / 255
  }

  private func mixed(_ ink: UInt32, over pixel: UInt32, fadedBy fade: UInt32) -> UInt32 {
    let alpha = mixed(ink >> 24, 0, fade)
    return [0, 8, 16].reduce(0xFF00_0000) {
      $0 | mixed(ink >> $1 & 0xFF, pixel >> $1 & 0xFF, alpha) << $1
    }
  }

  /// An image of random pixels with rows that are certainly opaque, and rows that are partly so.
  private func image(_ random: inout SplitMix64, opaque: Range<Int>) -> PixelImage {
    var pixels: [UInt32] = []
    for y in 0..<9 {
      for x in 0..<14 {
        let alpha = opaque.contains(y) || x < 6 && random.below(2) == 0 ? 255 : UInt32(random.below(256))
        pixels.append(alpha << 24 | UInt32(random.below(1 << 24)))
      }
    }
    return PixelImage(
      width: 14, height: 9, pixels: pixels,
      opaqueRows: PixelImage.opaqueRows(of: pixels, width: 14, height: 9))
  }

  @Test(arguments: [0..<0, 0..<9, 3..<6, 0..<1, 8..<9, 2..<9])
  func `a pixel copied is laid over the one beneath, opaque or not, whole or faded`(opaque: Range<Int>) throws
  {
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 20, 16, 32, SDL_PIXELFORMAT_RGB888.rawValue))
    defer { SDL_FreeSurface(surface) }
    let target = try #require(PixelTarget(surface))
    let brush = PixelBrush(target: target)
    var random = SplitMix64(seed: 21)
    for fade in [255, 255, 90] as [UInt8] {
      let image = image(&random, opaque: opaque)
      #expect(image.isOpaque == (opaque == 0..<9))
      let texture = try #require(brush.makeTexture(image))
      let ground = Color(hex: UInt32(random.below(1 << 24)))
      brush.fill(target.bounds, ground)
      let part = PixelRect(
        x: random.below(5), y: random.below(4), width: 3 + random.below(7), height: 2 + random.below(4))
      let (left, top) = (random.below(12), random.below(12))
      brush.copy(
        texture, part: part, toX: left, y: top, tint: Color(red: 255, green: 255, blue: 255, alpha: fade))
      let picture = Bitmap(target, part: target.bounds, settingBits: 0xFF00_0000)
      for y in 0..<16 {
        for x in 0..<20 {
          let (column, row) = (x - left + part.x, y - top + part.y)
          let isCopied = (part.x..<part.maxX).contains(column) && (part.y..<part.maxY).contains(row)
          let expected =
            isCopied
            ? mixed(image.pixels[row * 14 + column], over: ground.packed, fadedBy: UInt32(fade))
            : ground.packed
          #expect(picture[x, y] == expected, "\(x), \(y)")
        }
      }
    }
  }
}
