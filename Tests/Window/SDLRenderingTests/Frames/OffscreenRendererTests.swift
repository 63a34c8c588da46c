import Foundation
import ScreenInterface
import TestSupport
import Testing
import Typesetting

@testable import SDLRendering

struct OffscreenRendererTests {
  @Test(arguments: [(1, 40, 30), (1.25, 50, 38), (2, 80, 60)] as [(CGFloat, Int, Int)])
  func `the bitmap has the size of the list at the scale`(_ scale: CGFloat, _ width: Int, _ height: Int)
    throws
  {
    let list = DisplayList(size: CGSize(width: 40, height: 30), background: Color(hex: 0xF6F1E6))
    let bitmap = try OffscreenRenderer(fonts: .blocks).bitmap(of: [list], scale: scale)
    #expect(bitmap.width == width && bitmap.height == height)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFFF6_F1E6 })
  }

  @Test func `nothing to draw gives a bitmap of no pixels`() throws {
    let renderer = try OffscreenRenderer(fonts: .blocks)
    #expect(renderer.bitmap(of: [], scale: 1).pixels.isEmpty)
    #expect(renderer.bitmap(of: [DisplayList(size: .zero, background: .clear)], scale: 1).pixels.isEmpty)
  }

  @Test func `a picture that fails says why and draws nothing`() throws {
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let request = PictureRequest(
      picture: PictureReference(path: "/nowhere.png"), size: CGSize(width: 9, height: 9), cornerRadius: 0)
    #expect(renderer.load(request, scale: 1) == .failed("there is no such file"))
  }

  @Test func `block text is measured as BlockTextMeasuring does`() throws {
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let style = TextStyle(size: 15)
    for string in ["折本の一年", "Orihon 2026 🌸"] {
      #expect(
        isClose(
          renderer.textMeasuring.width(of: string, style: style),
          BlockTextMeasuring().width(of: string, style: style)))
    }
  }
}
