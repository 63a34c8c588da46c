import CollectionViews
import Foundation
import Gallery
import Replays
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting
import VisualQA

/// Tests that every shipped script plays on its scene at any frame rate.
///
/// Its targets are there, and its expectations hold.
struct ShippedScriptsTests {
  nonisolated static let names: [String] = {
    let folder = Checkout.root().appendingPathComponent("Resources/Scripts")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }.sorted()
  }()

  // All scripts but two: `default-text` flies past headings and `default-laps-chips` past chips that are measured
  // once a frame shows them. The frames decide which of these show on the way, and that is why recordings
  // keep the frame times.
  nonisolated static let namesBoundToNoFrame = names.filter {
    !["default-text", "default-laps-chips"].contains($0)
  }

  /// Returns the scenario that plays a script.
  static func scenario(_ name: String) throws -> GoldenScenario {
    let resources = Checkout.root().appendingPathComponent("Resources")
    let script = try GestureScriptReader().read(
      contentsOf: resources.appendingPathComponent("Scripts/\(name).yml"))
    let entries = try ["scripts", "text"].flatMap { file in
      try ScenarioReader().read(contentsOf: resources.appendingPathComponent("Scenarios/\(file).yml"))
    }
    return try #require(entries.first { $0.script == name }).playing(script)
  }

  private func stage(_ scenario: GoldenScenario) throws -> Stage {
    Stage(try #require(Gallery.scene(named: scenario.scene)), tools: Toolbox(), text: BlockTextMeasuring())
  }

  @Test(arguments: names)
  func `a shipped script finds its targets and what it expects`(name: String) throws {
    let scenario = try Self.scenario(name)
    var moments: [String] = []
    let run = HeadlessRun(try stage(scenario))
    run.onMark = { mark, _ in if case .capture(let name) = mark.kind { moments.append(name) } }
    try run.play(ScriptPlayer(scenario.script), rate: 60)
    #expect(!moments.isEmpty && Set(moments).count == moments.count)
  }

  @Test(arguments: namesBoundToNoFrame, [30.0, 144])
  func `a recorded script replays with the same offsets at other rates`(name: String, rate: Double) throws {
    let scenario = try Self.scenario(name)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("run.jsonl")
    let original = try stage(scenario)
    let header = RecordingHeader(feed: scenario.scene, size: original.size)
    let session = StageSession(original)
    let tap = try session.intercept {
      RecordingInterceptor(on: $0, to: try RecordingWriter(to: url, header: header))
    }
    try HeadlessRun(session).play(ScriptPlayer(scenario.script), rate: 60)
    try tap.finish()
    #expect(tap.unrecorded.isEmpty)
    let player = try RecordingPlayer(
      RecordingReader(contentsOf: url), exactness: .points, playsFrames: false)
    try HeadlessRun(try stage(scenario)).play(player, rate: rate)
  }
}
