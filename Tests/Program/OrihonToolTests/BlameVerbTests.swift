import Foundation
import Testing

/// Tests that `orihon blame` names the part of an edit that makes a replay differ, and no other.
struct BlameVerbTests {
  private static let old = """
    title: Shop
    settings:
      motion: {bounceRate: 10}
    sections:
      - id: hero
        layout: carousel
        cards: [{id: a, title: a}, {id: b, title: b}, {id: c, title: c}]
      - id: deals
        layout: carousel
        behavior: continuous
        card: {width: 160, height: 120}
        cards: [{title: a}, {title: b}, {title: c}, {title: d}, {title: e}, {title: f}, {title: g}]

    """
  private static let new = """
    title: Shop of things
    settings:
      motion: {bounceRate: 11, decelerationRate: 0.997, snapRate: 14}
    sections:
      - id: hero
        title: Heroes
        layout: carousel
        cards: [{id: c, title: c}, {id: a, title: aa}, {id: b, title: b}]
      - id: deals
        layout: carousel
        behavior: continuous
        spacing: 20
        card: {width: 160, height: 120}
        cards: [{title: a}, {title: b}, {title: c}, {title: d}, {title: e}, {title: f}, {title: g}]

    """

  private func blame(_ script: String, old: String = old, new: String = new) throws -> Program.Ending {
    let place = try Scratch()
    for (text, name) in [(old, "old.yml"), (new, "new.yml"), (script, "s.yml")] {
      try place.write(text, as: name)
    }
    return try Program().run(["blame", "old.yml", "new.yml", "s.yml", "--size", "430x932"], in: place.folder)
  }

  @Test(arguments: [
    (
      "- flick: {at: {row: hero}, velocity: 500, angle: 180}", "hero",
      "new.yml:3:53: settings.motion.snapRate was added: 14"
    ),
    (
      "- flick: {at: {row: deals}, velocity: 900, angle: 180}", "deals",
      "new.yml:3:28: settings.motion.decelerationRate was added: 0.997"
    ),
    (
      "- drag: {from: {row: deals}, dx: 200, dy: 0, duration: 0.4, hold: 0.2}", "deals",
      "new.yml:3:24: settings.motion.bounceRate is 11 instead of 10"
    ),
  ])
  func `of many edits the one that did it is named with its line`(
    stroke: String, row: String, line: String
  ) throws {
    let ending = try blame(stroke + "\n- wait: 2\n")
    #expect(ending.status == 1 && ending.complaint.isEmpty, "\(ending.complaint)")
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3 && lines.last == line, "\(ending.output)")
    #expect(lines.first?.hasPrefix("frame ") == true && lines.first?.contains(" s): \(row).") == true)
    #expect(lines.dropFirst().first?.hasPrefix("one of ") == true)
  }

  @Test func `a replay that no edit touches is alike, and so are feeds that say the same`() throws {
    let alike = try blame("- wait: 1\n")
    #expect(alike.status == 0 && alike.output.hasPrefix("old.yml and new.yml replay alike: "))
    let same = try blame("- wait: 1\n", new: "# a comment\n" + Self.old)
    #expect(same.status == 0 && same.output == "old.yml and new.yml say the same\n")
  }

  @Test func `edits that only check together are named together`() throws {
    let old = "sections: [{id: a, layout: carousel, cards: [{title: x}, {title: y}, {title: z}]}]\n"
    let new = """
      title: New
      sections:
      - {id: a, layout: carousel, cards: [{title: x}, {title: y}, {title: z}]}
      - {id: b, layout: carousel, follows: a, cards: [{title: x}, {title: y}, {title: z}]}

      """
    let ending = try blame(
      "- flick: {at: {row: a}, velocity: 500, angle: 180}\n- wait: 2\n", old: old, new: new)
    #expect(ending.status == 1, "\(ending.complaint)")
    let line =
      "new.yml:4:3: sections.b was added: {id: b, layout: carousel, follows: a, cards: [{…}, {…}, …]}\n"
    #expect(ending.output.contains(line), "\(ending.output)")
  }

  @Test func `a script whose target went names what took it`() throws {
    let new = Self.old.replacingOccurrences(of: "id: deals", with: "id: bargains")
    let ending = try blame("- flick: {at: {row: deals}, velocity: 900, angle: 180}\n", new: new)
    #expect(ending.status == 1, "\(ending.complaint)")
    #expect(ending.output.contains("the script stops: s.yml:1:"), "\(ending.output)")
    #expect(ending.output.hasSuffix("new.yml:8:9: sections.bargains.id is bargains instead of deals\n"))
  }

  @Test func `an expectation that fails now is what is searched for`() throws {
    let ending = try blame(
      "- flick: {at: {row: deals}, velocity: 900, angle: 180}\n- wait: 2\n- expect: {path: rows.hero.page, value: 0}\n"
        + "- flick: {at: {row: hero}, velocity: 500, angle: 180}\n- wait: 2\n- expect: {path: rows.hero.page, value: 1}\n",
      new: Self.new.replacingOccurrences(
        of: "    layout: carousel\n    cards: [{id: c",
        with: "    layout: carousel\n    paging: {threshold: 9, distanceShare: 1}\n    cards: [{id: c"))
    #expect(ending.status == 1, "\(ending.complaint)")
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.contains("s.yml:6:3: rows.hero.page is 0 at ") == true, "\(ending.output)")
    #expect(lines.first?.hasSuffix(" was expected, and held before") == true, "\(ending.output)")
    #expect(lines.contains { $0.contains("sections.hero.paging") }, "\(ending.output)")
  }

  @Test func `a recording is played as well, in its own surroundings`() throws {
    let place = try Scratch()
    try place.write(Self.old, as: "old.yml")
    try place.write(Self.new, as: "new.yml")
    try place.write("- flick: {at: {row: deals}, velocity: 900, angle: 180}\n- wait: 2\n", as: "s.yml")
    let taken = try Program().run(
      ["replay", "s.yml", "old.yml", "--headless", "--size", "600x700", "--record", "r.jsonl"],
      in: place.folder)
    try #require(taken.status == 0, "\(taken.complaint)")
    let ending = try Program().run(["blame", "old.yml", "new.yml", "r.jsonl"], in: place.folder)
    #expect(ending.status == 1, "\(ending.complaint)")
    #expect(ending.output.contains("settings.motion.decelerationRate was added: 0.997"), "\(ending.output)")
  }

  @Test func `what is played begins where it was recorded, or where it is asked to`() throws {
    let place = try Scratch()
    try place.write(Self.old, as: "old.yml")
    try place.write(Self.old.replacing("bounceRate: 10", with: "bounceRate: 11"), as: "new.yml")
    // From its middle the row does not come to its end, so that the edit is of no consequence.
    try place.write(
      "- drag: {from: {row: deals}, dx: 100, dy: 0, duration: 0.4, hold: 0.2}\n- wait: 2\n", as: "s.yml")
    let start = ["--size", "430x932", "--place", "deals=300"]
    let taken = try Program().run(
      ["replay", "s.yml", "old.yml", "--headless", "--record", "r.jsonl"] + start, in: place.folder)
    try #require(taken.status == 0, "\(taken.complaint)")
    let words = ["blame", "old.yml", "new.yml"]
    #expect(try Program().run(words + ["s.yml", "--size", "430x932"], in: place.folder).status == 1)
    #expect(try Program().run(words + ["s.yml"] + start, in: place.folder).status == 0)
    #expect(try Program().run(words + ["r.jsonl"], in: place.folder).status == 0)
    let lost = try Program().run(words + ["s.yml", "--place", "moon=3"], in: place.folder)
    #expect(
      lost.status == 2 && lost.complaint.hasPrefix("orihon: there is no row called 'moon'"),
      "\(lost.complaint)")
  }

  @Test(arguments: [
    (["blame", "old.yml", "bad.yml", "s.yml"], "bad.yml:1:1: the feed has no key \"nope\""),
    (
      ["blame", "s.yml", "old.yml", "s.yml"],
      "orihon: s.yml is a script, and no feed; orihon replay s.yml plays it"
    ),
    (["blame", "old.yml", "old.yml", "old.yml"], "orihon: old.yml is a feed, and no script"),
    (["blame", "old.yml", "new.yml", "lost.yml"], "lost.yml:1:"),
    (
      ["blame", "old.yml", "new.yml", "s.yml", "--size", "12"],
      "orihon: The value '12' is invalid for '--size <WxH>'"
    ),
  ])
  func `what cannot be compared is told`(arguments: [String], complaint: String) throws {
    let place = try Scratch()
    for (text, name) in [
      (Self.old, "old.yml"), (Self.new, "new.yml"), ("nope: 1\n" + Self.old, "bad.yml"),
      ("- wait: 1\n", "s.yml"),
      ("- press: {row: moon}\n", "lost.yml"),
    ] { try place.write(text, as: name) }
    let ending = try Program().run(arguments, in: place.folder)
    #expect(ending.status == 2 && ending.output.isEmpty, "\(ending.output)")
    #expect(ending.complaint.hasPrefix(complaint), "\(ending.complaint)")
  }
}
