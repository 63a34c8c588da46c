import Foundation
import Replays
import SampleRuns
import SceneReadings
import ScreenInterface
import Stage
import Testing

/// Tests of the steps that no hand makes: stalls and changes of data.
struct ScriptDataTests {
  @Test func `a stall lets no frame be made, and the motion goes on as if there had been some`() throws {
    let flick = "- flick: {at: {row: pair}, velocity: 1500, angle: 180}\n"
    func play(_ rest: String) throws -> (frames: [TimeInterval], end: [ScrollStateValue]) {
      let stage = Playing.stage()
      let run = HeadlessRun(stage)
      var frames: [TimeInterval] = []
      run.onFrame = { frames.append($0.time) }
      try run.play(ScriptPlayer(Playing.script(flick + rest)), rate: 60)
      return (frames, stage.variables)
    }
    let stalled = try play("- stall: 1\n- wait: 1\n")
    let smooth = try play("- wait: 2\n")
    #expect(!stalled.frames.contains { $0 > 0.1 && $0 < 1.05 })
    #expect(smooth.frames.contains { $0 > 0.1 && $0 < 1.05 })
    #expect(stalled.end == smooth.end)
  }

  @Test func `a change of a card that is not there is told at its step`() throws {
    #expect { try Playing.log("- edit: {row: hero, remove: 99}") } throws: { error in
      (error as? ReplayError)?.description == "test.yml:1:3: hero has no such card to remove"
        && (error as? ReplayError)?.exitStatus == .badInput
    }
  }
}
