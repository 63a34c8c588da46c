import Foundation
import TestSupport
import Testing

/// Tests of `orihon replay` without a window.
struct ReplayVerbTests {
  private func run(_ script: String, _ more: String...) throws -> (ending: Program.Ending, place: Scratch) {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write(script, as: "script.yml")
    let arguments = ["replay", "script.yml", "feed.yml", "--headless", "--size", "400x600"]
    return (try Program().run(arguments + more, in: place.folder), place)
  }

  @Test func `captures, strips and the frames of a film strip are written and listed`() throws {
    let script = "- drag: {from: {row: row}, dx: -150, duration: 0.2}\n- capture: turned\n"
    let (ending, place) = try run(script, "--out", "out", "--strip", "3")
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(try place.names(in: "out") == ["strip-feed.png", "turned.png"])
    #expect(ending.output == "out/turned.png\nout/strip-feed.png\n")
  }

  @Test func `the log goes to standard output, a JSON object a line`() throws {
    let (ending, _) = try run("- flick: {at: {row: row}, velocity: 1500, angle: 180}\n", "--log", "-")
    #expect(ending.status == 0, "\(ending.complaint)")
    let lines = ending.output.split(separator: "\n")
    #expect(lines.count > 10)
    for line in lines {
      #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) is [String: Any])
    }
    #expect(lines.last?.contains("\"page\":1") ?? false, "\(lines.last ?? "")")
  }

  @Test(arguments: ["30", "75", "144"])
  func `another frame rate ends in the same place`(rate: String) throws {
    let script = """
      - flick: {at: {row: row}, velocity: 1500, angle: 180}
      - wait: 2
      - expect: {path: rows.row.page, value: 1}
      - expect: {path: rows.row.x, value: 210, tolerance: 1000}
      - expect: {path: rows.row.phase, value: idle}
      """
    #expect(try run(script, "--rate", rate).ending.status == 0)
  }

  @Test(arguments: [[], ["--film", "film.png"], ["--out", "out", "--strip", "3"]])
  func `a recording that was cut off plays up to the cut, and says so once`(more: [String]) throws {
    let (ending, place) = try run("- wait: 0.5\n", "--record", "run.jsonl")
    try #require(ending.status == 0, "\(ending.complaint)")
    let whole = try String(contentsOf: place.file("run.jsonl"), encoding: .utf8)
    try place.write(String(whole.dropLast(9)), as: "cut.jsonl")
    let cut = try Program().run(["replay", "cut.jsonl", "--headless"] + more, in: place.folder)
    #expect(cut.status == 0)
    #expect(cut.complaint.count(of: "the recording ends in the middle of this line") == 1)
  }

  @Test func `a feed that was checked out with other line ends is the one that was recorded`() throws {
    let (ending, place) = try run("- wait: 0.2\n", "--record", "run.jsonl")
    try #require(ending.status == 0, "\(ending.complaint)")
    try place.write(LayoutVerbTests.feed.replacing("\n", with: "\r\n"), as: "feed.yml")
    let recording = try String(contentsOf: place.file("run.jsonl"), encoding: .utf8)
    try place.write(recording.replacing("\n", with: "\r\n"), as: "run.jsonl")
    let replayed = try Program().run(["replay", "run.jsonl", "--headless"], in: place.folder)
    #expect(replayed.status == 0, "\(replayed.complaint)")
    #expect(replayed.complaint.hasSuffix("frames agree with the recording\n"), "\(replayed.complaint)")
  }

  @Test func `a reader that goes ends the log with 2`() throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write(
      "- flick: {at: {row: row}, velocity: 900, angle: 180}\n- wait: 30\n- frame\n", as: "script.yml")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    let command =
      "'\(try Program.executable().path)' replay script.yml feed.yml --headless --rate 200 --log - 2>/dev/null"
    shell.arguments = ["-c", command + " | head -n 1 > first; exit ${PIPESTATUS[0]}"]
    shell.currentDirectoryURL = place.folder
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 2)
    #expect(try String(contentsOf: place.file("first"), encoding: .utf8).hasPrefix("{\"kind\":\"frame\""))
  }

  @Test func `without a window there is no speed`() throws {
    let (ending, _) = try run("- wait: 0.1\n", "--speed", "0.5")
    #expect(ending.status == 2)
    #expect(ending.complaint.contains("--speed needs a window"), "\(ending.complaint)")
  }

  @Test(arguments: [
    ["--hud"], ["--inspect", "row/card/one"], ["--layers", "--trails"], ["--loupe", "9,9"],
  ])
  func `tools asked of a replay leave what a session did with its own as it was`(tools: [String]) throws {
    let keys = ["h", "i", "v"].map { "- key: {name: \($0)}\n" }.joined()
    let script = """
      \(keys)- resize: {width: 1120, height: 600}
      - key: {name: escape}
      - flick: {at: {row: row}, velocity: 1500, angle: 180}
      - wait: 1

      """
    let place = try Scratch()
    let wide = LayoutVerbTests.feed.replacingOccurrences(of: "width: 200", with: "width: 700")
    try place.write(wide, as: "feed.yml")
    try place.write(script, as: "script.yml")
    let record = [
      "replay", "script.yml", "feed.yml", "--headless", "--size", "800x600", "--record", "run.jsonl",
    ]
    #expect(try Program().run(record, in: place.folder).status == 0)
    let plain = try Program().run(["replay", "run.jsonl", "--headless", "--log", "-"], in: place.folder)
    #expect(plain.status == 0 && plain.output.contains("fling"), "\(plain.complaint)")
    let again = try Program().run(
      ["replay", "run.jsonl", "--headless", "--log", "-"] + tools, in: place.folder)
    #expect(again.status == 0, "\(again.complaint)")
    #expect(again.output == plain.output)
  }

  @Test func `an expectation that is not met is told with its line, and the status is 1`() throws {
    let (ending, _) = try run("- wait: 0.1\n- expect: {path: feed.y, value: 99}\n")
    #expect(ending.status == 1)
    #expect(ending.complaint.hasPrefix("script.yml:2:"), "\(ending.complaint)")
    #expect(ending.complaint.contains("feed.y is 0"), "\(ending.complaint)")
  }

  @Test func `no picture takes the place of another's`() throws {
    let (twins, place) = try run("- capture: a\n- capture: a\n", "--out", "o")
    #expect(twins.status == 2)
    #expect(
      twins.complaint
        == "script.yml:2:3: this picture is called \"a\", as that of line 1; each needs a name of its own\n")
    #expect(!(try place.names().contains("o")))
    let (strip, _) = try run("- wait: 1\n- strip: {name: feed}\n", "--out", "o", "--strip", "2")
    #expect(strip.status == 2)
    #expect(
      strip.complaint.contains("--strip makes strip-feed.png, and so does line 2"), "\(strip.complaint)")
  }

  @Test func `no two outputs are one file`() throws {
    let (ending, place) = try run("- capture: a\n", "--record", "a", "--log", "./a")
    #expect(ending.status == 2)
    #expect(ending.complaint == "orihon: --record and --log name the same file, ./a\n")
    #expect(try place.names() == ["feed.yml", "script.yml"])
  }

  @Test func `a run that breaks off leaves no recording and no film`() throws {
    let script = "- wait: 0.2\n- expect: {path: feed.y, value: 7}\n"
    let (ending, place) = try run(script, "--record", "a.jsonl", "--film", "a.apng")
    #expect(ending.status == 1, "\(ending.complaint)")
    #expect(try place.names() == ["feed.yml", "script.yml"])
  }
}
