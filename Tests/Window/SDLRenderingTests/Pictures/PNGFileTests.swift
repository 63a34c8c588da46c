import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

struct PNGFileTests {
  @Test func `what is packed is read back to the bit, whatever the pixels are`() throws {
    let folder = try ScratchFolder()
    var random = SplitMix64(seed: 1)
    for (width, height) in [(17, 9), (1, 1), (3, 200), (257, 31)] {
      let pixels = (0..<(width * height)).map { _ in 0xFF00_0000 | UInt32(random.below(1 << 24)) }
      let bitmap = Bitmap(width: width, height: height, pixels: pixels)
      let file = folder.file("a.png")
      try PNGFile().png(of: bitmap).write(to: file)
      #expect(try PNGFile().read(file) == bitmap)
    }
  }

  @Test func `packed and unpacked it is the very same, and other bytes say what they are`() throws {
    let bitmap = Bitmap(width: 3, height: 2, color: 0xFF12_3456)
    let png = try PNGFile().png(of: bitmap)
    #expect(try PNGFile().bitmap(ofPNG: png) == bitmap)
    var bomb = png
    bomb.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    for (bytes, reason) in [
      (Data("text".utf8), "this is not a PNG"), (Data(), "this is not a PNG"), (png.prefix(40), "is damaged"),
      (Data([0xFF, 0xD8, 0xFF, 0xE0]), "this is a JPEG picture; PNG is needed"), (bomb, "65536×65536 pixels"),
    ] {
      #expect { try PNGFile().bitmap(ofPNG: bytes) } throws: { "\($0)".contains(reason) }
    }
  }

  @Test func `a file that is no picture is named`() throws {
    let folder = try ScratchFolder()
    let file = folder.file("a.png")
    try Data("text".utf8).write(to: file)
    #expect {
      try PNGFile().read(file)
    } throws: { error in
      "\(error)".contains(file.path)
    }
  }
}
