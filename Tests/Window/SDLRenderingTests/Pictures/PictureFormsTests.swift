import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

/// Tests that every form of PNG is read, whatever its file is called, and that one that would fill the memory is not.
struct PictureFormsTests {
  /// Pictures of 4 × 4 pixels of one colour, by the form in which they are stored.
  nonisolated private static let forms: [(form: String, color: UInt32, data: String)] = [
    (
      "grey", 0x40_4040,
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAAAAACMmsGiAAAADklEQVR42mNwAAIGVAIAKBQEAXtGArgAAAAASUVORK5CYII="
    ),
    (
      "palette", 0x20_4060,
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAMAAACeL25MAAAABlBMVEUAAAAgQGAg4dFyAAAADklEQVR42mNgBAIGVAIAALQAERl+adgAAAAASUVORK5CYII="
    ),
    (
      "one bit", 0xFF_FFFF,
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAEAQAAAACBiqPTAAAADElEQVR42mP4wACGAA8IA8GxhS8yAAAAAElFTkSuQmCC"
    ),
    (
      "sixteen bits", 0x20_4060,
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAEEAIAAAB2A9VqAAAAFElEQVR42mNQUHBwSEjAJBmoJwEAoKAYAcQiIKgAAAAASUVORK5CYII="
    ),
    (
      "with opacity", 0x20_4060,
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAAEklEQVR42mNQcEj4j4wZSBcAAKBpG/Ep9PkxAAAAAElFTkSuQmCC"
    ),
    (
      "grey with opacity", 0x40_4040,
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAQAAAAD+Fb1AAAAD0lEQVR42mNw+A+BDLgZAGEbE/H9cjufAAAAAElFTkSuQmCC"
    ),
  ]

  @Test(arguments: 0..<forms.count, ["a.png", "a.jpg", "a", "Grüße mit Raum.webp"])
  func `a picture of any form is read, whatever it is called`(form: Int, name: String) throws {
    let (label, color, data) = Self.forms[form]
    let folder = try ScratchFolder()
    let file = folder.file(name)
    try #require(Data(base64Encoded: data)).write(to: file)
    let request = PictureRequest(
      picture: PictureReference(path: file.path), size: CGSize(width: 8, height: 8), cornerRadius: 0)
    let image = try #require(PictureDecoding.decode(request, scale: 1).image, "\(label)")
    #expect(image.pixels.allSatisfy { $0 & 0xFF_FFFF == color }, "\(label)")
  }
}
