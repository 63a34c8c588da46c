import Documents
import FeedFiles
import Foundation
import Measurements
import SDLRendering
import ScreenInterface
import Testing

/// Tests that `orihon fit` finds the settings of measured curves, writes them for a feed, and refuses what is no curve.
struct FitVerbTests {
  /// A fling from 0 at 1200 pt/s that decays by 2.002 a second, a sample every 1/60 s, and a rest.
  static func fling(scale: Double = 1, from start: Double = 0) -> String {
    let decay = -1000 * log(0.998)
    let lines = (0...300).map { frame in
      let time = Double(frame) / 60
      let moving = min(4, max(0, time - 0.5))
      let offset = start + scale * 1200 / decay * (1 - exp(-decay * moving))
      return String(format: "%.6f,%.4f\n", time, offset)
    }
    return "time,offset\n" + lines.joined()
  }

  @Test func `a fling becomes a block that a feed takes as it is`() throws {
    let place = try Scratch()
    try place.write(Self.fling(), as: "phone.csv")
    let ending = try Program().run(
      ["fit", "phone.csv", "--settings", "block.yml", "--out", "both.png"], in: place.folder)
    #expect(ending.status == 0 && ending.complaint.isEmpty, "\(ending.complaint)")
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "# phone.csv: 301 samples over 5 s, noise 0.1 pt or less")
    #expect(lines.contains { $0.hasPrefix("# motion.bounceRate is not determined: ") })
    #expect(lines.contains { $0.hasPrefix("# RMS 0") && $0.contains("largest") })
    #expect(lines.contains { $0.hasPrefix("# settles ") })
    #expect(lines.suffix(3) == ["settings:", "  motion:", "    decelerationRate: 0.998"])
    let block = try String(contentsOf: place.file("block.yml"), encoding: .utf8)
    #expect(ending.output.hasSuffix(block))
    try place.write(LayoutVerbTests.feed + "\n" + ending.output, as: "feed.yml")
    let check = try Program().run(["check", "feed.yml"], in: place.folder)
    #expect(check.status == 0, "\(check.complaint)")
    let picture = try PNGFile().read(place.file("both.png"))
    #expect(picture.width == 1440 && picture.height == 960)
  }

  @Test func `pixels of a phone are told by --pixels-per-point, and change no rate`() throws {
    let place = try Scratch()
    try place.write(Self.fling(scale: 3), as: "phone.csv")
    let (plain, scaled) = try (
      Program().run(["fit", "phone.csv"], in: place.folder),
      Program().run(["fit", "phone.csv", "--pixels-per-point", "3"], in: place.folder)
    )
    for ending in [plain, scaled] { #expect(ending.output.hasSuffix("    decelerationRate: 0.998\n")) }
  }

  /// Makes a folder with the log of a flick on the hero, `turn.jsonl`, which goes on for some seconds.
  private func placeOfLog(waiting seconds: Int) throws -> Scratch {
    let place = try Scratch()
    let script = "- flick: {at: {row: hero}, velocity: 500, angle: 180}\n- wait: \(seconds)\n"
    try place.write(script, as: "turn.yml")
    let log = try Program().run(
      ["replay", "turn.yml", "default", "--headless", "--log", "turn.jsonl"], in: place.folder)
    try #require(log.status == 0, "\(log.complaint)")
    return place
  }

  @Test func `a log is a curve, and a feed's row says what rests where`() throws {
    let place = try placeOfLog(waiting: 2)
    let ending = try Program().run(
      ["fit", "turn.jsonl", "--feed", "default", "--row", "hero"], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(ending.output.contains("held against hero\n"))
    #expect(ending.output.contains("# motion.snapRate is 12 ± ") && ending.output.contains("; hero has 12\n"))
    #expect(ending.output.hasSuffix("settings:\n  motion:\n    snapRate: 12\n"), "\(ending.output)")
    let unnamed = try Program().run(["fit", "turn.jsonl", "--feed", "default"], in: place.folder)
    #expect(unnamed.output == ending.output)
    let moon = try Program().run(["fit", "turn.jsonl", "--row", "moon"], in: place.folder)
    #expect(moon.status == 2 && moon.complaint.hasPrefix("turn.jsonl: the log tells nothing of 'moon'"))
    try place.write(Self.fling(), as: "phone.csv")
    let lost = try Program().run(
      ["fit", "phone.csv", "--feed", "default", "--row", "moon"], in: place.folder)
    #expect(lost.complaint.hasPrefix("orihon: there is no row called 'moon'; what scrolls is feed, "))
  }

  @Test func `a log's turns that no hand made are left out of the stroke`() throws {
    let place = try placeOfLog(waiting: 9)
    let ending = try Program().run(
      ["fit", "turn.jsonl", "--feed", "default", "--row", "hero"], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)\(ending.output)")
    #expect(ending.output.contains(" that no hand made "), "\(ending.output)")
    #expect(ending.output.hasSuffix("settings:\n  motion:\n    snapRate: 12\n"), "\(ending.output)")
  }

  @Test func `a curve that no setting explains ends with 1, and writes no block`() throws {
    let place = try Scratch()
    let wave = (0...120).map { String(format: "%.4f,%.4f\n", Double($0) / 60, 300 * sin(Double($0) / 20)) }
    try place.write(wave.joined(), as: "wave.csv")
    let ending = try Program().run(
      ["fit", "wave.csv", "--settings", "block.yml", "--out", "wave.png"], in: place.folder)
    #expect(ending.status == 1, "\(ending.complaint)")
    #expect(ending.output.contains("# no setting explains how the stroke at 0 s runs out"))
    #expect(!ending.output.contains("settings:"))
    #expect(try place.names() == ["wave.csv", "wave.png"])
  }

  @Test func `a block is written beside nothing that is there`() throws {
    let place = try Scratch()
    try place.write(Self.fling(), as: "phone.csv")
    try place.write("mine", as: "block.yml")
    let ending = try Program().run(["fit", "phone.csv", "--settings", "block.yml"], in: place.folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(
      ending.complaint == "orihon: block.yml cannot be written: there is something of this name, "
        + "and --settings replaces nothing\n")
    #expect(try String(contentsOf: place.file("block.yml"), encoding: .utf8) == "mine")
  }

  @Test(arguments: [
    ("0,0\n1,1\n", "still.csv: nothing in the curve moves far enough to be fitted"),
    ("0,0\n1,nan\n", "still.csv:2:3: \"nan\" is no number from -1000000000 to 1000000000"),
    ("0,0\n1,1\n0.5,2\n", "still.csv:3:1: the time is \"0.5\", after 1.0; times grow"),
    ("t,offset,finger\n0,0\n", "still.csv:2:1: \"0,0\" has 2 fields; a line is t,offset,finger, seconds"),
    ("0;0\n", "still.csv:1:1: \"0;0\" has 1 field; a line is t,offset, seconds and points"),
    (
      (0...20_000).map { "\($0),0\n" }.joined(),
      "orihon: still.csv has 20001 samples; at most 20000 are fitted"
    ),
  ])
  func `what cannot be fitted is told in one line`(text: String, complaint: String) throws {
    let place = try Scratch()
    try place.write(text, as: "still.csv")
    let ending = try Program().run(["fit", "still.csv", "--out", "p.png"], in: place.folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.complaint.contains(complaint), "\(ending.complaint)")
    #expect(try place.names() == ["still.csv"])
  }

  @Test(arguments: FittedSetting.allCases)
  func `every number is a setting of feeds, which takes whatever is told`(_ setting: FittedSetting) throws {
    let named = try #require(FeedSetting(rawValue: setting.rawValue))
    #expect(named.range.lower <= setting.range.lowerBound && named.range.upper >= setting.range.upperBound)
  }
}
