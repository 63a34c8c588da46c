import OrihonTesting
import Shelves
import Testing

@MainActor @Test func `a flick turns one page`() {
  let harness = StageHarness(ShelfScreen())
  assertFrames(of: harness, matches: "flick") { harness in
    harness.flick(from: harness.center(ofRow: "hills"), by: CGPoint(x: -200, y: 0))
    harness.settle()
  }
  harness.expect("rows.hills.page", is: 1)
}
