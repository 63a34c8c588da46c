import Foundation
import ScreenInterface
import Testing

@testable import SDLRendering

/// Picture files as people bring them.
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

  @Test func `a file that is no picture is refused by name and reason`() throws {
    let file = folder.file("notes.txt")
    try Data("hello".utf8).write(to: file)
    #expect(
      PictureFile.dropped(file.path)
        == .refused(name: "notes.txt", reason: "this is not a PNG, JPEG or WebP picture"))
    #expect(throws: DrawingError.self) { try PictureFile.checked(file.path) }
    #expect(
      PictureFile.dropped(folder.file("gone.png").path)
        == .refused(name: "gone.png", reason: "there is no such file"))
  }

  @Test func `a picture that breaks off is found out where it is named on the command line`() throws {
    let file = try picture()
    let bytes = try Data(contentsOf: file)
    try bytes.prefix(50).write(to: file)
    #expect(throws: DrawingError.self) { try PictureFile.checked(file.path) }
  }
}
