import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import Testing

@testable import Replays

struct StrokeLabelTests {
  private nonisolated static func outcome(
    _ decision: StrokeDecision, page: Int? = 1, offset: CGFloat = 262
  ) -> StrokeOutcome {
    var outcome = StrokeOutcome(of: .row("group"), aimedAt: .row("group"), start: 0)
    outcome.decision = decision
    outcome.page = page
    outcome.offset = offset
    outcome.settleTime = 0.62
    return outcome
  }

  @Test(arguments: [
    (StrokeLabel(.turn), outcome(.turned(1))), (StrokeLabel(.turn), outcome(.turned(-3))),
    (StrokeLabel(.stay), outcome(.sprangBack)), (StrokeLabel(.stay), outcome(.stayed)),
    (StrokeLabel(.stay), outcome(.bounced(.end), offset: 0)), (StrokeLabel(.page(1)), outcome(.turned(1))),
    (StrokeLabel(.fly), outcome(.flewOn, page: nil)), (StrokeLabel(.stop), outcome(.stopped, page: nil)),
    (StrokeLabel(.bounce), outcome(.bounced(.start))), (StrokeLabel(.catch), outcome(.caught)),
    (StrokeLabel(.click), outcome(.clicked(ElementID("group/card/0")))),
    (StrokeLabel(moves: "group", within: 0.62), outcome(.turned(1))), (StrokeLabel(), outcome(.restless)),
  ])
  func `a stroke that does what it must has no fault`(label: StrokeLabel, outcome: StrokeOutcome) {
    #expect(label.fault(of: outcome) == nil)
  }

  @Test(arguments: [
    (StrokeLabel(.turn), outcome(.sprangBack), "must turn the page, and springs back"),
    (
      StrokeLabel(.stay), outcome(.clicked(ElementID("group/card/0"))),
      "must stay where it is, and clicks group/card/0"
    ),
    (StrokeLabel(.stay), outcome(.bounced(.end)), "must stay where it is, and bounces at the end"),
    (StrokeLabel(.page(2)), outcome(.turned(1)), "must rest on page 3, and turns the page"),
    (StrokeLabel(.fly), outcome(.stopped), "must fly on, and stops where it is let go"),
    (StrokeLabel(.stop), outcome(.flewOn), "must stop where it is let go, and flies on for 0 points"),
    (StrokeLabel(.bounce), outcome(.restless), "must bounce at an end, and never comes to rest"),
    (StrokeLabel(.click), outcome(.caught), "must click, and is caught and rests on page 2"),
    (
      StrokeLabel(.turn, moves: "feed", within: 0.5), outcome(.sprangBack),
      "must move feed, and moves group; must turn the page, and springs back; "
        + "must rest within 0.5 s, and takes 0.62 s"
    ),
  ])
  func `a stroke that does something else says what, and what it must`(
    label: StrokeLabel, outcome: StrokeOutcome, fault: String
  ) {
    #expect(label.fault(of: outcome) == fault)
  }

  @Test func `what never rests is late for any time`() {
    var outcome = Self.outcome(.restless)
    outcome.settleTime = nil
    #expect(
      StrokeLabel(within: 600).fault(of: outcome) == "must rest within 600 s, and never comes to rest")
  }
}
