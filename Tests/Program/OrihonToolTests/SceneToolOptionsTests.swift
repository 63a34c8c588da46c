import Foundation
import Testing

/// Tests of the tools in stills without a window, and of refused options.
struct SceneToolOptionsTests {
  @Test(arguments: [
    ["--inspect", "row/card/one", "--distances"], ["--loupe", "60,80"], ["--layers"], ["--trails"],
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
    ["shoot", "feed.yml", "--at", "0", "--out", "out"], ["demo", "feed.yml"],
    ["replay", "default", "feed.yml"],
  ])
  func `an element that the scene has not is bad input, with or without a display`(verb: [String]) throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    for name in ["nope", "row/nope", "row/card/none", "nope/card/one"] {
      let ending = try Program().run(verb + ["--inspect", name], in: place.folder)
      #expect(ending.status == 2)
      #expect(
        ending.complaint.hasPrefix("orihon: there is no element called '\(name)'; one is SECTION/card/ITEM"),
        "\(ending.complaint)")
      #expect(ending.complaint.hasSuffix("the sections are row\n"), "\(ending.complaint)")
    }
    #expect(try place.names() == ["feed.yml"])
  }

  @Test func `an element that only is not on screen is told of, and the still made`() throws {
    let place = try Scratch()
    let plain = ["shoot", "default", "--at", "0", "--size", "320x480", "--out", "out"]
    #expect(try Program().run(plain, in: place.folder).complaint.isEmpty)
    let shown = try Program().run(plain + ["--inspect", "hero/card/page-1"], in: place.folder)
    #expect(shown.status == 0 && shown.complaint.isEmpty, "\(shown.complaint)")
    let hidden = try Program().run(plain + ["--inspect", "hero/card/page-2"], in: place.folder)
    #expect(hidden.status == 0)
    #expect(
      hidden.complaint
        == "orihon: hero/card/page-2 is not on screen at 0 s; another --at or --size may show it\n")
    let mock = plain.dropLast() + ["laid", "--reference", "out/default-0.png", "--reference-at"]
    #expect(try Program().run(mock + ["nope"], in: place.folder).status == 2)
    let laid = try Program().run(mock + ["hero/card/page-2"], in: place.folder)
    #expect(laid.status == 0 && laid.complaint == hidden.complaint, "\(laid.complaint)")
  }

  @Test func `in a window an element may come later, and shows at once where it was put`() throws {
    func complaint(_ more: String...) throws -> String {
      let program = Program(environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""])
      let ending = try program.run(
        ["demo", "default", "--size", "320x480", "--inspect", "hero/card/page-2"] + more)
      #expect(ending.status == 4, "the window is tried for")
      return ending.complaint
    }
    let note = "orihon: hero/card/page-2 is not on screen yet; the tool finds it when it is\n"
    #expect(try complaint().hasPrefix(note))
    #expect(try !complaint("--place", "hero=320").contains(note))
  }

  @Test func `a row that is to stand somewhere has to be there`() throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    let ending = try Program().run(["demo", "feed.yml", "--place", "feed=10,nope=3"], in: place.folder)
    #expect(ending.status == 2)
    #expect(
      ending.complaint == "orihon: there is no row called 'nope'; what scrolls is feed, row\n",
      "\(ending.complaint)")
  }

  @Test(arguments: [
    (
      ["--reference", "notes.txt"],
      "orihon: notes.txt: the picture was not read: this is not a PNG, JPEG, WebP, GIF, AVIF, SVG, TIFF or BMP picture"
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
