import Foundation
import Testing

/// Tests of `orihon script`, and of `orihon replay --record`.
///
/// A script becomes a recording, and a recording a script.
struct ScriptVerbTests {
  private static let gestures = """
    - drag: {from: {row: row}, dx: -150, duration: 0.2}
    - wait: 0.4
    - flick: {at: {row: row}, velocity: 900, angle: 0}
    - wait: 1.5
    - edit: {row: row, remove: 0}
    - wait: 0.5

    """

  private func place() throws -> Scratch {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write(Self.gestures, as: "script.yml")
    return place
  }

  private func run(_ place: Scratch, _ arguments: String...) throws -> Program.Ending {
    let ending = try Program().run(arguments, in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    return ending
  }

  /// Returns a recording's lines without its header, its frames and all digests but the last.
  private func story(_ name: String, _ place: Scratch) throws -> [Substring] {
    let lines = try String(contentsOf: place.file(name), encoding: .utf8).split(separator: "\n")
    let digests = lines.filter { $0.contains(#""kind":"digest""#) }
    let values = try #require(digests.last?.firstRange(of: #""values""#))
    return lines.filter { $0.contains(#""kind":"input""#) || $0.contains(#""kind":"edit""#) }
      + [try #require(digests.last)[values.lowerBound...]]
  }

  /// Returns the lines of a recording's frames.
  private func frames(_ name: String, _ place: Scratch) throws -> [Substring] {
    try String(contentsOf: place.file(name), encoding: .utf8).split(separator: "\n")
      .filter { $0.contains(#""kind":"frame""#) }
  }

  @Test(arguments: [[], ["--frames"]])
  func `recorded, made a script and recorded again it is the same`(options: [String]) throws {
    let place = try place()
    _ = try run(
      place, "replay", "script.yml", "feed.yml", "--headless", "--size", "400x600", "--record", "a.jsonl")
    let export = try Program().run(["script", "a.jsonl", "--out", "b.yml"] + options, in: place.folder)
    #expect(export.status == 0 && export.output == "b.yml\n", "\(export.complaint)")
    _ = try run(
      place, "replay", "b.yml", "feed.yml", "--headless", "--size", "400x600", "--record", "b.jsonl")
    #expect(try story("a.jsonl", place) == story("b.jsonl", place))
    #expect(try story("a.jsonl", place).count > 30)
    _ = try run(place, "replay", "b.jsonl", "--headless")
    #expect(try run(place, "check", "b.yml").output.contains("b.yml: a script of "))
  }

  @Test func `a script on standard output begins with the command that plays it`() throws {
    let place = try place()
    _ = try run(
      place, "replay", "script.yml", "feed.yml", "--headless", "--device", "small", "--theme", "dark",
      "--record",
      "a.jsonl")
    let lines = try run(place, "script", "a.jsonl").output.split(separator: "\n")
    #expect(lines[0] == "# From the recording a.jsonl. To play it as it was recorded:")
    #expect(
      lines[1] == "# orihon replay THIS.yml feed.yml --headless --device small --theme dark", "\(lines[1])")
    #expect(lines.dropFirst(2).allSatisfy { $0.hasPrefix("- ") })
  }

  @Test func `the place where a recording begins is that of its script, and of what is recorded of it`()
    throws
  {
    let place = try place()
    let start = "row=57.25"
    _ = try run(
      place, "replay", "script.yml", "feed.yml", "--headless", "--size", "400x600", "--place", start,
      "--record",
      "a.jsonl")
    let lines = try run(place, "script", "a.jsonl", "--frames", "--out", "b.yml")
    #expect(lines.output == "b.yml\n")
    let head = try String(contentsOf: place.file("b.yml"), encoding: .utf8).split(separator: "\n")[1]
    #expect(
      head == "# orihon replay b.yml feed.yml --headless --size 400x600 --theme light --place row=57.25")
    _ = try run(
      place, "replay", "b.yml", "feed.yml", "--headless", "--size", "400x600", "--place", start, "--record",
      "b.jsonl")
    _ = try run(place, "replay", "b.jsonl", "--headless", "--record", "c.jsonl")
    for name in ["b.jsonl", "c.jsonl"] {
      #expect(try story("a.jsonl", place) == story(name, place))
      #expect(try String(contentsOf: place.file(name), encoding: .utf8).contains("\"place\":\"row=57.25\""))
      _ = try run(place, "replay", name, "--headless")
    }
    _ = try run(
      place, "replay", "b.yml", "feed.yml", "--headless", "--size", "400x600", "--record", "elsewhere.jsonl")
    #expect(try frames("a.jsonl", place) == frames("b.jsonl", place))
    #expect(try frames("a.jsonl", place) != frames("elsewhere.jsonl", place))
    let refused = try Program().run(["replay", "a.jsonl", "--headless", "--place", start], in: place.folder)
    #expect(
      refused.status == 2 && refused.complaint.contains("--place is for scripts"), "\(refused.complaint)")
  }

  @Test func `a feed that has changed since is not played by itself, but where it is named`() throws {
    let place = try place()
    _ = try run(place, "replay", "script.yml", "feed.yml", "--headless", "--record", "a.jsonl")
    try place.write("# Later.\n" + LayoutVerbTests.feed + "  # a row\n", as: "feed.yml")
    #expect(try Program().run(["replay", "a.jsonl", "--headless"], in: place.folder).status == 0)
    try place.write(LayoutVerbTests.feed + "\nsettings: {motion: {bounceRate: 10}}\n", as: "feed.yml")
    let ending = try Program().run(["replay", "a.jsonl", "--headless"], in: place.folder)
    #expect(ending.status == 2)
    #expect(
      ending.complaint.hasPrefix("a.jsonl:1:1: feed.yml has changed since this was recorded: its hash is "),
      "\(ending.complaint)")
    let named = try run(place, "replay", "a.jsonl", "feed.yml", "--headless")
    #expect(named.complaint.hasPrefix("orihon: feed.yml is not what a.jsonl was recorded on\norihon: "))
    #expect(named.complaint.hasSuffix(" frames agree with the recording\n"), "\(named.complaint)")
  }

  @Test func `what was cut off gives a script up to the cut, and a note`() throws {
    let place = try place()
    _ = try run(place, "replay", "script.yml", "feed.yml", "--headless", "--record", "a.jsonl")
    let whole = try Data(contentsOf: place.file("a.jsonl"))
    try whole.prefix(whole.count / 2).write(to: place.file("a.jsonl"))
    let ending = try run(place, "script", "a.jsonl", "--out", "b.yml")
    #expect(ending.complaint.contains("the recording ends in the middle of this line"))
    _ = try run(place, "replay", "b.yml", "feed.yml", "--headless")
  }
}
