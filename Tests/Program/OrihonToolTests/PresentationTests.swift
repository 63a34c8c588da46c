import Foundation
import SDLRendering
import ScreenInterface
import Testing

/// Tests of stills and films of a scene that is shown to others, without tools and in a device's frame.
struct PresentationTests {
  /// The distance from the corner of a framed picture to the scene, in points.
  private static let corner = (x: 36, y: 56)

  private func picture(_ name: String, _ place: Scratch) throws -> Bitmap {
    try PNGFile().read(place.file(name))
  }

  private func cut(_ picture: Bitmap, x: Int, y: Int, like other: Bitmap) -> [UInt32] {
    (0..<other.height).flatMap { row in
      (0..<other.width).map { picture[x + $0, y + row] }
    }
  }

  @Test(arguments: [1, 2], [[], ["--theme", "dark", "--rtl"]])
  func `a framed still has the plain one inside, pixel for pixel`(scale: Int, more: [String]) throws {
    let place = try Scratch()
    let shoot =
      ["shoot", "default", "--at", "0.4", "--size", "320x480", "--scale", "\(scale)"] + more + ["--out"]
    #expect(try Program().run(shoot + ["plain"], in: place.folder).status == 0)
    #expect(try Program().run(shoot + ["framed", "--frame"], in: place.folder).status == 0)
    let name = "default-0.4.png"
    let (plain, framed) = try (picture("plain/" + name, place), picture("framed/" + name, place))
    let (x, y) = (Self.corner.x * scale, Self.corner.y * scale)
    #expect(framed.width == plain.width + 2 * x && framed.height == plain.height + 2 * y)
    #expect(cut(framed, x: x, y: y, like: plain) == plain.pixels)
  }

  @Test func `a presented still differs from the plain one only where the state of a row stood`() throws {
    let place = try Scratch()
    let shoot = ["shoot", "default", "--at", "0", "--size", "430x932", "--out"]
    #expect(try Program().run(shoot + ["plain"], in: place.folder).status == 0)
    #expect(try Program().run(shoot + ["alone", "--present"], in: place.folder).status == 0)
    let (plain, alone) = try (picture("plain/default-0.png", place), picture("alone/default-0.png", place))
    let changed = plain.pixels.indices.filter { plain.pixels[$0] != alone.pixels[$0] }
    #expect(!changed.isEmpty && changed.count < plain.pixels.count / 20)
    #expect(changed.allSatisfy { $0 % plain.width > plain.width / 2 }, "the chips are at the right")
  }

  @Test func `a film of a presented scene has no captions, and its frames have their device`() throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write("- wait: 0.2\n", as: "script.yml")
    let film = ["replay", "script.yml", "feed.yml", "--size", "400x600", "--strip", "3", "--film"]
    #expect(try Program().run(film + ["told.png"], in: place.folder).status == 0)
    #expect(try Program().run(film + ["alone.png", "--present"], in: place.folder).status == 0)
    #expect(try Program().run(film + ["framed.png", "--present", "--frame"], in: place.folder).status == 0)
    let (told, alone) = try (picture("told.png", place), picture("alone.png", place))
    let framed = try picture("framed.png", place)
    #expect(told.width == alone.width && alone.height == 624 && told.height > 624)
    #expect(framed.width == 8 + 3 * (400 + 72 + 8) && framed.height == 624 + 112)
  }

  @Test(arguments: [
    (["demo", "--present", "--hud"], "--present shows no tools; leave out the options that open them"),
    (["shoot", "default", "--at", "0", "--out", "o", "--present", "--layers"], "--present shows no tools"),
    (["demo", "--frame", "--matrix"], "--frame and --matrix exclude each other: it is for one stage"),
    (["demo", "--live", "--frame"], "--live excludes --present and --frame"),
  ])
  func `what contradicts a presentation is told`(arguments: [String], told: String) throws {
    let place = try Scratch()
    let ending = try Program().run(arguments, in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint.hasPrefix("orihon: " + told), "\(ending.complaint)")
    #expect(try place.names().isEmpty)
  }
}
