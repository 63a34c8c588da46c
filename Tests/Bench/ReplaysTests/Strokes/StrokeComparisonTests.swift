import Foundation
import LayoutGeometry
import SampleRuns
import SceneReadings
import ScreenInterface
import Testing

@testable import Replays

struct StrokeComparisonTests {
  private nonisolated static func outcome(
    _ decision: StrokeDecision, of scroller: ScrollerID = .row("hero"), at progress: CGFloat? = 2.2,
    page: Int? = 2
  ) -> StrokeOutcome {
    var outcome = StrokeOutcome(of: scroller, aimedAt: .row("hero"), start: 0)
    outcome.decision = decision
    outcome.release = StrokeOutcome.ReleaseMoment(time: 0.3, offset: 946, velocity: 300, progress: progress)
    outcome.page = page
    outcome.offset = CGFloat(page ?? 2) * 430
    outcome.settleTime = 0.5
    outcome.curve = [StrokeOutcome.Sample(time: 1, offset: 1246)]
    return outcome
  }

  private nonisolated static let feed = ScrollerID(.axis(.vertical))

  @Test(arguments: [
    (outcome(.turned(1), page: 3), outcome(.sprangBack), "turned the page at 3.2; now springs back"),
    (outcome(.sprangBack), outcome(.turned(1), page: 3), "sprang back from 3.2; now turns the page"),
    (
      outcome(.turned(-1), at: 1.8, page: 1), outcome(.turned(-3), page: 4),
      "turned back a page at 2.8; now turns back 3 pages"
    ),
    (
      outcome(.turned(1), page: 3), outcome(.turned(1), page: 4),
      "turned the page at 3.2 to page 4; now to page 5"
    ),
    (
      outcome(.stopped, at: nil, page: nil), outcome(.flewOn, at: nil, page: nil),
      "stopped where it was let go; now flies on for 300 points"
    ),
    (
      outcome(.turned(1), page: 3), outcome(.flewOn, of: feed, at: nil, page: nil),
      "hero turned the page at 3.2; now the feed flies on for 300 points"
    ),
    (
      outcome(.caught), outcome(.clicked(ElementID("hero/card/2"))),
      "was caught and rested on page 3; now clicks hero/card/2"
    ),
    (outcome(.bounced(.end)), outcome(.restless), "bounced at the end; now never comes to rest"),
    (outcome(.stayed), outcome(.takenOver), "did not move; now is taken over by the next stroke"),
  ])
  func `another decision is told in a sentence`(before: StrokeOutcome, now: StrokeOutcome, sentence: String) {
    let comparison = StrokeComparison(before, now)
    #expect(comparison.sentence == sentence)
    #expect(comparison.landsElsewhere)
  }

  @Test func `the same decision needs no sentence, and may land elsewhere all the same`() {
    let before = Self.outcome(.flewOn, at: nil, page: nil)
    var now = before
    now.offset += 40
    now.settleTime = 0.75
    let comparison = StrokeComparison(before, now)
    #expect(comparison.sentence == nil)
    #expect(comparison.landsElsewhere)
    #expect(comparison.offsetDifference == 40)
    #expect(comparison.distance == "40 points farther")
    #expect(comparison.settleDifference == 0.25)
    now.offset = before.offset + 0.4
    #expect(!StrokeComparison(before, now).landsElsewhere)
    #expect(StrokeComparison(before, now).distance == nil)
  }
}
