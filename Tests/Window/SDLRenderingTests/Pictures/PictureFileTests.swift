import Foundation
import ScreenInterface
import Testing

@testable import SDLRendering

/// Tests of picture files as people bring them.
struct PictureFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func picture() throws -> URL {
    let file = folder.file("mock.png")
    try PNGFile().png(of: Bitmap(width: 6, height: 4, color: 0xFF12_3456)).write(to: file)
    return file
  }

  @Test func `a picture tells its size`() throws {
    let file = try picture()
    let reference = ReferencePicture(PictureReference(path: file.path), width: 6, height: 4)
    #expect(PictureFile.dropped(file.path) == .picture(reference))
    #expect(try PictureFile.checked(file.path) == reference)
    #expect(reference.name == "mock.png")
  }

  @Test func `a file that is no picture is told by path and reason`() throws {
    let file = folder.file("notes.txt")
    try Data("hello".utf8).write(to: file)
    #expect(
      PictureFile.dropped(file.path)
        == .other(
          path: file.path, reason: "this is not a PNG, JPEG, WebP, GIF, AVIF, SVG, TIFF or BMP picture"))
    #expect(throws: DrawingError.self) { try PictureFile.checked(file.path) }
    #expect(
      PictureFile.dropped(folder.file("gone.png").path)
        == .other(path: folder.file("gone.png").path, reason: "there is no such file"))
  }

  /// Returns a baseline JPEG of 8 × 8 gray pixels with this number of further passes.
  private func jpeg(scans: Int, isEnded: Bool = true) -> Data {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + Array(repeating: 1, count: 64)
    bytes += [0xFF, 0xC0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
    for table in [0x00, 0x10] as [UInt8] {
      bytes += [0xFF, 0xC4, 0, 20, table, 1] + Array(repeating: 0, count: 15) + [0]
    }
    for _ in 0..<scans { bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x3F] }
    return Data(isEnded ? bytes + [0xFF, 0xD9] : bytes)
  }

  @Test func `a JPEG that comes in very many passes is refused before any is decoded`() throws {
    let file = folder.file("many.jpg")
    try jpeg(scans: 1).write(to: file)
    #expect(PictureFile.fault(of: file.path) == nil)
    try jpeg(scans: 100_000).write(to: file)
    #expect(
      PictureFile.fault(of: file.path) == "the picture comes in 100000 passes; at most 200 are decoded")
  }

  @Test func `a JPEG without its end is damaged`() throws {
    let file = folder.file("cut.jpg")
    try jpeg(scans: 1, isEnded: false).write(to: file)
    #expect(PictureFile.fault(of: file.path) == "the picture is damaged (it breaks off)")
  }

  @Test func `a picture that breaks off is found out where it is named on the command line`() throws {
    let file = try picture()
    let bytes = try Data(contentsOf: file)
    try bytes.prefix(50).write(to: file)
    #expect(throws: DrawingError.self) { try PictureFile.checked(file.path) }
  }

  @Test func `where nothing is drawn, the beginning of a file tells whether it is a picture`() throws {
    let file = try picture()
    let request = PictureRequest(
      picture: PictureReference(path: file.path), size: CGSize(width: 40, height: 30), cornerRadius: 0)
    #expect(PictureFile.inspected(request) == .ready)
    try Data(contentsOf: file).prefix(50).write(to: file)
    #expect(PictureFile.inspected(request) == .ready, "its pixels are not looked at")
    try Data("no picture".utf8).write(to: file)
    #expect(
      PictureFile.inspected(request)
        == .failed("this is not a PNG, JPEG, WebP, GIF, AVIF, SVG, TIFF or BMP picture"))
    try FileManager.default.removeItem(at: file)
    #expect(PictureFile.inspected(request) == .failed("there is no such file"))
  }
}
