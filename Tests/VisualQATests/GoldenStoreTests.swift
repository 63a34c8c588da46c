import Foundation
import ScreenInterface
import Testing

@testable import VisualQA

struct GoldenStoreTests {
  /// Keeps pictures as text, so that no codec matters.
  private struct TextCoding: BitmapCoding {
    func write(_ bitmap: Bitmap, to file: URL) throws {
      let words = ["\(bitmap.width)", "\(bitmap.height)"] + bitmap.pixels.map { String($0) }
      try Data(words.joined(separator: " ").utf8).write(to: file)
    }

    func read(_ file: URL) throws -> Bitmap {
      let words = try String(contentsOf: file, encoding: .utf8).split(separator: " ").compactMap { Int($0) }
      return Bitmap(width: words[0], height: words[1], pixels: words.dropFirst(2).map { UInt32($0) })
    }
  }

  private let scenario = GoldenScenario(
    shipped: "default-drag", script: GestureScript(file: "a.yml", steps: []))
  private let moment = GoldenMoment(
    "rest", state: "{\n  \"y\": 1\n}\n", drawList: "a\nb\n", still: GoldenStill(Bitmap(width: 40, height: 2)))

  private func check(
    _ moment: GoldenMoment, _ mode: RecordMode, in folder: URL
  ) throws -> [GoldenResult] {
    let store = GoldenStore(
      folder.appendingPathComponent("goldens"), report: folder.appendingPathComponent("report"), mode: mode,
      coding: TextCoding())
    return try store.check(moment, of: scenario, in: GoldenVariant())
  }

  private func changed() -> GoldenMoment {
    var moment = moment
    moment.state = "{\n  \"y\": 2\n}\n"
    moment.still?.bitmap[35, 1] = 0xFFFF_0000
    return moment
  }

  @Test func `references are written where they are missing, then compared`() throws {
    try Playing.inFolder { folder in
      let first = try check(moment, .missing, in: folder)
      #expect(first.map(\.outcome) == [.written, .written, .written])
      #expect(GoldenResult.exitStatus(of: first) == .wrote)
      let place = "default-drag/430x932@1/light/leftToRight/"
      #expect(
        first.map(\.path) == [
          place + "state-rest.json", place + "drawlist-rest.txt", place + "still-rest.png",
        ])
      let second = try check(moment, .never, in: folder)
      #expect(second.map(\.outcome) == [.passed, .passed, .passed])
      #expect(GoldenResult.exitStatus(of: second) == .done)
      #expect(scenario.scene == "default")
    }
  }

  @Test func `a missing reference fails where none may be written`() throws {
    try Playing.inFolder { folder in
      let results = try check(moment, .never, in: folder)
      #expect(results.map(\.outcome) == [.missing, .missing, .missing])
      #expect(GoldenResult.exitStatus(of: results) == .different)
      let goldens = folder.appendingPathComponent("goldens")
      #expect(!FileManager.default.fileExists(atPath: goldens.path))
    }
  }

  @Test(arguments: [RecordMode.never, .missing])
  func `what differs is told and written beside, never over the reference`(mode: RecordMode) throws {
    try Playing.inFolder { folder in
      _ = try check(moment, .missing, in: folder)
      let results = try check(changed(), mode, in: folder)
      #expect(GoldenResult.exitStatus(of: results) == .different)
      let lines = results.map(\.description)
      #expect(lines[0].hasSuffix("state-rest.json: differs: line 2: \"\"y\": 2\" instead of \"\"y\": 1\""))
      #expect(lines[1].hasSuffix("drawlist-rest.txt: passed"))
      #expect(
        lines[2].hasSuffix(
          "1 of 80 pixels differ, the first at 35, 1: #FF0000 instead of #000000; "
            + "worst 32×32 tile at 32, 0: 1 pixels"))
      let place = "default-drag/430x932@1/light/leftToRight/"
      let report = folder.appendingPathComponent("report/" + place)
      let files = try FileManager.default.contentsOfDirectory(atPath: report.path)
      #expect(files.sorted() == ["state-rest.new.json", "still-rest.new.png"])
      let after = try check(moment, .never, in: folder)
      #expect(after.allSatisfy { $0.outcome == .passed })
    }
  }

  @Test func `failed rewrites what differs and all rewrites everything`() throws {
    try Playing.inFolder { folder in
      _ = try check(moment, .missing, in: folder)
      #expect(try check(changed(), .failed, in: folder).map(\.outcome) == [.written, .passed, .written])
      #expect(try check(changed(), .never, in: folder).allSatisfy { $0.outcome == .passed })
      #expect(try check(changed(), .all, in: folder).map(\.outcome) == [.written, .written, .written])
    }
  }

  @Test func `where CI is set nothing is ever written`() {
    for mode in RecordMode.allCases {
      #expect(mode.allowed(in: ["CI": "true"]) == .never)
      #expect(mode.allowed(in: ["CI": ""]) == mode)
      #expect(mode.allowed(in: [:]) == mode)
    }
  }

  @Test func `a picture with real text is compared only with the fonts that it was drawn with`() throws {
    let hash = ContentHash(of: Data("glyphs".utf8))
    #expect(hash == ContentHash(of: "glyphs"))
    let serif = GoldenFonts.Face(family: "Serif", file: "serif.ttc", index: 0, hash: hash)
    let fonts = GoldenFonts(engine: "SDL_ttf 2", faces: [serif])
    var moment = moment
    moment.still?.fonts = fonts
    try Playing.inFolder { folder in
      #expect(try check(moment, .never, in: folder).map(\.outcome) == [.missing, .missing])
      let place = "default-drag/430x932@1/light/leftToRight/"
      let first = try check(moment, .missing, in: folder)
      #expect(first.map(\.path) == [place + "fonts-rest.json", place + "still-rest.png"])
      #expect(try check(moment, .never, in: folder).map(\.outcome) == [.passed, .passed])

      var other = moment
      other.still?.bitmap[35, 1] = 0xFFFF_0000
      #expect(GoldenResult.exitStatus(of: try check(other, .never, in: folder)) == .different)
      for fonts in [
        GoldenFonts(engine: "SDL_ttf 3", faces: [serif]), GoldenFonts(engine: "SDL_ttf 2", faces: []),
        GoldenFonts(),
      ] {
        other.still?.fonts = fonts
        let results = try check(other, .never, in: folder)
        #expect(results.map(\.path) == [place + "still-rest.png"])
        #expect(results[0].description.contains(": not compared: it was drawn with other fonts"))
        #expect(GoldenResult.exitStatus(of: results) == .done)
        #expect(try check(other, .failed, in: folder).map(\.outcome) == results.map(\.outcome))
      }
    }
  }
}
