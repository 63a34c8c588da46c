import Foundation
import Gallery
import Replays
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

/// Tests that frames of a scene at rest, which are counted and not made, have nothing that a log would tell.
struct RestLeftOutTests {
  private static let gestures = """
    - wait: 4.3
    - flick: {at: [200, 300], velocity: 1200, angle: 185}
    - wait: 21.3
    - drag: {from: [210, 600], dx: -30, dy: -240, duration: 0.3, hold: 0.5}
    - wait: 0.004
    - wait: 12
    - wheel: {at: [200, 500], dy: -1, count: 3}
    - move: {to: [200, 400]}
    - wait: 33.017
    - press: [220, 400]
    - wait: 7
    - release
    - key: right
    - wait: 9
    - capture: end
    - wait: 5

    """

  /// Returns the log of the gestures, and the number of frames that were made for it.
  private func log(of scene: Scene, leavingOut: Bool) throws -> (text: String, frames: Int) {
    let stage = Stage(scene, tools: Toolbox(), text: BlockTextMeasuring())
    let session = StageSession(stage)
    var (text, frames) = ("", 0)
    session.intercept { LogInterceptor(on: $0, to: FrameLog { text += $0 }) }
    let run = HeadlessRun(session)
    run.skipsIdleFrames = leavingOut
    run.onFrame = { _ in frames += 1 }
    try run.play(ScriptPlayer(GestureScriptReader().read(text: Self.gestures, name: "rest.yml")), rate: 60)
    return (text, frames)
  }

  @Test(arguments: Gallery.names)
  func `a log is the same whether the frames of a scene at rest are made or counted`(name: String) throws {
    let scene = try #require(Gallery.scene(named: name))
    let (whole, short) = (try log(of: scene, leavingOut: false), try log(of: scene, leavingOut: true))
    let lines = (whole.text.split(separator: "\n"), short.text.split(separator: "\n"))
    let first = zip(lines.0, lines.1).first { $0 != $1 }
    #expect(
      whole.text == short.text, "\(first.map { "\($0.0)\nbecame\n\($0.1)" } ?? "other lines at the end")")
    #expect(short.frames < whole.frames)
  }
}
