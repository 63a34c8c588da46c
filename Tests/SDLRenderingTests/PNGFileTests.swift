import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

struct PNGFileTests {
  @Test func `what is written is read back to the bit, and nothing is left beside it`() throws {
    let folder = try ScratchFolder()
    var random = SplitMix64(seed: 1)
    let pixels = (0..<(17 * 9)).map { _ in 0xFF00_0000 | UInt32(random.below(1 << 24)) }
    let bitmap = Bitmap(width: 17, height: 9, pixels: pixels)
    let file = folder.file("a.png")
    try PNGFile().write(bitmap, to: file)
    try PNGFile().write(bitmap, to: file)
    #expect(try PNGFile().read(file) == bitmap)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.png"])
  }

  @Test func `packed without a file it is the very same, whatever the pixels are`() throws {
    let folder = try ScratchFolder()
    var random = SplitMix64(seed: 2)
    for (width, height) in [(1, 1), (3, 200), (257, 31)] {
      let pixels = (0..<(width * height)).map { _ in UInt32(random.below(1 << 32)) }
      let bitmap = Bitmap(width: width, height: height, pixels: pixels)
      let (written, packed) = (folder.file("a.png"), try PNGFile().png(of: bitmap))
      try PNGFile().write(bitmap, to: written)
      #expect(packed == (try Data(contentsOf: written)))
    }
  }

  @Test func `a place that cannot be written is named`() throws {
    let folder = try ScratchFolder()
    let file = folder.file("none/a.png")
    #expect {
      try PNGFile().write(Bitmap(width: 1, height: 1), to: file)
    } throws: { error in
      "\(error)".contains(file.path)
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
