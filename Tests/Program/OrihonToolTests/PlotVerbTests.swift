import Foundation
import SDLRendering
import ScreenInterface
import Testing

/// Tests that `orihon plot` draws logs, compares a measured curve, and refuses unreadable files.
struct PlotVerbTests {
  private static let script = """
    - flick: {at: {row: months}, velocity: 1500, angle: 180}
    - wait: 1
    """

  private func logged(in place: Scratch) throws {
    try place.write(Self.script, as: "turn.yml")
    let ending = try Program().run(
      ["replay", "turn.yml", "default", "--headless", "--log", "turn.jsonl"], in: place.folder)
    try #require(ending.status == 0, "\(ending.complaint)")
  }

  @Test func `a logged run becomes a picture of the asked size`() throws {
    let place = try Scratch()
    try logged(in: place)
    let ending = try Program().run(
      ["plot", "turn.jsonl", "--out", "turn.png", "--size", "400x300", "--scale", "1"], in: place.folder)
    #expect(ending.status == 0 && ending.output == "turn.png\n", "\(ending.complaint)")
    let picture = try PNGFile().read(place.file("turn.png"))
    #expect(picture.width == 400 && picture.height == 300)
  }

  @Test func `a measured curve is compared in numbers`() throws {
    let place = try Scratch()
    try logged(in: place)
    try place.write("t,offset\n0,-85\n0.5,143\n1,143\n", as: "phone.csv")
    let ending = try Program().run(
      ["plot", "turn.jsonl", "--row", "months", "--measured", "phone.csv", "--out", "both.png"],
      in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    let lines = ending.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == "both.png")
    #expect(lines.last?.hasPrefix("phone: RMS ") == true && lines.last?.contains(" earlier") == true)
  }

  @Test func `what settles after the log is seen until it does, beside ours standing still`() throws {
    let place = try Scratch()
    try logged(in: place)
    try place.write("t,offset\n0,-85\n2.5,-85\n3,143\n60,143\n", as: "phone.csv")
    let plot = ["plot", "turn.jsonl", "--row", "months", "--measured", "phone.csv", "--out"]
    for more in [["a.png"], ["b.png", "--to", "3"], ["c.png", "--to", "2.9"]] {
      #expect(try Program().run(plot + more, in: place.folder).status == 0)
    }
    let pictures = try ["a.png", "b.png", "c.png"].map { try PNGFile().read(place.file($0)) }
    #expect(pictures[0] == pictures[1] && pictures[0] != pictures[2])
  }

  @Test(arguments: [
    (
      ["plot", "gone.jsonl", "--out", "p.png"],
      "gone.jsonl:1:1: there is no such file"
    ),
    (
      ["plot", "turn.jsonl", "--out", "p.jpg"],
      "orihon: The value 'p.jpg' is invalid for '--out <file>': a picture is written as PNG; its name has to end in .png"
    ),
    (["plot", "turn.jsonl"], "orihon: Missing expected argument '--out <file>'"),
    (["plot", "turn.yml", "--out", "p.png"], "turn.yml:1:1: this is no log, whose lines are JSON; "),
    (
      ["plot", "turn.jsonl", "--row", "moon", "--out", "p.png"],
      "turn.jsonl: the log tells nothing of 'moon'; it tells of feed, "
    ),
    (
      ["plot", "turn.jsonl", "--shift", "1", "--out", "p.png"],
      "orihon: --shift needs --measured, whose times it moves"
    ),
    (["plot", "turn.jsonl", "--measured", "turn.yml", "--out", "p.png"], "turn.yml:1:1: \"- flick: "),
    (["plot", "turn.jsonl", "--from", "50", "--out", "p.png"], "orihon: from 50 s to "),
    (["plot", "turn.jsonl", "--out", "gone/p.png"], "orihon: "),
    (
      ["plot", "turn.jsonl", "--measured", "early.csv", "--shift", "-9", "--out", "p.png"],
      "early.csv: it ends -8 s after the start, before the log begins at 0 s; --shift moves it"
    ),
  ])
  func `what cannot be drawn is told, and no picture is left`(arguments: [String], complaint: String) throws {
    let place = try Scratch()
    try logged(in: place)
    try place.write("0,0\n1,1\n", as: "early.csv")
    let ending = try Program().run(arguments, in: place.folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.complaint.hasPrefix(complaint), "\(ending.complaint)")
    #expect(try place.names() == ["early.csv", "turn.jsonl", "turn.yml"])
  }
}
