import OrihonTesting
import Shelves
import Testing

@MainActor @Test func `a timer turns the page every three seconds`() {
  let screen = ShelfScreen()
  let timer = SceneTimer(every: 3) { _ in
    screen.shelf.perform(ScrollRequest(.row("hills"), to: .step(1)))
  }
  let harness = StageHarness(screen, keeping: [timer])
  harness.advance(by: 7)
  harness.expect("rows.hills.page", is: 2)
}
