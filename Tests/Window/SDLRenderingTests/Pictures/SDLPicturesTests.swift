import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

struct SDLPicturesTests {
  private let folder: ScratchFolder
  private let renderer: OffscreenRenderer
  private let picture: PictureReference

  init() throws {
    folder = try ScratchFolder()
    let file = folder.file("ramp.png")
    let pixels = (0..<UInt32(64 * 32)).map { place -> UInt32 in
      let step: UInt32 = (place % 64) * 0x04_0404
      return 0xFF00_0000 | step
    }
    try PNGFile().png(of: Bitmap(width: 64, height: 32, pixels: pixels)).write(to: file)
    picture = PictureReference(path: file.path)
    renderer = try OffscreenRenderer(fonts: .blocks)
  }

  private func load(_ size: CGSize, radius: CGFloat = 0, scale: CGFloat = 1) {
    let request = PictureRequest(picture: picture, size: size, cornerRadius: radius)
    #expect(renderer.load(request, scale: scale) == .ready)
  }

  private func draw(_ frame: CGRect, radius: CGFloat = 0, scale: CGFloat = 1, opacity: CGFloat = 1) -> Bitmap
  {
    var list = Drawing.list(
      [(.picture(picture, cornerRadius: radius), frame)], size: CGSize(width: 80, height: 40))
    list.commands[0].opacity = opacity
    return renderer.bitmap(of: [list], scale: scale)
  }

  @Test func `nothing is drawn while the picture is not there`() {
    #expect(draw(CGRect(x: 4, y: 4, width: 64, height: 32)).ink().isEmpty)
  }

  @Test func `at its own size a picture is drawn pixel by pixel`() {
    load(CGSize(width: 64, height: 32))
    let bitmap = draw(CGRect(x: 4, y: 4, width: 64, height: 32))
    for x in 0..<64 { #expect(bitmap[4 + x, 20] == 0xFF00_0000 | UInt32(x) * 0x04_0404) }
  }

  @Test func `a file that was saved again is shown anew`() throws {
    load(CGSize(width: 64, height: 32))
    _ = draw(CGRect(x: 4, y: 4, width: 64, height: 32))
    try PNGFile().png(of: Bitmap(width: 64, height: 32, color: 0xFF12_3456)).write(
      to: URL(fileURLWithPath: picture.path))
    load(CGSize(width: 64, height: 32))
    #expect(draw(CGRect(x: 4, y: 4, width: 64, height: 32))[20, 20] == 0xFF12_3456)
  }

  @Test func `another size is drawn from the nearest copy until its own is there`() {
    load(CGSize(width: 64, height: 32))
    let bitmap = draw(CGRect(x: 4, y: 4, width: 40, height: 32))
    #expect(bitmap.ink().width == 40)
    let row = (4..<44).map { bitmap[$0, 20] }
    #expect(row == row.sorted())
  }

  @Test func `rounding of the edges moves halves and keeps the corners`() {
    load(CGSize(width: 40.5, height: 24), radius: 6, scale: 1)
    for x in [4, 4.3, 4.5, 4.8] as [CGFloat] {
      let frame = CGRect(x: x, y: 4, width: 40.5, height: 24)
      let bitmap = draw(frame, radius: 6)
      let area = PixelRect(frame, scale: 1)
      let nearCorner = bitmap.darkness(area.x, area.y)
      #expect(bitmap.ink().width == area.width)
      #expect(nearCorner == 0 && bitmap.darkness(area.maxX - 1, area.maxY - 1) == 0)
      #expect(bitmap[area.maxX - 1, 16] != 0xFFFF_FFFF)
    }
  }

  @Test func `a fading picture is blended evenly`() {
    load(CGSize(width: 64, height: 32))
    let whole = draw(CGRect(x: 4, y: 4, width: 64, height: 32))
    let faded = draw(CGRect(x: 4, y: 4, width: 64, height: 32), opacity: 0.5)
    for x in 4..<68 { #expect(abs(faded.darkness(x, 20) * 2 - whole.darkness(x, 20)) <= 4) }
  }

  @Test func `the picture shows its corners over what lies beneath`() {
    load(CGSize(width: 64, height: 32), radius: 8)
    let bitmap = draw(CGRect(x: 4, y: 4, width: 64, height: 32), radius: 8)
    #expect(bitmap.darkness(4, 4) == 0)
    #expect(bitmap.darkness(20, 4) > 0)
  }
}
