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
      still: { _ in Bitmap(width: 1, height: 1) })
    let moments = try run.moments(of: scenario, in: GoldenVariant())
    #expect(moments.map(\.name) == ["rest", "released", "settled"])
    #expect(moments.allSatisfy { $0.still != nil && $0.drawList.hasPrefix("430x932 #") })
    #expect(moments[1].state.contains("\"event\": \"willSettle\""))
    #expect(!moments[2].state.contains("\"event\": \"willSettle\""))
    #expect(moments[2].state.contains("\"event\": \"didSettle\""))
    #expect(try run.moments(of: scenario, in: GoldenVariant()) == moments)
  }

  @Test func `what was recorded passes, and another scene does not`() throws {
    try Playing.inFolder { folder in
      func results(_ mode: RecordMode, interval: TimeInterval?) throws -> [GoldenResult] {
        let run = try GoldenRun(
          GoldenStore(folder, mode: mode), seed: 1, stage: { _, _ in Playing.stage(moving: interval) })
        return try run.play(scenario())
      }
      #expect(GoldenResult.exitStatus(of: try results(.missing, interval: nil)) == .wrote)
      #expect(GoldenResult.exitStatus(of: try results(.never, interval: nil)) == .done)
      #expect(GoldenResult.exitStatus(of: try results(.never, interval: 0.9)) == .different)
    }
  }
}
