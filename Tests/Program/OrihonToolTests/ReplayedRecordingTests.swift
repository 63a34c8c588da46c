import Foundation
import Testing

/// Tests of `orihon replay` of recordings: what it tells of those that agree, that differ and that are not there.
struct ReplayedRecordingTests {
  private let place: Scratch

  init() throws {
    place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write("- drag: {from: {row: row}, dx: -150, duration: 0.2}\n- wait: 2\n", as: "script.yml")
    let recording = try run(
      "replay", "script.yml", "feed.yml", "--headless", "--size", "400x600", "--record", "run.jsonl")
    try #require(recording.status == 0, "\(recording.complaint)")
  }

  private func run(_ words: String...) throws -> Program.Ending {
    try Program().run(words, in: place.folder)
  }

  @Test func `one that agrees tells how many frames do`() throws {
    let ending = try run("replay", "run.jsonl", "--headless")
    #expect(ending.status == 0 && ending.output.isEmpty)
    let words = ending.complaint.split(separator: " ")
    #expect(words.count == 7 && Int(words[1]).map { $0 > 60 } == true, "\(ending.complaint)")
    #expect(ending.complaint.hasSuffix(" frames agree with the recording\n"))
  }

  @Test func `one plays on a feed with other comments, and is refused on one that says more`() throws {
    try place.write("# a comment\n\n" + LayoutVerbTests.feed + "\n# the end\n", as: "feed.yml")
    let same = try run("replay", "run.jsonl", "--headless")
    #expect(same.status == 0 && same.complaint.hasSuffix(" frames agree with the recording\n"))
    let other = LayoutVerbTests.feed.replacing("width: 200", with: "width: 190")
    try #require(other != LayoutVerbTests.feed)
    try place.write(other, as: "feed.yml")
    let changed = try run("replay", "run.jsonl", "--headless")
    #expect(changed.status == 2)
    let sentence = "feed.yml has changed since this was recorded"
    #expect(changed.complaint.contains(sentence), "\(changed.complaint)")
  }

  @Test func `one of an older program plays on the same text alone`() throws {
    let whole = try String(contentsOf: place.file("run.jsonl"), encoding: .utf8)
    let old = whole.replacing(/,"content":"[0-9a-f]+"/, with: "", maxReplacements: 1)
    try #require(old != whole)
    try place.write(old, as: "run.jsonl")
    #expect(try run("replay", "run.jsonl", "--headless").status == 0)
    try place.write("# a comment\n" + LayoutVerbTests.feed, as: "feed.yml")
    #expect(try run("replay", "run.jsonl", "--headless").status == 2)
  }

  @Test(arguments: ["film.png", "film.apng"])
  func `of one that differs the film is written up to there`(film: String) throws {
    let other = LayoutVerbTests.feed.replacing("width: 200", with: "width: 190")
    try #require(other != LayoutVerbTests.feed)
    try place.write(other, as: "other.yml")
    let ending = try run("replay", "run.jsonl", "other.yml", "--film", film)
    #expect(ending.status == 1 && ending.output == film + "\n", "\(ending.output)\(ending.complaint)")
    #expect(ending.complaint.contains("the replay diverges at frame "), "\(ending.complaint)")
    #expect(try place.names().contains(film))
  }

  @Test(arguments: [["--size", "320x480"], ["--theme", "dark"], ["--scale", "2"], ["--rtl"]])
  func `a window of its own is not asked for beside a recording's`(options: [String]) throws {
    let ending = try Program().run(["replay", "run.jsonl", "--headless"] + options, in: place.folder)
    #expect(ending.status == 2)
    #expect(
      ending.complaint.hasPrefix("orihon: \(options[0]) is for scripts: a recording has its own window"),
      "\(ending.complaint)")
  }

  @Test func `a script that names no feed is told the one that it is played on`() throws {
    let ending = try run("replay", "script.yml", "--headless")
    #expect(ending.status == 0)
    #expect(ending.complaint == "orihon: script.yml is played on feed.yml; no feed is named\n")
  }

  @Test(arguments: ["replay", "script"])
  func `one that was cut off is told where its own name is not there`(verb: String) throws {
    try FileManager.default.moveItem(at: place.file("run.jsonl"), to: place.file("run.jsonl.partial"))
    let ending = try Program().run(
      [verb, "run.jsonl"] + (verb == "replay" ? ["--headless"] : []), in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint.contains("there is no such file, but run.jsonl.partial"), "\(ending.complaint)")
    try FileManager.default.copyItem(at: place.file("run.jsonl.partial"), to: place.file("run.jsonl"))
    let beside = try Program().run(
      [verb, "run.jsonl"] + (verb == "replay" ? ["--headless"] : []), in: place.folder)
    #expect(beside.status == 0 && beside.complaint.contains("run.jsonl.partial lies beside it"))
  }

  @Test(arguments: [
    "run.jsonl.partial", "run.jsonl.2.partial", "run.partial", "attached.txt", "attached.yml",
  ])
  func `one that a killed run left plays by whatever name it has`(name: String) throws {
    let whole = try String(contentsOf: place.file("run.jsonl"), encoding: .utf8)
    try place.write(String(whole.prefix(whole.count * 2 / 3)), as: name)
    let played = try run("replay", name, "--headless")
    #expect(played.status == 0, "\(played.complaint)")
    #expect(played.complaint.contains("\(name):"), "\(played.complaint)")
    #expect(played.complaint.hasSuffix(" frames agree with the recording\n"), "\(played.complaint)")
    let checked = try run("check", name)
    #expect(checked.status == 0, "\(checked.complaint)")
    #expect(checked.output.hasPrefix("\(name): a recording of "), "\(checked.output)")
    #expect(checked.complaint.contains("the recording ends in the middle of this line"))
  }

  @Test func `a folder of strokes has one that was cut off, and leaves one that was cut in its header`()
    throws
  {
    let whole = try String(contentsOf: place.file("run.jsonl"), encoding: .utf8)
    let folder = place.file("strokes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try String(whole.prefix(whole.count - 20)).write(
      to: folder.appendingPathComponent("a.jsonl.partial"), atomically: true, encoding: .utf8)
    try String(whole.prefix(40)).write(
      to: folder.appendingPathComponent("b.jsonl.partial"), atomically: true, encoding: .utf8)
    let ending = try run("strokes", "strokes")
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(ending.output.contains("a.jsonl"), "\(ending.output)")
    #expect(ending.complaint.contains("left alone") && ending.complaint.contains("b.jsonl.partial"))
  }

  @Test func `a plot of it is one of its log, and a curve is no log`() throws {
    let recording = try run("plot", "run.jsonl", "--out", "p.png")
    #expect(recording.status == 2)
    #expect(recording.complaint.contains("replay --headless --log FILE"), "\(recording.complaint)")
    try place.write("t,offset\n0,0\n0.1,1\n", as: "curve.csv")
    let curve = try run("plot", "curve.csv", "--out", "p.png")
    #expect(curve.status == 2)
    #expect(curve.complaint.hasPrefix("curve.csv:1:1: this is no log"), "\(curve.complaint)")
  }
}
