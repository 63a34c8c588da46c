import Foundation
import Testing

@testable import SDLRendering

struct CursorDrawingTests {
  @Test(arguments: [1, 2, 3])
  func `a hand is a square of three kinds of pixels at every magnification`(magnification: Int) {
    for drawing in [CursorDrawing.openHand, CursorDrawing.closedHand] {
      let (pixels, side) = drawing.pixels(magnification: magnification)
      #expect(side == 16 * magnification)
      #expect(pixels.count == side * side)
      #expect(Set(pixels) == [0, 0xFF00_0000, 0xFFFF_FFFF])
      let dark = pixels.filter { $0 == 0xFF00_0000 }.count
      #expect(
        dark == drawing.pixels(magnification: 1).pixels.filter { $0 == 0xFF00_0000 }.count * magnification
          * magnification)
    }
  }
}
