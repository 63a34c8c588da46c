import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface
import Testing

@testable import SDLRendering

struct PixelMaskTests {
  private let bounds = PixelRect(x: 0, y: 0, width: 61, height: 9)
  /// Every alpha, some of them four times in a row, over every place of a group of four, and three rows with one alpha
  /// in their middle.
  private let alphas: [UInt32] = (0..<549).map { (place: Int) -> UInt32 in
    let (row, column) = (place / 61, place % 61)
    if [2, 4, 6].contains(row), (10..<50).contains(column) { return [0, 255, 90][row / 2 - 1] }
    if place % 31 < 4 { return place % 2 == 0 ? 0 : 255 }
    return UInt32(place * 7 % 256)
  }

  private func image(_ color: UInt32) -> PixelImage {
    PixelImage(width: 61, height: 9, pixels: alphas.map { $0 << 24 | color }, isOpaque: false)
  }

  /// Paints on a surface in which every pixel is different, and returns it.
  private func painted(_ paint: (PixelTarget) -> Void) throws -> Bitmap {
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 61, 9, 32, SDL_PIXELFORMAT_RGB888.rawValue))
    defer { SDL_FreeSurface(surface) }
    let target = try #require(PixelTarget(surface))
    for y in 0..<9 {
      for x in 0..<61 {
        let hex = UInt32(y * 61 + x) * 7_011
        target.fill(PixelRect(x: x, y: y, width: 1, height: 1), Color(hex: hex))
      }
    }
    paint(target)
    return Bitmap(surface, part: bounds, settingBits: 0xFF00_0000)
  }

  @Test(
    arguments: [0x00_0000, 0xFF_FFFF, 0x12_89F7] as [UInt32],
    [
      Color(red: 255, green: 255, blue: 255), Color(red: 255, green: 255, blue: 255, alpha: 130),
      Color(red: 26, green: 115, blue: 232), Color(red: 200, green: 0, blue: 9, alpha: 77),
    ])
  func `a mask leaves the pixels that its image leaves`(color: UInt32, tint: Color) throws {
    let image = image(color)
    let mask = try #require(PixelMask(image))
    for part in [
      bounds, PixelRect(x: 3, y: 1, width: 30, height: 7), PixelRect(x: 59, y: 0, width: 2, height: 9),
    ] {
      let origin = (x: part.x, y: part.y)
      let expected = try painted { $0.blend(image, from: origin, to: part, tint: tint) }
      let found = try painted { $0.blend(mask, from: origin, to: part, tint: tint) }
      #expect(found == expected)
    }
  }

  @Test func `a row's run is the stretch around its middle with one alpha, if that is long`() throws {
    let runs = try #require(PixelMask(image(0x12_89F7))).runs
    #expect(runs.count == 9 && runs[2] == 10..<50 && runs[4] == 10..<50 && runs[6] == 10..<50)
    #expect([0, 1, 3, 5, 7, 8].allSatisfy { runs[$0].isEmpty })
  }

  @Test func `the colour of clear pixels does not count`() throws {
    var pixels = image(0x33_4455).pixels
    for place in pixels.indices where pixels[place] >> 24 == 0 { pixels[place] = UInt32(place) }
    let mask = try #require(
      PixelMask(PixelImage(width: 61, height: 9, pixels: pixels, isOpaque: false)))
    #expect(mask.color == 0x33_4455 && mask.alphas.map(UInt32.init) == alphas)
  }

  @Test func `an image of two colours, and one that is copied, stay images`() {
    var pixels = image(0x33_4455).pixels
    pixels[pixels.count - 1] = 0x8033_4456
    #expect(PixelMask(PixelImage(width: 61, height: 9, pixels: pixels, isOpaque: false)) == nil)
    #expect(PixelMask(PixelImage(width: 1, height: 1, pixels: [0xFF00_0000], isOpaque: true)) == nil)
  }

  @Test func `an image without ink has a mask of nothing`() throws {
    let clear = PixelImage(width: 3, height: 1, pixels: [0, 0, 0], isOpaque: false)
    #expect(try #require(PixelMask(clear)).alphas == [0, 0, 0])
  }
}
