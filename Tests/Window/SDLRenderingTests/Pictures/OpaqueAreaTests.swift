import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

struct OpaqueAreaTests {
  /// A picture of 9 × `height` pixels of which some rows are opaque, and the others here and there.
  private func image(height: Int, _ random: inout SplitMix64) -> PixelImage {
    let first = random.below(height)
    let opaque = first..<first + random.below(height - first + 1)
    let pixels = (0..<9 * height).map { place -> UInt32 in
      let alpha = opaque.contains(place / 9) || random.below(3) == 0 ? 255 : UInt32(random.below(256))
      return alpha << 24 | UInt32(random.below(1 << 24))
    }
    return PixelImage(
      width: 9, height: height, pixels: pixels,
      opaqueRows: PixelImage.opaqueRows(of: pixels, width: 9, height: height))
  }

  @Test func `where a picture says that it hides what is beneath, nothing of that shows`() throws {
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 20, 40, 32, SDL_PIXELFORMAT_RGB888.rawValue))
    defer { SDL_FreeSurface(surface) }
    let target = try #require(PixelTarget(surface))
    let brush = PixelBrush(target: target)
    var random = SplitMix64(seed: 31)
    var hidden = 0
    for number in 0..<400 {
      let height = 2 + random.below(20)
      let resources = DrawingResources(fonts: .blocks)
      resources.pictures = PictureCache(budget: .max)
      let picture = PictureReference(path: "\(number).png")
      resources.pictures.insert(
        image(height: height, &random), for: PictureKey(picture, width: 9, height: height, radius: 4))
      let pictures = SDLPictures(brush: brush, resources: resources)
      let area = PixelRect(
        x: 3, y: 5, width: 8 + random.below(3), height: max(1, height - 1 + random.below(3)))
      let wanted = PictureKey(picture, width: area.width, height: area.height, radius: 4)
      let opaque = pictures.opaqueArea(of: wanted, over: area)
      let shown = [Drawing.black, Drawing.white].map { ground in
        brush.fill(target.bounds, ground)
        pictures.draw(wanted, over: area, opacity: 1)
        return Bitmap(target, part: opaque, settingBits: 0xFF00_0000)
      }
      #expect(area.contains(opaque) && shown[0] == shown[1])
      if !opaque.isEmpty { hidden += 1 }
    }
    #expect(hidden > 50)
  }
}
