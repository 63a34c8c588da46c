import Foundation
import ScreenInterface
import Testing

@testable import SDLRendering

/// An example to copy: commands are painted off the screen, and pixels are read.
struct ExampleOfPixelTests {
  @Test func `a filled rectangle has its colour inside and the background outside`() throws {
    let bitmap = try Drawing.bitmap(
      .fill(Drawing.black, cornerRadius: 0), CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(bitmap[12, 12] == 0xFF00_0000 && bitmap[2, 2] == 0xFFFF_FFFF)
  }
}
