import Foundation
import Testing

/// The tools in stills without a window, and what is refused.
struct ToolOptionsTests {
  @Test(arguments: [
    ["--inspect", "row/card/one", "--distances"], ["--loupe", "60,80"], ["--layers"], ["--traces"],
  ])
  func `a tool shows in a still, and the still without it stays as it was`(tool: [String]) throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    let plain = ["shoot", "feed.yml", "--at", "0", "--size", "320x480", "--out"]
    #expect(try Program().run(plain + ["plain"], in: place.folder).status == 0)
    #expect(try Program().run(plain + ["tools"] + tool, in: place.folder).status == 0)
    let still = try Data(contentsOf: place.folder.appendingPathComponent("plain/feed-0.png"))
    #expect(try Data(contentsOf: place.folder.appendingPathComponent("tools/feed-0.png")) != still)
  }

  @Test func `a scene differs from its own still in nothing, so that black is all that is drawn`() throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    let plain = ["shoot", "feed.yml", "--at", "0", "--size", "320x480", "--out"]
    #expect(try Program().run(plain + ["plain"], in: place.folder).status == 0)
    let mock = ["--reference", "plain/feed-0.png", "--reference-mode", "difference"]
    #expect(try Program().run(plain + ["black"] + mock, in: place.folder).status == 0)
    let black = try Data(contentsOf: place.folder.appendingPathComponent("black/feed-0.png"))
    #expect(black.count < 3000, "a picture of one colour is small: \(black.count) bytes")
  }

  @Test(arguments: [
    (
      ["--reference", "notes.txt"],
      "orihon: notes.txt: the picture was not read: this is not a PNG, JPEG or WebP picture"
    ),
    (["--reference", "gone.png"], "orihon: gone.png: the picture was not read: there is no such file"),
    (["--distances"], "orihon: --distances needs --inspect, the element that they begin at"),
    (["--reference-at", "hero"], "orihon: --reference-at, -mode and -opacity need --reference, the picture"),
  ])
  func `bad input ends with 2, with or without a display`(tools: [String], complaint: String) throws {
    let place = try Scratch()
    try place.write("hello", as: "notes.txt")
    let ending = try Program().run(["demo", "default"] + tools, in: place.folder)
    #expect(ending.status == 2 && ending.complaint.hasPrefix(complaint), "\(ending.complaint)")
  }
}
