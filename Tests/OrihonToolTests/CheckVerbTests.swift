import Foundation
import Testing

/// Tests of `orihon check` on feeds, scripts and recordings.
struct CheckVerbTests {
  @Test func `good files are summed up, one line each`() throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write("- wait: 0.5\n- capture: end\n", as: "script.yml")
    try place.write("- wait: 0.5\n", as: "short.yml")
    let ending = try Program().run(["check", "feed.yml", "script.yml", "short.yml"], in: place.folder)
    #expect(ending.status == 0)
    #expect(
      ending.output == "feed.yml: a feed of 1 section and 2 cards\nscript.yml: a script of 2 steps\n"
        + "short.yml: a script of 1 step\n")
  }

  @Test func `every fault of every file is told with its place, and the good ones still count`() throws {
    let place = try Scratch()
    try place.write("sections:\n  - {id: a, layout: spiral, cards: []}\n", as: "bad.yml")
    try place.write("- wiggle: 3\n- wait: never\n", as: "script.yml")
    try place.write(LayoutVerbTests.feed, as: "good.yml")
    let ending = try Program().run(["check", "bad.yml", "script.yml", "good.yml"], in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.output == "good.yml: a feed of 1 section and 2 cards\n")
    let lines = ending.complaint.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("bad.yml:2:") }, "\(ending.complaint)")
    #expect(lines.filter { $0.hasPrefix("script.yml:") }.count >= 2, "\(ending.complaint)")
  }

  @Test func `what is no recording is refused with its line`() throws {
    let place = try Scratch()
    try place.write("{}\n", as: "empty.jsonl")
    let ending = try Program().run(["check", "empty.jsonl"], in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint.hasPrefix("empty.jsonl:1:1: "), "\(ending.complaint)")
  }
}
