import Foundation
import ScreenInterface
import Testing

@testable import VisualQA

struct GoldenRunTests {
  private func scenario() throws -> GoldenScenario {
    let script = try Playing.script(
      """
      - capture: rest
      - drag: {from: {row: hero}, dx: -260, duration: 0.25, easing: linear}
      - capture: released
      - wait: 1
      - capture: settled
      """)
    return GoldenScenario("sample", scene: "sample", script: script)
  }

  @Test func `a scenario's moments are what its script captures`() throws {
    let scenario = try scenario()
    let run = try GoldenRun(
      GoldenStore(URL(fileURLWithPath: "/nowhere")), seed: 1, stage: { _, _ in Playing.stage() },
      still: { _ in GoldenStill(Bitmap(width: 1, height: 1)) })
    let moments = try run.moments(of: scenario, in: GoldenVariant())
    #expect(moments.map(\.name) == ["rest", "released", "settled"])
    #expect(moments.allSatisfy { $0.still != nil && $0.drawList.hasPrefix("430x932 #") })
    #expect(moments[1].state.contains("\"event\": \"willSettle\""))
    #expect(!moments[2].state.contains("\"event\": \"willSettle\""))
    #expect(moments[2].state.contains("\"event\": \"didSettle\""))
    #expect(try run.moments(of: scenario, in: GoldenVariant()) == moments)
  }

  private func status(
    _ mode: RecordMode, moving interval: TimeInterval?, in folder: URL
  ) throws -> RunStatus {
    let run = try GoldenRun(
      GoldenStore(folder, mode: mode), seed: 1, stage: { _, _ in Playing.stage(moving: interval) })
    return GoldenResult.exitStatus(of: try run.play(scenario()))
  }

  @Test func `what was recorded passes, and another scene does not`() throws {
    try Playing.inFolder { folder in
      let written = try status(.missing, moving: nil, in: folder)
      let same = try status(.never, moving: nil, in: folder)
      let other = try status(.never, moving: 0.9, in: folder)
      #expect([written, same, other] == [.wrote, .done, .different])
    }
  }
}
