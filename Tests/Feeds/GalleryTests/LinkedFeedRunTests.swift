import CollectionViews
import Documents
import FeedFiles
import Foundation
import LayoutGeometry
import SceneReadings
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

@testable import Replays

/// Tests of runs of the example of linked feeds: random strokes, and recordings at other frame rates.
struct LinkedFeedRunTests {
  private func scene() throws -> Scene {
    let file = Checkout.root().appendingPathComponent("Examples/Inn/inn.yml")
    return FeedScene.scene(for: try FeedReader().read(contentsOf: file), name: "inn")
  }

  private func stage() throws -> Stage { Stage(try scene(), tools: Toolbox(), text: BlockTextMeasuring()) }

  @Test(arguments: [7 as UInt64, 8, 9])
  func `under random strokes no invariant breaks, and it draws what new views draw`(seed: UInt64) throws {
    let scene = try scene()
    let failure = Fuzzer { Stage(scene, tools: Toolbox(), text: BlockTextMeasuring()) }.run(
      seed: seed, strokes: 50)
    #expect(failure?.message == nil, "\(failure?.script.yaml ?? "")")
  }

  /// Pushes a feed, drags it back, pushes it again and goes back by a key.
  private func gestures(on stage: Stage) throws -> GestureScript {
    let card = try #require(stage.frame(ofItem: 0, inRow: "more"))
    let click = "- press: [\(Int(card.midX)), \(Int(card.midY))]\n- wait: 0.05\n- release\n"
    let text = """
      - wait: 0.2
      \(click)- wait: 0.6
      - drag: {from: [10, 500], dx: 300, dy: 4, duration: 0.3, easing: linear}
      - wait: 0.6
      \(click)- wait: 0.15
      - key: backspace
      - wait: 1
      """
    return try GestureScriptReader().read(text: text, name: "test.yml")
  }

  /// Returns what a run drew at each of its frames, in words, and the pushes and pops.
  private func course(
    of url: URL, at rate: Double
  ) throws -> (drawings: [TimeInterval: [String]], moves: [SceneEvent.Kind]) {
    let stage = try stage()
    var course: (drawings: [TimeInterval: [String]], moves: [SceneEvent.Kind]) = ([:], [])
    let run = HeadlessRun(stage)
    run.onFrame = { stage in
      course.drawings[stage.time] = stage.displayList.commands.map(\.description)
      course.moves += stage.frameEvents.map(\.kind).filter {
        switch $0 {
        case .pushed, .popped: true
        default: false
        }
      }
    }
    let player = try RecordingPlayer(
      RecordingReader(contentsOf: url), exactness: .points, playsFrames: false)
    try run.play(player, rate: rate)
    return course
  }

  @Test func `a recording in which one pushed and went back is drawn the same at every rate`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("run.jsonl")
      let original = try stage()
      let session = StageSession(original)
      let header = RecordingHeader(feed: "inn", size: original.size)
      let tap = try session.intercept {
        RecordingInterceptor(on: $0, to: try RecordingWriter(to: url, header: header))
      }
      try HeadlessRun(session).play(ScriptPlayer(try gestures(on: original)), rate: 59.94)
      try tap.finish()
      let reference = try course(of: url, at: 60)
      let file = "more/rooms.yml"
      #expect(reference.moves == [.pushed(file), .popped(file), .pushed(file), .popped(file)])
      for rate in [30.0, 144] {
        let other = try course(of: url, at: rate)
        #expect(other.moves == reference.moves)
        let common = Set(reference.drawings.keys).intersection(other.drawings.keys)
        #expect(common.count >= 12, "\(rate) Hz")
        for time in common {
          #expect(reference.drawings[time] == other.drawings[time], "\(time) s at \(rate) Hz")
        }
      }
    }
  }
}
