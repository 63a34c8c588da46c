import Foundation
import Measurements
import Replays
import SampleRuns
import ScreenInterface
import TestSupport
import Testing

@testable import VisualQA

struct GoldenStoreTests {
  private let scenario = GoldenScenario(
    "default-drag", scene: "default", script: GestureScript(file: "a.yml", steps: []))
  private let place = "default-drag/430x932@1/light/leftToRight/"

  private var take: GoldenPlayback {
    var take = GoldenPlayback()
    take.moments = [
      GoldenCapture(
        "rest", state: "{\n  \"y\": 1\n}\n", drawList: "a\nb\n",
        still: GoldenStill(Bitmap(width: 40, height: 2)))
    ]
    take.motion = Motions.record(offsets: [0, 3, 9])
    return take
  }

  private func changed() -> GoldenPlayback {
    var take = take
    take.moments[0].state = "{\n  \"y\": 2\n}\n"
    take.moments[0].still?.bitmap[35, 1] = 0xFFFF_0000
    return take
  }

  private func verdict(
    _ take: GoldenPlayback, _ mode: RecordMode, in folder: URL, of scenario: GoldenScenario? = nil
  ) throws -> GoldenVerdict {
    let store = GoldenStore(
      folder.appendingPathComponent("goldens"), report: folder.appendingPathComponent("report"), mode: mode,
      coding: PlainCoding())
    return try store.check(take, of: scenario ?? self.scenario, in: GoldenVariant())
  }

  private func check(_ take: GoldenPlayback, _ mode: RecordMode, in folder: URL) throws -> [GoldenResult] {
    try verdict(take, mode, in: folder).results
  }

  @Test func `references are written where they are missing, then compared`() throws {
    try TemporaryFolder.use { folder in
      let first = try check(take, .missing, in: folder)
      #expect(first.map(\.outcome) == [.written, .written, .written, .written])
      #expect(GoldenResult.exitStatus(of: first) == .wrote)
      #expect(
        first.map(\.path) == [
          place + "motion.jsonl", place + "state-rest.json", place + "drawlist-rest.txt",
          place + "still-rest.png",
        ])
      let second = try check(take, .never, in: folder)
      #expect(second.allSatisfy { $0.outcome == .passed })
      #expect(GoldenResult.exitStatus(of: second) == .done)
    }
  }

  @Test(arguments: ["\r\n", "\r"])
  func `references that were checked out with other line ends pass, and a real difference keeps its line`(
    end: String
  )
    throws
  {
    try TemporaryFolder.use { folder in
      _ = try check(take, .missing, in: folder)
      let goldens = folder.appendingPathComponent("goldens")
      for name in ["motion.jsonl", "state-rest.json", "drawlist-rest.txt"] {
        let file = goldens.appendingPathComponent(place + name)
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(("\u{FEFF}" + text.replacing("\n", with: end)).utf8).write(to: file)
      }
      #expect(try check(take, .failed, in: folder).allSatisfy { $0.outcome == .passed })
      let results = try check(changed(), .never, in: folder)
      #expect(
        results[1].description.hasSuffix("state-rest.json: differs: line 2: '\"y\": 2' instead of '\"y\": 1'")
      )
      #expect(results[2].outcome == .passed)
      _ = try check(changed(), .failed, in: folder)
      let written = try Data(contentsOf: goldens.appendingPathComponent(place + "state-rest.json"))
      #expect(written == Data("{\n  \"y\": 2\n}\n".utf8))
    }
  }

  @Test func `a missing reference fails where none may be written`() throws {
    try TemporaryFolder.use { folder in
      let results = try check(take, .never, in: folder)
      #expect(results.map(\.outcome) == [.missing, .missing, .missing, .missing])
      #expect(GoldenResult.exitStatus(of: results) == .different)
      let goldens = folder.appendingPathComponent("goldens")
      #expect(!FileManager.default.fileExists(atPath: goldens.path))
    }
  }

  @Test(arguments: [RecordMode.never, .missing])
  func `what differs is told and written beside, never over the reference`(mode: RecordMode) throws {
    try TemporaryFolder.use { folder in
      _ = try check(take, .missing, in: folder)
      let results = try check(changed(), mode, in: folder)
      #expect(GoldenResult.exitStatus(of: results) == .different)
      let lines = results.map(\.description)
      #expect(lines[1].hasSuffix("state-rest.json: differs: line 2: '\"y\": 2' instead of '\"y\": 1'"))
      #expect(lines[2].hasSuffix("drawlist-rest.txt: passed"))
      #expect(
        lines[3].hasSuffix(
          "1 of 80 pixels differs, the first at 35, 1: #FF0000 instead of #000000; "
            + "worst 32×32 tile at 32, 0: 1 pixel"))
      let pictures = results[3].pictures
      #expect(pictures.reference?.width == 40 && pictures.actual?.height == 2 && pictures.difference != nil)
      let report = folder.appendingPathComponent("report/" + place)
      let files = try FileManager.default.contentsOfDirectory(atPath: report.path)
      #expect(files.sorted() == ["state-rest.new.json", "still-rest.new.png"])
      let after = try check(take, .never, in: folder)
      #expect(after.allSatisfy { $0.outcome == .passed })
    }
  }

  @Test func `failed rewrites what differs and all rewrites everything`() throws {
    try TemporaryFolder.use { folder in
      _ = try check(take, .missing, in: folder)
      let failed = try check(changed(), .failed, in: folder).map(\.outcome)
      #expect(failed == [.passed, .written, .passed, .written])
      #expect(try check(changed(), .never, in: folder).allSatisfy { $0.outcome == .passed })
      #expect(try check(changed(), .all, in: folder).allSatisfy { $0.outcome == .written })
    }
  }

  @Test func `where CI is set nothing is ever written`() {
    for mode in RecordMode.allCases {
      #expect(mode.allowed(in: ["CI": "true"]) == .never)
      #expect(mode.allowed(in: ["CI": ""]) == mode)
      #expect(mode.allowed(in: [:]) == mode)
    }
  }

  @Test func `a reference that nothing stands against is a failure until it is taken away`() throws {
    try TemporaryFolder.use { folder in
      _ = try check(take, .missing, in: folder)
      var shorter = take
      shorter.moments[0].name = "end"
      _ = try check(shorter, .missing, in: folder)
      let results = try check(shorter, .never, in: folder)
      #expect(
        results.filter { $0.outcome == .deleted }.map(\.path) == [
          place + "drawlist-rest.txt", place + "state-rest.json", place + "still-rest.png",
        ])
      #expect(GoldenResult.exitStatus(of: results) == .different)
      let taken = try check(shorter, .failed, in: folder)
      #expect(GoldenResult.exitStatus(of: taken) == .wrote)
      #expect(
        taken.filter { $0.outcome == .takenAway }.map(\.description)
          == results.filter { $0.outcome == .deleted }.map { "\($0.path): taken away" })
      #expect(try check(shorter, .never, in: folder).allSatisfy { $0.outcome == .passed })
    }
  }

  /// Covers requirement R60.
  @Test func `what a tolerance lets pass passes, and says what was measured and where it was decided`() throws
  {
    try TemporaryFolder.use { folder in
      _ = try check(take, .missing, in: folder)
      var other = take
      other.moments[0].still?.bitmap[35, 1] = 0xFFFF_0000
      var scenario = scenario
      scenario.tolerance = PictureTolerance([.maxDiffPixels: 1], origin: "a.yml:3")
      let still = try #require(try verdict(other, .never, in: folder, of: scenario).results.last)
      #expect(still.outcome == .passed)
      #expect(
        still.tolerances.filter(\.isLoose).map(\.text) == [
          "maxDiffPixels 1: 1 pixel off, 1 allowed (a.yml:3)"
        ])
      #expect(still.tolerances.first?.origin == "default")
      scenario.tolerance = PictureTolerance([.maxDiffPixels: 0], origin: "a.yml:3")
      #expect(try verdict(other, .never, in: folder, of: scenario).results.last?.isFailure == true)
    }
  }

  @Test func `a run that breaks off is held against as much of its motion as there is`() throws {
    try TemporaryFolder.use { folder in
      _ = try check(take, .missing, in: folder)
      var broken = take
      broken.motion = Motions.record(offsets: [0, 4])
      broken.failure = .invalidEvent("a request ended twice")
      let verdict = try verdict(broken, .never, in: folder)
      let left = folder.appendingPathComponent("report/" + place + "motion.new.jsonl")
      #expect(try String(contentsOf: left, encoding: .utf8) == broken.motion.text)
      #expect(verdict.results.allSatisfy { $0.actual == nil })
      #expect(GoldenResult.exitStatus(of: verdict.results) == .different)
      #expect(
        verdict.explanation == "frame 1, row hero, offset: 4 instead of 3; the draw list in the same frame; "
          + "impossible sequence of events: a request ended twice")
    }
  }

  @Test(arguments: RecordMode.allCases)
  func `of a run that breaks off what was kept is compared, and the rest is told as not compared`(
    mode: RecordMode
  ) throws {
    try TemporaryFolder.use { folder in
      var whole = take
      var later = take.moments[0]
      later.name = "later"
      whole.moments.append(later)
      whole.strips = [GoldenStrip(name: "turn", still: GoldenStill(Bitmap(width: 40, height: 2)))]
      _ = try check(whole, .missing, in: folder)
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      var broken = changed()
      broken.moments.append(take.moments[0])
      broken.moments[1].name = "unknown"
      broken.failure = .invalidEvent("a request ended twice")
      let results = try check(broken, mode, in: folder)
      let outcomes = Dictionary(
        uniqueKeysWithValues: results.map { (String($0.path.dropFirst(place.count)), $0) })
      #expect(outcomes.count == 11)
      for name in ["motion.jsonl", "state-rest.json", "still-rest.png"] {
        #expect(outcomes[name]?.isFailure == true, "\(name)")
      }
      #expect(outcomes["still-rest.png"]?.pictures.actual != nil)
      #expect(outcomes["drawlist-rest.txt"]?.outcome == .passed)
      let reason = "impossible sequence of events: a request ended twice"
      for name in ["state-later.json", "drawlist-later.txt", "still-later.png", "strip-turn.png"] {
        #expect(outcomes[name]?.outcome == .notCompared(reason), "\(name)")
      }
      #expect(outcomes["still-later.png"]?.moment == "later")
      for name in ["state-unknown.json", "drawlist-unknown.txt", "still-unknown.png"] {
        guard case .notCompared(let why)? = outcomes[name]?.outcome else {
          Issue.record("\(name)")
          continue
        }
        #expect(why.hasPrefix("there is no reference, and none is recorded of a run that fails"))
      }
      #expect(results.allSatisfy { $0.actual == nil })
      let after = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      #expect(after.filter { $0.hasPrefix("goldens") } == before.filter { $0.hasPrefix("goldens") })
    }
  }

  /// Covers requirement R55.
  @Test func `a picture with real text is compared only with the fonts that it was drawn with`() throws {
    let hash = ContentHash(of: Data("glyphs".utf8))
    #expect(hash == ContentHash(of: "glyphs"))
    let serif = GoldenFonts.Face(family: "Serif", file: "serif.ttc", index: 0, hash: hash)
    var scenario = scenario
    scenario.usesInstalledFonts = true
    var take = take
    take.moments[0].still?.fonts = GoldenFonts(engine: "SDL_ttf 2", faces: [serif])
    func check(_ take: GoldenPlayback, _ mode: RecordMode, in folder: URL) throws -> [GoldenResult] {
      try verdict(take, mode, in: folder, of: scenario).results
    }
    try TemporaryFolder.use { folder in
      #expect(try check(take, .never, in: folder).map(\.outcome) == [.missing, .missing])
      let first = try check(take, .missing, in: folder)
      #expect(first.map(\.path) == [place + "fonts-rest.json", place + "still-rest.png"])
      #expect(try check(take, .never, in: folder).map(\.outcome) == [.passed, .passed])

      var other = take
      other.moments[0].still?.bitmap[35, 1] = 0xFFFF_0000
      #expect(GoldenResult.exitStatus(of: try check(other, .never, in: folder)) == .different)
      for fonts in [
        GoldenFonts(engine: "SDL_ttf 3", faces: [serif]), GoldenFonts(engine: "SDL_ttf 2", faces: []),
        GoldenFonts(),
      ] {
        other.moments[0].still?.fonts = fonts
        let results = try check(other, .never, in: folder)
        #expect(results.map(\.path) == [place + "still-rest.png"])
        #expect(results[0].description.contains(": not compared: it was drawn with other fonts"))
        #expect(GoldenResult.exitStatus(of: results) == .done)
        #expect(try check(other, .failed, in: folder).map(\.outcome) == results.map(\.outcome))
      }
    }
  }
}
