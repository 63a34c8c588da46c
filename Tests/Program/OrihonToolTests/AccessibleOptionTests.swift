import Foundation
import Testing

/// Tests of `--accessible` of `check` and of `replay`.
struct AccessibleOptionTests {
  private func check(_ cards: String, _ words: String...) throws -> Program.Ending {
    let place = try Scratch()
    try place.write("sections: [{id: a, title: A, cards: [\(cards)]}]\n", as: "feed.yml")
    return try Program().run(["check", "feed.yml", "--accessible"] + words, in: place.folder)
  }

  @Test func `what has no label is named, and counts as a difference`() throws {
    let ending = try check("{id: x, kind: picture}, {id: y, kind: picture, label: Hills}, {id: z, title: Z}")
    #expect(ending.status == 1)
    #expect(ending.output == "feed.yml: a/card/x: this image has no label\n", "\(ending.complaint)")
  }

  @Test func `where everything has one, a sentence says so`() throws {
    let ending = try check("{id: z, title: Z}")
    #expect(ending.status == 0)
    #expect(ending.output == "feed.yml: every element has a label\n", "\(ending.complaint)")
  }

  @Test func `both checks can be asked for at once`() throws {
    let ending = try check("{id: z, title: Z}", "--shown")
    #expect(ending.output.split(separator: "\n").count == 2 && ending.status == 0, "\(ending.output)")
  }

  @Test func `a log tells of it where it is asked to, and plot reads such a log`() throws {
    let place = try Scratch()
    try place.write("- drag: {from: {row: hero}, dx: -260, duration: 0.2}\n- wait: 1\n", as: "drag.yml")
    let words = ["replay", "drag.yml", "default", "--headless", "--log", "log.jsonl"]
    let ending = try Program().run(words + ["--accessible"], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    let log = try String(contentsOf: place.folder.appendingPathComponent("log.jsonl"), encoding: .utf8)
    #expect(log.contains(#""notification":"screenChanged""#))
    #expect(log.contains(#""announcement":"折本の一年, page 2 of 5""#))
    let plot = try Program().run(["plot", "log.jsonl", "--out", "plot.png"], in: place.folder)
    #expect(plot.status == 0, "\(plot.complaint)")
    #expect(try Program().run(words, in: place.folder).status == 0)
    let plain = try String(contentsOf: place.folder.appendingPathComponent("log.jsonl"), encoding: .utf8)
    #expect(!plain.contains("accessibility"))
  }

  @Test func `without a log it is refused`() throws {
    let ending = try Program().run(["replay", "default", "--headless", "--accessible"])
    #expect(
      ending.status == 2 && ending.complaint.contains("--accessible needs --log"), "\(ending.complaint)")
  }
}
