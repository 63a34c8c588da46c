import Foundation
import Testing

/// Tests that `orihon fuzz` names its strokes, and writes nothing where nothing is broken.
struct FuzzVerbTests {
  @Test func `a sound feed ends with 0 and leaves no file`() throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    let ending = try Program().run(["fuzz", "feed.yml", "--strokes", "50", "--seed", "3"], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(ending.output == "feed: 50 strokes from seed 3, nothing broken\n")
    #expect(try place.names() == ["feed.yml"])
  }

  @Test func `one process and several say the same, and a share says nothing when nothing is broken`() throws
  {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    func ending(_ more: String...) throws -> Program.Ending {
      try Program().run(["fuzz", "feed.yml", "--strokes", "110"] + more, in: place.folder)
    }
    for count in ["1", "2", "9"] {
      let ending = try ending("--workers", count)
      #expect(ending.status == 0, "\(ending.complaint)")
      #expect(ending.output == "feed: 110 strokes from seed 1, nothing broken\n")
    }
    let share = try ending("--share", "2/3")
    #expect(share.status == 0 && share.output.isEmpty, "\(share.output)\(share.complaint)")
    #expect(try place.names() == ["feed.yml"])
  }

  @Test(arguments: [
    ("wheelSilence", "settings: {gestures: {wheelSilence: 5}}", "height: 120"),
    (
      "softSprings",
      "settings: {motion: {decelerationRate: 0.9999, bounceRate: 1, rubberBandCoefficient: 1}}", "height: 120"
    ),
    ("lowEstimate", "theme: auto", "height: estimated(1)"),
    ("estimate", "theme: auto", "height: estimated(400)"),
    ("highEstimate", "theme: auto", "height: estimated(100000)"),
  ])
  func `numbers and estimates far from the usual break nothing`(name: String, setting: String, height: String)
    throws
  {
    let place = try Scratch()
    let cards = (1...40).map { "{id: c\($0), title: \($0), body: words and words}" }.joined(separator: ", ")
    let text = """
      title: 見本
      \(setting)
      sections:
        - {id: row, layout: carousel, card: {width: 200, height: 120}, cards: [\(cards)]}
        - {id: list, layout: list, insets: 0, card: {\(height)}, cards: [\(cards)]}

      """
    try place.write(text, as: "\(name).yml")
    for seed in 1...4 {
      let ending = try Program().run(
        ["fuzz", "\(name).yml", "--strokes", "100", "--seed", "\(seed)"], in: place.folder)
      #expect(ending.status == 0, "\(ending.output)\(ending.complaint)")
    }
  }

  @Test(arguments: [
    (["fuzz", "nowhere"], "orihon: there is no feed file and no scene called 'nowhere'"),
    (["fuzz", "--strokes", "0"], "orihon: The value '0' is invalid for '--strokes <m>'"),
    (
      ["fuzz", "--seed", "-1"],
      "orihon: The value '-1' is invalid for '--seed <n>': it has to be a whole number from 0 to 18446744073709551615"
    ),
  ])
  func `wrong words end with 2`(arguments: [String], complaint: String) throws {
    let place = try Scratch()
    let ending = try Program().run(arguments, in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint.hasPrefix(complaint), "\(ending.complaint)")
  }
}
