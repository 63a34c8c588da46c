import CollectionViews
import Foundation
import SampleRuns
import SceneReadings
import ScreenInterface
import Stage
import Testing
import Typesetting

@testable import Replays

struct HeadlessRunTests {
  /// Returns a scene of one picture that fills the window.
  private func pictureStage() -> Stage {
    let scene = Scene("picture") { _ in
      let view = CollectionView(collectionViewLayout: CollectionViewLayout())
      let picture = ImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      picture.image = PictureReference(path: "a.png")
      let root = View()
      root.addSubview(view)
      root.addSubview(picture)
      return Scene.Content(view, root: root)
    }
    return Stage(scene, text: BlockTextMeasuring())
  }

  private func shows(_ stage: Stage) -> [String] {
    stage.displayList.commands.map {
      $0.description.components(separatedBy: " ").dropFirst(3).joined(separator: " ")
    }
  }

  @Test func `pictures are there in the first frame that anybody sees`() throws {
    let stage = pictureStage()
    var asked: [PictureRequest] = []
    let run = HeadlessRun(stage) { request in
      asked.append(request)
      return .ready
    }
    var first: [String]?
    run.onFrame = { first = first ?? self.shows($0) }
    try run.play(to: 0.1, rate: 60)
    #expect(first == ["picture a.png"])
    #expect(asked.map(\.picture.path) == ["a.png"])
    #expect(stage.trace.number == 6)
  }

  @Test func `a time is reached exactly, also in two goes`() throws {
    let stage = Playing.stage()
    let run = HeadlessRun(stage)
    var times: [TimeInterval] = []
    run.onFrame = { times.append($0.time) }
    try run.play(to: 0.1, rate: 30)
    try run.play(to: 0.12, rate: 30)
    #expect(times == [0, 0.033333, 0.066667, 0.1, 0.12])
  }

  @Test func `a capture is a frame of its very instant`() throws {
    let stage = Playing.stage()
    let run = HeadlessRun(stage)
    var seen: [(FrameRequest.Kind, TimeInterval, Int)] = []
    run.onMark = { seen.append(($0.kind, $1.time, $1.trace.number)) }
    let script = try Playing.script("- capture: a\n- wait: 0.01\n- capture: b\n- capture: c\n- wait: 0.1")
    try run.play(ScriptPlayer(script), rate: 60)
    #expect(seen.map(\.0) == [.capture("a"), .capture("b"), .capture("c")])
    #expect(seen.map(\.1) == [0, 0.01, 0.01])
    #expect(seen.map(\.2) == [0, 1, 1])
  }

  @Test func `a run goes on until everything rests`() throws {
    let stage = Playing.stage()
    let script = try Playing.script("- flick: {at: [200, 800], velocity: 2000, angle: 270}")
    try HeadlessRun(stage).play(ScriptPlayer(script), rate: 60)
    #expect(!stage.isMoving)
    #expect(stage.time > 0.5)
  }
}
