import Carousel
import CompositionalLayout
package import Documents
package import Foundation
package import Replays
import SampleFeeds
package import SceneTools
import ScreenInterface
package import Stage
import Typesetting

/// A small feed of three rows, and the ways to play it.
package enum Playing {
  /// Returns a stage with a looping hero that may move by itself, a row that rests anywhere and a paging row.
  package static func stage(
    moving interval: TimeInterval? = nil, spacing: CGFloat = 12, tools: Toolbox = Toolbox()
  ) -> Stage {
    var hero = SampleFeed.Row("hero", cardWidth: 430, loops: true)
    hero.spacing = 0
    if let interval { hero.carousel.autoScroll = AutoScrollSettings(interval: interval) }
    var pair = SampleFeed.Row("pair", .groupPaging)
    pair.spacing = spacing
    let rows = [hero, SampleFeed.Row("strip", .continuous), pair]
    let feed = SampleFeed(rows + (0..<3).map { SampleFeed.Row("more\($0)") })
    return Stage(feed.scene(), tools: tools, text: BlockTextMeasuring())
  }

  package static let gestures = """
    - wait: 0.3
    - drag: {from: {row: hero}, dx: -260, dy: 6, duration: 0.25, easing: linear}
    - wait: 0.15
    - flick: {at: {row: pair}, velocity: 1800, angle: 183}
    - wait: 0.2
    - flick: {at: [200, 800], velocity: 1500, angle: 268}
    - wait: 0.31
    - press: [220, 400]
    - wait: 0.05
    - release
    - wheel: {at: [200, 500], dy: -1, count: 3}
    - wait: 2.5
    """

  package static func script(_ text: String) throws(DocumentError) -> GestureScript {
    try GestureScriptReader().read(text: text, name: "test.yml")
  }

  /// Plays a script on a stage, by default a fresh one; returns the log's lines and the stage.
  package static func log(
    _ text: String, rate: Double = 60, on stage: Stage? = nil
  ) throws -> (lines: [String], stage: Stage) {
    let stage = stage ?? Playing.stage()
    var text = try script(text).logged(on: stage, rate: rate)
    if text.hasSuffix("\n") { text.removeLast() }
    return (text.split(separator: "\n").map(String.init), stage)
  }

  package static let header = RecordingHeader(feed: "sample", size: CGSize(width: 430, height: 932))

  /// Records the gestures on a stage, with frames at uneven times as a window makes them; returns the file.
  package static func recording(in folder: URL, of stage: Stage) throws -> URL {
    let url = folder.appendingPathComponent("run.jsonl")
    let session = StageSession(stage)
    let tap = try session.intercept {
      RecordingInterceptor(on: $0, to: try RecordingWriter(to: url, header: header))
    }
    try HeadlessRun(session).play(ScriptPlayer(try script(gestures)), rate: 59.94)
    try tap.finish()
    return url
  }
}

extension GestureScript {
  fileprivate func logged(on stage: Stage, rate: Double) throws(ReplayError) -> String {
    var text = ""
    let log = FrameLog { text += $0 }
    let run = HeadlessRun(stage)
    run.onFrame = { log.note($0) }
    try run.play(ScriptPlayer(self), rate: rate)
    return text
  }
}
