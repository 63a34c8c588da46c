import Foundation
import TestSupport
import Testing

/// Tests of `orihon strokes`: what is told of a folder's strokes, under one setting and two.
struct StrokesVerbTests {
  private static let feed = """
    title: hello
    sections:
      - id: row
        layout: carousel
        behavior: groupPaging
        card: {width: 200, height: 120}
        cards: [{title: a}, {title: b}, {title: c}, {title: d}]

    """
  private static let flick = "- flick: {at: {row: row}, velocity: 700, angle: 180}\n"
  private static let drag = "- drag: {from: {row: row}, dx: -60, easing: linear, hold: 0.2}\n"

  private func place(_ labels: String? = nil) throws -> Scratch {
    let place = try Scratch()
    try place.write(Self.feed, as: "feed.yml")
    try FileManager.default.createDirectory(
      at: place.folder.appendingPathComponent("mine"), withIntermediateDirectories: true)
    try place.write(Self.flick, as: "mine/flick.yml")
    try place.write(Self.drag, as: "mine/drag.yml")
    if let labels { try place.write(labels, as: "mine/labels.yml") }
    return place
  }

  @Test func `a folder's strokes are told one by one`() throws {
    let place = try place()
    let ending = try Program().run(["strokes", "mine"], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    let lines = ending.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("drag ") && lines[1].hasSuffix("row springs back"))
    #expect(lines[2].hasPrefix("flick ") && lines[2].hasSuffix("row turns the page"))
    #expect(lines[3] == "2 strokes")
  }

  @Test func `under another setting those that land elsewhere are listed with a sentence`() throws {
    let place = try place()
    let words = ["strokes", "mine", "--set", "row.paging.threshold=1"]
    let ending = try Program().run(words, in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(ending.output.contains("turned the page at 1.2; now springs back"), "\(ending.output)")
    #expect(!ending.output.contains("\ndrag "))
    #expect(ending.output.hasSuffix("2 strokes, 1 lands elsewhere, 1 settles at another time\n"))
    try place.write(
      Self.feed.replacing("groupPaging", with: "continuous"), as: "other.yml")
    let against = try Program().run(
      ["strokes", "mine", "feed.yml", "--against", "other.yml"], in: place.folder)
    #expect(against.status == 0, "\(against.complaint)")
    #expect(against.output.contains("2 land elsewhere"), "\(against.output)")
    #expect(
      against.output.contains("sprang back from 1.2; now stops where it is let go"), "\(against.output)")
    try place.write(Self.feed.replacing("width: 200", with: "width: 180"), as: "narrow.yml")
    let narrow = try Program().run(
      ["strokes", "mine", "feed.yml", "--against", "narrow.yml"], in: place.folder)
    #expect(narrow.output.contains("turned the page at 1.2, now 20 points shorter"), "\(narrow.output)")
  }

  @Test func `a page shows the curves of every stroke, and those of both times where it lands elsewhere`()
    throws
  {
    let place = try place("strokes:\n  flick: {must: turn}\n")
    let alone = try Program().run(["strokes", "mine", "feed.yml", "--report", "page"], in: place.folder)
    #expect(alone.status == 0, "\(alone.complaint)")
    let index = place.file("page/index.html")
    let first = try String(contentsOf: index, encoding: .utf8)
    #expect(first.count(of: "<article") == 2 && first.count(of: "<svg") == 4)
    #expect(first.contains("curve now") && !first.contains("curve before"))
    let words = [
      "strokes", "mine", "feed.yml", "--set", "row.paging.threshold=1", "--size", "500x700", "--report",
      "page",
    ]
    let compared = try Program().run(words, in: place.folder)
    #expect(compared.status == 1, "\(compared.complaint)")
    #expect(compared.complaint.contains("page/index.html"), "\(compared.complaint)")
    let second = try String(contentsOf: index, encoding: .utf8)
    #expect(second.count(of: "<article") == 1 && second.count(of: "<svg") == 2)
    #expect(second.contains("curve before") && second.contains("curve now"))
    #expect(second.contains("turned the page at 1.2; now springs back"))
    #expect(second.contains("It must turn the page, and springs back."))
    #expect(
      second.contains(
        "<code>orihon strokes mine feed.yml --set row.paging.threshold=1 --size 500x700 --theme light"))
  }

  @Test func `a page takes no folder of somebody else's, and nothing is played for it`() throws {
    let place = try place()
    let ending = try Program().run(["strokes", "mine", "--report", "mine"], in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.output.isEmpty)
    #expect(
      ending.complaint.contains("mine: the file cannot be written: it holds drag.yml"), "\(ending.complaint)")
    let left = try FileManager.default.contentsOfDirectory(atPath: place.file("mine").path).sorted()
    #expect(left == ["drag.yml", "flick.yml"])
  }

  @Test func `labels are a test: where one does not hold, its place is told and the status is 1`() throws {
    let place = try place("strokes:\n  flick: {must: turn}\n  drag.yml: {must: stay, within: 2s}\n")
    let good = try Program().run(["strokes", "mine"], in: place.folder)
    #expect(good.status == 0)
    #expect(good.output.hasSuffix("2 strokes, 2 of 2 labels hold\n"))
    let words = ["strokes", "mine", "feed.yml", "--set", "row.paging.threshold=1"]
    let bad = try Program().run(words, in: place.folder)
    #expect(bad.status == 1)
    #expect(bad.output.contains("mine/labels.yml:2:3: flick must turn the page, and springs back\n"))
    #expect(bad.output.hasSuffix("1 of 2 labels holds\n"), "\(bad.output)")
  }

  @Test func `a recording is played in its own window, on its own feed or the one that is named`() throws {
    let place = try place()
    let record = [
      "replay", "mine/flick.yml", "feed.yml", "--headless", "--size", "500x700", "--record", "mine/rec.jsonl",
    ]
    #expect(try Program().run(record, in: place.folder).status == 0)
    for feed in [[], ["feed.yml"]] {
      let ending = try Program().run(["strokes", "mine", "--json"] + feed, in: place.folder)
      let json = try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [[String: Any]]
      let names = json?.compactMap { $0["stroke"] as? String }
      #expect(names == ["drag", "flick", "rec"])
      let now = json?.last?["now"] as? [String: Any]
      #expect(now?["decision"] as? String == "turns the page")
      #expect(now?["page"] as? Int == 1)
    }
  }

  @Test
  func `the forty that ship are played where no folder is named, and take every setting of their feed`()
    throws
  {
    let place = try Scratch()
    let plain = try Program().run(["strokes"], in: place.folder)
    #expect(plain.status == 0, "\(plain.complaint)")
    #expect(plain.output.hasSuffix("40 strokes, 40 of 40 labels hold\n"), "\(plain.output)")
    let shy = try Program().run(["strokes", "--set", "group.paging.threshold=1"], in: place.folder)
    #expect(shy.status == 1, "\(shy.complaint)")
    #expect(shy.output.contains("Strokes/labels.yml:8:3: flick-next must rest on page 2, and springs back\n"))
  }

  @Test func `what is neither a script nor a recording is named and left alone`() throws {
    let place = try place()
    try place.write(Self.feed, as: "mine/feed.yml")
    try place.write("words", as: "mine/notes.txt")
    let ending = try Program().run(["strokes", "mine"], in: place.folder)
    #expect(ending.status == 0)
    #expect(
      ending.complaint
        == "orihon: left alone, being neither a gesture script nor a recording: feed.yml, notes.txt\n")
  }

  @Test(arguments: [
    (["strokes", "nowhere"], "orihon: there is no folder 'nowhere'; strokes are played from a folder"),
    (["strokes", "feed.yml"], "orihon: 'feed.yml' is no folder; strokes are played from a folder"),
    (["strokes", "."], "orihon: . holds no stroke: no recording (.jsonl) and no gesture script (.yml)"),
    (["strokes", "mine", "--set", "row.paging.treshold=1"], "orihon: --set row.paging.treshold=1: "),
    (
      ["strokes", "mine", "--against", "nowhere"],
      "orihon: there is no feed file and no scene called 'nowhere'"
    ),
  ])
  func `wrong words end with 2`(words: [String], complaint: String) throws {
    let place = try place()
    let ending = try Program().run(words, in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint.contains(complaint), "\(ending.complaint)")
    #expect(ending.output.isEmpty)
  }

  @Test(arguments: [
    ("mine/bad.yml", "- flik: 3\n", "mine/bad.yml:1:3: a step has no key \"flik\""),
    ("mine/bad.yml", "- press: {row: nowhere}\n", "mine/bad.yml:1:3: there is no row nowhere; the rows are "),
    ("mine/bad.jsonl", "x\n", "mine/bad.jsonl:1:1: not JSON"),
    ("mine/labels.yml", "strokes: {flik: {must: turn}}\n", "mine/labels.yml:1:11: there is no script"),
    ("mine/labels.yml", "strokes: {flick: {must: jump}}\n", "mine/labels.yml:1:25: \"must\" is jump"),
  ])
  func `a faulty file ends with 2 and is named`(file: String, text: String, complaint: String) throws {
    let place = try place()
    try place.write(text, as: file)
    let ending = try Program().run(["strokes", "mine"], in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint.hasPrefix(complaint), "\(ending.complaint)")
    #expect(ending.output.isEmpty)
  }
}
