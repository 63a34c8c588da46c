import Foundation
import SDLRendering
import ScreenInterface
import Testing

/// Tests that `orihon shoot` writes the stills that were asked for, and nothing beside them.
struct ShootVerbTests {
  @Test func `a still for each time, named after scene and time`() throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    let arguments = ["shoot", "feed.yml", "--at", "0,0.25", "--out", "stills", "--size", "320x480"]
    let ending = try Program().run(arguments, in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(try place.names(in: "stills") == ["feed-0.25.png", "feed-0.png"])
    #expect(ending.output == "stills/feed-0.png\nstills/feed-0.25.png\n")
  }

  @Test func `a folder that cannot be made is told`() throws {
    let place = try Scratch()
    try place.write("", as: "file")
    let ending = try Program().run(
      ["shoot", "default", "--at", "0", "--out", "file/stills"], in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint.hasPrefix("orihon: file/stills cannot be written: "), "\(ending.complaint)")
    #expect(try place.names() == ["file"])
  }

  @Test(arguments: [("0.1234,0.12341", "0.1234 and 0.12341", "0.123"), ("1,0,1.0", "1.0 and 1.0", "1")])
  func `two times of one name are refused before anything is drawn`(
    times: String, twins: String, name: String
  ) throws {
    let place = try Scratch()
    let ending = try Program().run(["shoot", "default", "--at", times, "--out", "o"], in: place.folder)
    #expect(ending.status == 2)
    #expect(
      ending.complaint
        == "orihon: --at \(twins) are one still, \(name).png: a still is named by whole milliseconds\n")
    #expect(try place.names().isEmpty)
  }

  @Test(arguments: [(430, 430), (1024, 1344)])
  func `the HUD of a wide still is beside the scene, which is as without it`(wide: Int, picture: Int) throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    let shoot = ["shoot", "feed.yml", "--at", "0.2", "--size", "\(wide)x600", "--out"]
    #expect(try Program().run(shoot + ["plain"], in: place.folder).status == 0)
    #expect(try Program().run(shoot + ["told", "--hud"], in: place.folder).status == 0)
    let plain = try PNGFile().read(place.file("plain/feed-0.2.png"))
    let told = try PNGFile().read(place.file("told/feed-0.2.png"))
    #expect(told.width == picture && told.height == plain.height)
    let scene = (0..<plain.height).flatMap { row in (0..<plain.width).map { told[$0, row] } }
    #expect((scene == plain.pixels) == (picture > wide))
  }
}
