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

  @Test func `a row that shall go round and stands still is told, with its length and what its dots show`()
    throws
  {
    let place = try Scratch()
    let row =
      "sections:\n  - {id: a, layout: carousel, loop: true, dots: true, spacing: 10, card: {width: 90, height: 90}"
    try place.write(row + ", cards: [{title: a}, {title: b}, {title: c}, {title: d}]}\n", as: "four.yml")
    try place.write(
      row + ", cards: [{title: a}, {title: b}, {title: c}, {title: d}, {title: e}]}\n", as: "five.yml")
    try place.write(row + ", cards: [{title: a}]}\n", as: "one.yml")
    let ending = try Program().run(["check", "four.yml", "five.yml", "one.yml"], in: place.folder)
    #expect(ending.status == 0)
    let lines = ending.complaint.split(separator: "\n")
    #expect(lines.count == 2, "\(ending.complaint)")
    #expect(
      lines.first?.hasPrefix(
        "four.yml:2:37: the row does not loop in a window 430 points wide: its 4 cards, ") == true)
    #expect(
      lines.first?.hasSuffix("390 points long, all show as one page, without dots")
        == true)
    #expect(lines.last?.contains("it has one card") == true)
    let wide = try Program().run(["check", "five.yml", "--size", "1440x900"], in: place.folder)
    #expect(wide.complaint.contains("1440 points wide") && wide.complaint.contains("5 cards, 490 points"))
    let narrow = try Program().run(["check", "four.yml", "five.yml", "--size", "520x900"], in: place.folder)
    #expect(narrow.complaint.contains("4 cards, 390 points long, all show as one page, without dots"))
    #expect(narrow.complaint.contains("5 cards, 490 points long, all show as one page, without dots"))
    try place.write(
      row + ", transform: scale, cards: [{title: a}, {title: b}, {title: c}, {title: d}]}\n", as: "scaled.yml"
    )
    let scaled = try Program().run(["check", "scaled.yml", "--size", "425x900"], in: place.folder)
    #expect(
      scaled.complaint.contains("4 cards, 390 points long, are shorter, and it ends at the last one"),
      "\(scaled.complaint)")
  }

  @Test func `rows that stand still and families that are missing are told of feeds behind links too`() throws
  {
    let place = try Scratch()
    try place.write("sections: [{id: a, cards: [{title: On, link: next.yml}]}]\n", as: "first.yml")
    try place.write(
      "fonts: {titles: No Such Family}\nsections:\n  - {id: a, layout: carousel, loop: true, cards: [{title: a}]}\n",
      as: "next.yml")
    let ending = try Program().run(["check", "first.yml"], in: place.folder)
    #expect(ending.status == 0)
    let complaint = ending.complaint
    #expect(
      complaint.contains("next.yml:1:17: the family \"No Such Family\" is not installed"), "\(complaint)")
    #expect(complaint.contains("next.yml:3:37: the row does not loop"), "\(complaint)")
  }

  @Test func `what is no recording is refused with its line`() throws {
    let place = try Scratch()
    try place.write("{}\n", as: "empty.jsonl")
    let ending = try Program().run(["check", "empty.jsonl"], in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint.hasPrefix("empty.jsonl:1:1: "), "\(ending.complaint)")
  }
}
