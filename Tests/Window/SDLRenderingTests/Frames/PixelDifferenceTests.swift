import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

/// Tests of the difference of a scene from a picture, pixel by pixel.
struct PixelDifferenceTests {
  @Test(arguments: [
    (UInt32(0xFF10_2030), UInt32(0xFF10_2030), UInt32(0xFF00_0000)),
    (0xFFFF_0000, 0xFF00_00FF, 0xFFFF_00FF), (0xFF10_2030, 0xFF13_1C30, 0xFF03_0400),
    (0xFFFF_FFFF, 0x0000_0000, 0xFF00_0000), (0xFFFF_FFFF, 0x8000_0000, 0xFF80_8080),
  ])
  func `each channel tells how far it is, and a clear pixel says nothing`(
    ours: UInt32, theirs: UInt32, difference: UInt32
  ) {
    #expect(PixelDifference.difference(ours, theirs) == difference)
    #expect(PixelDifference.difference(ours | 0xFF00_0000, theirs | 0xFF00_0000) >> 24 == 255)
  }

  @Test func `drawn over a scene it is black but where they differ, whatever part is damaged`() throws {
    let folder = try ScratchFolder()
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let ground = Drawing.list([
      (.fill(Color(hex: 0x336699), cornerRadius: 0), CGRect(x: 5, y: 5, width: 20, height: 20))
    ])
    var mock = renderer.bitmap(of: [ground], scale: 1)
    mock[12, 12] = 0xFF33_6690
    let file = folder.file("mock.png")
    try PNGFile().png(of: mock).write(to: file)
    let picture = PictureReference(path: file.path)
    let size = CGSize(width: 40, height: 40)
    #expect(renderer.load(PictureRequest(picture: picture, size: size, cornerRadius: 0), scale: 1) == .ready)
    var tools = Drawing.list([(.difference(picture), CGRect(origin: .zero, size: size))])
    tools.background = .clear
    let whole = renderer.bitmap(of: [ground, tools], scale: 1)
    #expect(whole[12, 12] == 0xFF00_0009)
    #expect(whole.pixels.filter { $0 != 0xFF00_0000 }.count == 1)
    renderer.paint(
      [ground, tools], update: FrameUpdate(painting: [PixelRect(x: 10, y: 10, width: 5, height: 5)]), scale: 1
    )
    #expect(renderer.snapshot() == whole)
  }
}
