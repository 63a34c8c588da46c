import Foundation
import Testing

@testable import SDLRendering

struct PictureFormatTests {
  @Test(
    arguments: [
      ("photo.jpg", [0xFF, 0xD8, 0xFF, 0xE0], nil), ("photo.JPEG", [0xFF, 0xD8, 0xFF, 0xE0], nil),
      ("photo.png", [0xFF, 0xD8, 0xFF, 0xE0], "it is JPEG, and its ending .png says otherwise"),
      ("photo", Array("GIF89a".utf8), "it is GIF, and its ending does not say so"),
      ("photo.tif", Array("MM\0*".utf8), nil), ("a.svg", Array("\n<!-- a --><svg>".utf8), nil),
    ] as [(String, [UInt8], String?)])
  func `the content decides, and an ending that says otherwise is odd`(
    _ name: String, _ bytes: [UInt8], _ oddity: String?
  ) throws {
    let format = try #require(PictureFormat(bytes))
    let ending = (name as NSString).pathExtension
    let oddities = PictureWarnings(format: format, ending: ending, hasBrokenProfile: false)
    #expect(oddities.sentences == (oddity.map { [$0] } ?? []))
  }

  @Test func `what SDL_image does not read is told by name`() throws {
    let library = try #require(SDLImage.installed)
    #expect(library.formats.isSuperset(of: [.jpeg, .webP, .gif, .bmp, .svg, .tiff]))
    #expect(
      PictureFailure.unreadFormat(.avif).description
        == "this is a picture as AVIF, which the installed SDL2_image does not read")
    #expect(InstalledLibraries.table.contains { $0.name == "pictures" && $0.value.contains("GIF") })
  }
}
