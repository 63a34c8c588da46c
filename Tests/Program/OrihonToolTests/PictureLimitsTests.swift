import Foundation
import SDLRendering
import ScreenInterface
import Testing

/// Tests of pictures with more pixels than there is room for, and of damaged pictures.
struct PictureLimitsTests {
  @Test(arguments: [
    ["shoot", "paged", "--at", "0", "--out", "o", "--size", "8192x8192", "--scale", "4"],
    ["shoot", "paged", "--at", "0", "--out", "o", "--size", "8192x8192", "--scale", "4", "--matrix"],
    ["shoot", "paged", "--at", "0", "--out", "o", "--matrix", "--sizes", "8192x8192,64x64"],
    ["demo", "paged", "--size", "8192x8192", "--scale", "4"],
    ["replay", "drags", "--headless", "--out", "o", "--size", "8192x8192", "--scale", "1.5"],
    ["plot", "log.jsonl", "--out", "a.png", "--size", "8192x8192", "--scale", "4"],
  ])
  func `more pixels than are drawn are refused with the size and the limit`(arguments: [String]) throws {
    let place = try Scratch()
    let ending = try Program(environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""]).run(
      arguments, in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint.contains("at most 67108864 "), "\(ending.complaint)")
    #expect(try place.names().isEmpty)
  }

  @Test func `a film and strips are measured as a whole`() throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write("- wait: 1\n", as: "script.yml")
    try place.write("- strip: {name: a, frames: 64, every: 0.01}\n- wait: 1\n", as: "strips.yml")
    for more in [
      ["script.yml", "feed.yml", "--film", "a.png", "--strip", "64"],
      ["script.yml", "feed.yml", "--headless", "--out", ".", "--strip", "64"],
      ["strips.yml", "feed.yml", "--headless", "--out", "."],
    ] {
      let ending = try Program().run(["replay"] + more + ["--size", "1200x1000"], in: place.folder)
      #expect(ending.status == 2)
      #expect(ending.complaint.contains("pictures of 1200×1000 pixels side by side"), "\(ending.complaint)")
    }
    #expect(try place.names() == ["feed.yml", "script.yml", "strips.yml"])
  }

  @Test func `a recording of a window that no screen has is refused at its place`() throws {
    let place = try Scratch()
    let header =
      #"{"kind":"recording","version":1,"program":"","build":"","feed":"paged","hash":null,"size":[16384,16384],"#
      + #""scale":8,"safeArea":[0,0,0,0],"theme":"light","direction":"leftToRight","reducedMotion":false,"seed":0}"#
    try place.write(header + "\n", as: "a.jsonl")
    let ending = try Program().run(["replay", "a.jsonl", "--film", "a.png"], in: place.folder)
    #expect(ending.status == 2)
    #expect(
      ending.complaint.hasPrefix("a.jsonl:1:1: a picture of 131072×131072 pixels would be made; at most"),
      "\(ending.complaint)")
  }

  private func damaged() throws -> Scratch {
    let place = try Scratch()
    let bitmap = Bitmap(width: 90, height: 60, color: 0xFF20_4060)
    try PNGFile().png(of: bitmap).write(to: place.file("whole.png"))
    try Data(contentsOf: place.file("whole.png")).prefix(60).write(to: place.file("torn.png"))
    try place.write("text", as: "text.jpg")
    try place.write(
      """
      sections:
        - id: row
          kind: picture
          cards:
            - {picture: whole.png}
            - {picture: torn.png}
            - {picture: text.jpg}
            - {picture: torn.png}
            - {picture: gone.png}
      """, as: "feed.yml")
    return place
  }

  @Test func `check decodes every picture that a feed names`() throws {
    let place = try damaged()
    let ending = try Program().run(["check", "feed.yml"], in: place.folder)
    #expect(ending.status == 2 && ending.output.isEmpty, "\(ending.output)")
    // The library that reads PNG files also reports the damage that it found.
    let lines = ending.complaint.split(separator: "\n").filter { !$0.hasPrefix("libpng") }
    try #require(lines.count == 3, "\(ending.complaint)")
    #expect(lines[0].hasPrefix("feed.yml:6:19: the picture torn.png cannot be shown: the picture is damaged"))
    #expect(
      lines[1]
        == "feed.yml:7:19: the picture text.jpg cannot be shown: this is not a PNG, JPEG, WebP, GIF, AVIF, SVG, TIFF or BMP picture"
    )
    #expect(lines[2].hasPrefix("feed.yml:9:19: the picture gone.png is not there"), "\(lines[2])")
  }

  @Test func `shoot says which pictures it could not show, and ends with 2`() throws {
    let place = try damaged()
    let ending = try Program().run(
      ["shoot", "feed.yml", "--at", "0,0.1", "--size", "400x900", "--out", "out"], in: place.folder)
    #expect(ending.status == 2)
    #expect(try place.names(in: "out").count == 2)
    let lines = ending.complaint.split(separator: "\n").filter { $0.contains("cannot be shown") }
    #expect(lines.count == 2, "\(ending.complaint)")
    #expect(lines.first?.contains("torn.png: the picture cannot be shown: the picture is damaged") == true)
  }
}
