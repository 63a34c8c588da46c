import CollectionViews
import Foundation
import OrihonTesting
import SampleRuns
import ScreenInterface
import Stage
import Testing

@testable import Replays

struct StrokeTrackerTests {
  /// Plays a script and returns the cause that moves a scroller afterwards.
  private func cause(of id: String, after script: String) throws -> String? {
    let stage = Playing.stage()
    let player = ScriptPlayer(try Playing.script(script))
    let session = StageSession(stage)
    let reader = session.intercept { LedgerTap(inside: $0) }
    var ended = false
    let run = HeadlessRun(session)
    var found: String?
    run.onFrame = { stage in
      if player.nextTime != nil {
        found = reader.ledger.cause(ofScroller: id, in: stage.trace)
      } else {
        ended = true
      }
    }
    try run.play(player, rate: 60)
    #expect(ended)
    return found
  }

  @Test(arguments: [
    ("pair", "- wait: 0.2", nil),
    ("hero", "- press: [220, 100]\n- move: {to: [120, 100], duration: 0.2}\n- wait: 0.1", "drag of stroke 1"),
    ("hero", "- flick: {at: {row: hero}, velocity: 1500, angle: 180}\n- wait: 0.05", "fling of stroke 1"),
    (
      "hero",
      """
      - flick: {at: {row: hero}, velocity: 1500, angle: 180}
      - press: [220, 800]
      - wait: 0.02
      """, "fling of stroke 1"
    ),
    (
      "hero",
      """
      - press: [220, 800]
      - release
      - flick: {at: {row: hero}, velocity: 1500, angle: 180}
      - wait: 4
      """, "none at rest, last moved by stroke 2"
    ),
    ("feed", "- key: pageDown\n- wait: 0.1", "key of request 1"),
  ])
  func `a motion is told by its stroke or its request`(id: String, script: String, expected: String?) throws {
    #expect(try cause(of: id, after: script) == expected)
  }
}

/// A tap that notes in a ledger everything that is played.
private final class LedgerTap: SessionInterceptor {
  let inside: any StagedContent
  private(set) var ledger = StrokeTracker()

  init(inside: any StagedContent) { self.inside = inside }

  func handle(_ event: InputEvent) {
    ledger.note(event, before: inside.stage.trace)
    inside.handle(event)
  }
}
