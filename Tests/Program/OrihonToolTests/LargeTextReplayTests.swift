import Foundation
import TestSupport
import Testing

/// Tests of runs with text of another size, and with words as a translation might be.
struct LargeTextReplayTests {
  @Test(arguments: [
    (["--text-scale", "2"], "\"textScale\":2"), (["--pseudo"], "\"pseudo\":true"),
  ])
  func `a recording says how its text was set, and replays`(words: [String], member: String) throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write("- wait: 0.5\n", as: "script.yml")
    let run = ["replay", "script.yml", "feed.yml", "--headless", "--record", "run.jsonl"] + words
    let ending = try Program().run(run, in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    let text = try String(contentsOf: place.file("run.jsonl"), encoding: .utf8)
    #expect(text.split(separator: "\n").first?.contains(member) == true)
    let again = try Program().run(["replay", "run.jsonl", "--headless", "--out", "a"], in: place.folder)
    #expect(again.status == 0, "\(again.complaint)")
  }

  @Test func `a recording that says nothing of its text has text as it is written`() throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write("- wait: 0.5\n", as: "script.yml")
    let run = ["replay", "script.yml", "feed.yml", "--headless", "--record", "run.jsonl"]
    #expect(try Program().run(run, in: place.folder).status == 0)
    let text = try String(contentsOf: place.file("run.jsonl"), encoding: .utf8)
    #expect(!text.contains("textScale") && !text.contains("pseudo"))
  }

  @Test func `larger text makes a card of words higher, and pseudolocalised words are in brackets`() throws {
    let place = try Scratch()
    let feed =
      "sections: [{id: a, layout: list, card: {height: 60}, cards: [{id: b, title: T, body: Some words}]}]\n"
    try place.write(feed, as: "feed.yml")
    func height(_ words: [String]) throws -> Double? {
      let ending = try Program().run(["layout", "feed.yml"] + words, in: place.folder)
      let line = ending.output.split(separator: "\n").first { $0.contains("cell b") }
      return line?.split(separator: " ").last.flatMap { Double($0) }
    }
    #expect(try height([]) == 60)
    #expect(try height(["--text-scale", "1"]) == 60)
    let large = try #require(try height(["--text-scale", "2"]))
    #expect(large > 90)
    let refused = try Program().run(["layout", "feed.yml", "--text-scale", "0.5"], in: place.folder)
    #expect(refused.status == 2 && refused.complaint.contains("0.8 to 3"))
  }
}
