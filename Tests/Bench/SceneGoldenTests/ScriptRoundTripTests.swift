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

/// Tests that every shipped script, recorded, made a script and recorded again, is the same recording.
///
/// Covers Q1.
struct ScriptRoundTripTests {
  /// Plays a script on the scenario's scene, and returns the recorded lines and the digest of the end.
  private func record(
    _ script: GestureScript, of scenario: GoldenScenario, to url: URL
  ) throws -> (lines: [Substring], digest: UInt64) {
    let stage = Stage(
      try #require(Gallery.scene(named: scenario.scene)), tools: Toolbox(), text: BlockTextMeasuring())
    let header = RecordingHeader(feed: scenario.scene, size: stage.size)
    let session = StageSession(stage)
    let tap = try session.intercept {
      RecordingInterceptor(on: $0, to: try RecordingWriter(to: url, header: header))
    }
    try HeadlessRun(session).play(ScriptPlayer(script), rate: 60)
    try tap.finish()
    return (try String(contentsOf: url, encoding: .utf8).split(separator: "\n"), stage.digest)
  }

  private func events(_ lines: [Substring]) -> [Substring] {
    lines.filter { $0.contains(#""kind":"input""#) || $0.contains(#""kind":"edit""#) }
  }

  @Test(arguments: ShippedScriptsTests.names)
  func `a shipped script comes back from its recording as it was`(name: String) throws {
    let scenario = try ShippedScriptsTests.scenario(name)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a.jsonl")
    let first = try record(scenario.script, of: scenario, to: url)
    for keepsFrames in [false, true] {
      var export = ScriptExport(try RecordingReader(contentsOf: url), keepsFrames: keepsFrames)
      let script = try GestureScriptReader().read(text: export.text(), name: "export.yml")
      let second = try record(script, of: scenario, to: folder.appendingPathComponent("b.jsonl"))
      #expect(events(first.lines) == events(second.lines) && first.lines.count > 60)
      #expect(first.digest == second.digest)
      if keepsFrames { #expect(first.lines == second.lines) }
    }
  }
}
