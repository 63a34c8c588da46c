import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing
import Typesetting

@testable import SDLRendering

struct SDLTextTests {
  private let style = TextStyle(size: 10)

  private func draw(
    _ string: String, _ frame: CGRect, opacity: CGFloat = 1, scale: CGFloat = 1
  ) throws -> Bitmap {
    let width = BlockTextMeasuring().width(of: string, style: style)
    let line = TextLine(string, style: style, width: width)
    var list = Drawing.list([(.text(line, Drawing.black), frame)], size: CGSize(width: 80, height: 40))
    list.commands[0].opacity = opacity
    return try OffscreenRenderer(fonts: .blocks).bitmap(of: [list], scale: scale)
  }

  @Test func `a block glyph is a box of its advance in the middle of its line`() throws {
    let ink = try draw("折本", CGRect(x: 10, y: 10, width: 20, height: 16)).ink()
    #expect(ink == PixelRect(x: 11, y: 14, width: 19, height: 8))
  }

  @Test func `a frame narrower than its line squeezes the line`() throws {
    for part in [0.3, 0.5, 0.8, 0.95] as [CGFloat] {
      let frame = CGRect(x: 10, y: 10, width: 60 * part, height: 16)
      let ink = try draw("折本折本折本", frame).ink()
      #expect(isClose(CGFloat(ink.maxX), frame.maxX, within: 1.5))
      #expect(ink.height == 8)
    }
  }

  @Test func `a frame that is narrower by less than a pixel squeezes nothing`() throws {
    let natural = try draw("折本", CGRect(x: 10, y: 10, width: 20, height: 16))
    #expect(try draw("折本", CGRect(x: 10, y: 10, width: 19.5, height: 16)) == natural)
    #expect(try draw("折本", CGRect(x: 10, y: 10, width: 40, height: 16)) == natural)
  }

  @Test func `a line moves in whole pixels with its frame`() throws {
    let still = try draw("折本", CGRect(x: 10, y: 10, width: 20, height: 16))
    for step in 1..<20 {
      let y = 10 + CGFloat(step) * 0.23
      let moved = try draw("折本", CGRect(x: 10, y: y, width: 20, height: 16)).ink()
      #expect(moved.y - y.pixels(scale: 1) == still.ink().y - 10)
      #expect(moved.height == still.ink().height)
    }
  }

  @Test func `opacity fades a line evenly`() throws {
    let bitmap = try draw("折", CGRect(x: 10, y: 10, width: 10, height: 16), opacity: 0.5)
    #expect(abs(bitmap.darkness(14, 18) - 128) <= 2)
  }

  @Test func `nothing is drawn beyond the extent that the command tells`() throws {
    let tall = TextStyle(size: 30)
    let line = TextLine("折", style: tall, width: 30)
    let frame = CGRect(x: 10, y: 18, width: 30, height: 4)
    let list = Drawing.list([(.text(line, Drawing.black), frame)])
    let ink = try OffscreenRenderer(fonts: .blocks).bitmap(of: [list], scale: 1).ink()
    #expect(list.commands[0].extent(scale: 1).contains(ink))
  }
}
