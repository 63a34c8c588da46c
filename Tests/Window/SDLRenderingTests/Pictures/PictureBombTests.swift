import Foundation
import LayoutGeometry
import ScreenInterface
import Testing

@testable import SDLRendering

/// Tests that files which would fill the memory or take very long are refused before they are unpacked.
struct PictureBombTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func fault(_ bytes: [UInt8], plays: Bool = false) throws -> String {
    let file = folder.file("bomb")
    try Data(bytes).write(to: file)
    return try #require(PictureFile.examined(file.path, plays: plays).fault)
  }

  private func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (8 * $0) & 255) }
  }

  private func big(_ value: Int, _ count: Int) -> [UInt8] { little(value, count).reversed() }

  private func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8, 4) + Array(name.utf8) + content
  }

  private func gif(_ canvas: Int, frames: Int, _ side: Int) -> [UInt8] {
    let frame = [0x2C, 0, 0, 0, 0] + little(side, 2) + little(side, 2) + [0, 2, 1, 0x2C, 0]
    return Array("GIF89a".utf8) + little(canvas, 2) + little(canvas, 2) + [0, 0, 0]
      + (0..<frames).flatMap { _ in frame } + [0x3B]
  }

  private func tiff(_ entries: [(Int, Int)]) -> [UInt8] {
    Array("II*\0".utf8) + little(8, 4) + little(entries.count, 2)
      + entries.flatMap { little($0.0, 2) + little(4, 2) + little(1, 4) + little($0.1, 4) } + little(0, 4)
  }

  @Test func `a declared size beyond the limits is refused in every format`() throws {
    let bmp =
      Array("BM".utf8) + little(54, 4) + little(0, 4) + little(54, 4) + little(40, 4) + little(12000, 4)
    let avif =
      box("ftyp", Array("avif".utf8) + big(0, 4))
      + box(
        "meta", big(0, 4) + box("iprp", box("ipco", box("ispe", big(0, 4) + big(12000, 4) + big(12000, 4)))))
    for bytes in [
      gif(12000, frames: 1, 4), tiff([(256, 12000), (257, 12000)]), avif,
      bmp + little(-12000, 4) + little(0x180001, 4) + little(0, 24),
    ] {
      #expect(try fault(bytes) == "the picture is 12000×12000 pixels, at most 67108864 are read")
    }
  }

  @Test func `a frame that is larger than its canvas is measured itself`() throws {
    #expect(try fault(gif(16, frames: 1, 65535)).contains("65535×65535"))
  }

  @Test func `very many frames, or too many pixels of them, are not played`() throws {
    #expect(
      try fault(gif(16, frames: 2500, 4), plays: true)
        == "the animation has more than 2000 frames, which is the most that is played")
    #expect(
      try fault(gif(4000, frames: 40, 4), plays: true)
        == "the animation has 40 frames of 4000×4000 pixels; at most 268435456 pixels are played")
  }

  @Test func `a TIFF in one enormous block is refused`() throws {
    let bytes = tiff([(256, 100), (257, 100), (322, 65536), (323, 131072)])
    #expect(try fault(bytes).contains("in blocks of"))
  }

  @Test func `the frames of a long animation are kept smaller where it shows large`() throws {
    let path = folder.file("long.gif")
    try Data(gif(4, frames: 60, 4)).write(to: path)
    var picture = PictureReference(path: path.path)
    picture.plays = true
    let request = PictureRequest(picture: picture, size: CGSize(width: 500, height: 500), cornerRadius: 10)
    let decoded = PictureDecoding.decode(request, scale: 1)
    let bytes = decoded.images.reduce(0) { $0 + $1.byteCount }
    #expect(decoded.images.count == 60, "\(decoded.outcome)")
    #expect(bytes <= AnimationLimits.bytes && bytes > AnimationLimits.bytes / 2)
    #expect(decoded.keys.first?.cornerRadius ?? 10 < 10)
  }
}
