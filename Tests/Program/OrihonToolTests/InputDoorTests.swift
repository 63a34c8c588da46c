import Foundation
import SDLRendering
import ScreenInterface
import Testing

/// Tests that every verb and option that reads a file refuses other things at once, by their kind.
struct InputDoorTests {
  nonisolated struct Reader: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    /// The name of the file, under which the other thing lies.
    let file: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, reading file: String) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.file = file
    }
  }

  private nonisolated static let golden = "goldens/mine/300x400@1/light/leftToRight"

  nonisolated static let readers = [
    Reader("check it.yml", reading: "it.yml"), Reader("check it.jsonl", reading: "it.jsonl"),
    Reader("layout it.yml", reading: "it.yml"), Reader("shoot it.yml --at 0 --out out", reading: "it.yml"),
    Reader("shoot paged --at 0 --out out --reference it.png", reading: "it.png"),
    Reader("demo it.yml", reading: "it.yml"), Reader("fuzz it.yml", reading: "it.yml"),
    Reader("replay it.yml --headless", reading: "it.yml"),
    Reader("replay it.jsonl --headless", reading: "it.jsonl"), Reader("script it.jsonl", reading: "it.jsonl"),
    Reader("plot it.jsonl --out a.png", reading: "it.jsonl"),
    Reader("plot log.jsonl --measured it.csv --out a.png", reading: "it.csv"),
    Reader("fit it.csv", reading: "it.csv"), Reader("fit it.jsonl", reading: "it.jsonl"),
    Reader("blame it.yml mine.yml mine.yml", reading: "it.yml"),
    Reader("bench --compare it.json", reading: "it.json"),
    Reader("compare --scenarios it.yml", reading: "it.yml"),
    Reader("report it --out all", reading: "it/report.json"),
    Reader("approve --report it", reading: "it/actuals.json"),
    Reader("strokes it", reading: "it/a.yml"), Reader("strokes it", reading: "it/a.jsonl"),
    Reader("strokes it", reading: "it/labels.yml"), Reader("strokes . it.yml", reading: "it.yml"),
    Reader("compare --scenarios own.yml", reading: "\(golden)/motion.jsonl"),
    Reader("compare --scenarios own.yml", reading: "\(golden)/state-now.json"),
    Reader("compare --scenarios own.yml", reading: "\(golden)/drawlist-now.txt"),
    Reader("compare --scenarios own.yml", reading: "\(golden)/still-now.png"),
  ]

  private func place() throws -> Scratch {
    let place = try Scratch()
    try place.write(NothingComparedTests.scenario, as: "own.yml")
    try place.write("- capture: now\n", as: "mine.yml")
    return place
  }

  @Test(arguments: readers)
  func `a pipe, a folder and a device are refused, and nothing waits for them`(_ reader: Reader) throws {
    for kind in ["pipe", "folder", "device"] {
      let place = try place()
      let file = place.file(reader.file)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      switch kind {
      case "pipe": #expect(mkfifo(file.path, 0o600) == 0)
      case "folder": try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      default:
        try FileManager.default.createSymbolicLink(
          at: file, withDestinationURL: URL(fileURLWithPath: "/dev/zero"))
      }
      if reader.arguments.contains("--measured") { try place.write(Self.log, as: "log.jsonl") }
      let ending = try Program(environment: ["CI": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""]).run(
        reader.arguments, in: place.folder)
      #expect(ending.status == 2, "\(kind): \(ending.output)\(ending.complaint)")
      let words = ending.output + ending.complaint
      #expect(words.contains(kind) || words.contains("regular file"), "\(words)")
    }
  }

  private nonisolated static let log =
    #"{"kind":"frame","frame":0,"t":0,"feed":{"y":0,"v":0,"phase":"idle"},"rows":[]}"# + "\n"
    + #"{"kind":"frame","frame":1,"t":0.1,"feed":{"y":9,"v":0,"phase":"idle"},"rows":[]}"# + "\n"

  @Test func `standard input is read where it is a file`() throws {
    let place = try place()
    let process = Process()
    process.executableURL = try Program.executable()
    process.arguments = ["check", "/dev/stdin"]
    process.standardInput = try FileHandle(forReadingFrom: place.file("mine.yml"))
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let named = try Program().run(["check", "-"], in: place.folder)
    #expect(named.status == 2 && named.complaint == "-:1:1: there is no such file\n", "\(named.complaint)")
  }

  @Test func `a golden still is a PNG file of the size that is expected`() throws {
    let place = try place()
    func compare() throws -> Program.Ending {
      try Program(environment: ["CI": ""]).run(["compare", "--scenarios", "own.yml"], in: place.folder)
    }
    #expect(try compare().status == 3)
    let still = place.file(Self.golden + "/still-now.png")
    let good = try Data(contentsOf: still)
    try good.prefix(good.count / 2).write(to: still)
    let cut = try compare()
    #expect(cut.status == 2 && cut.output.contains("the picture is damaged"), "\(cut.output)")
    try Data("GIF89a".utf8).write(to: still)
    let other = try compare()
    #expect(other.status == 2 && other.output.contains("it is no PNG file"), "\(other.output)")
    try PNGFile().png(of: Bitmap(width: 5, height: 6)).write(to: still)
    let small = try compare()
    #expect(small.status == 1)
    #expect(small.output.contains("the picture is 300×400 pixels instead of 5×6"), "\(small.output)")
    // The header promises more pixels than there is memory for.
    var bomb = good
    bomb.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    try bomb.write(to: still)
    let refused = try compare()
    #expect(refused.status == 1)
    #expect(refused.output.contains("instead of 65536×65536"), "\(refused.output)")
  }
}
