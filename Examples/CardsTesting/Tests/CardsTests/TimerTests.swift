import Cards
import OrihonTesting
import Testing

@MainActor @Test func `a timer turns the page every three seconds`() {
  let cards = Cards()
  let timer = SceneTimer(every: 3) { _ in
    cards.view.perform(ScrollRequest(.row("cards"), to: .step(1)))
  }
  let harness = StageHarness(cards.view, keeping: [cards, timer])
  harness.advance(by: 7)
  harness.expect("rows.cards.page", is: 2)
}
