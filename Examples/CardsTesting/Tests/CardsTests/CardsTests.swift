import Cards
import OrihonTesting
import Testing

@MainActor @Test func `a flick turns one page`() {
  let cards = Cards()
  let harness = StageHarness(cards.view, keeping: [cards])
  assertFrames(of: harness, matches: "flick") { harness in
    harness.flick(from: harness.center(ofRow: "cards"), by: CGPoint(x: -200, y: 0))
    harness.settle()
  }
  harness.expect("rows.cards.page", is: 1)
}
