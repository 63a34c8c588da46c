import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScrollPhysics
import Stage
import Testing

@testable import Gallery

/// Tests of two hundred rows of ten thousand cards.
///
/// Covers requirement R49.
struct ManyCardsTests {
  @Test func `of ten thousand cards a row no more live than show, and two`() {
    let scene = CommonScene(sections: 200, cards: 10_000)
    let harness = StageHarness(scene.scene, options: StageOptions(size: CommonScene.size))
    var most = 0
    harness.onFrame = { trace in
      for row in trace.rows {
        guard let coverage = harness.stage.coverage(ofRow: row.id.name) else { continue }
        most = max(most, coverage.liveCells)
        #expect(coverage.liveCells <= coverage.visibleCells + 2)
      }
    }
    scene.begin(at: harness.time)
    for _ in 0..<6 {
      harness.flick(from: CGPoint(x: 600, y: 300), by: CGPoint(x: -400, y: 0))
      harness.advance(by: 0.1)
      harness.flick(from: CGPoint(x: 400, y: 800), by: CGPoint(x: 0, y: -500), in: 0.06)
      harness.advance(by: 0.4)
    }
    #expect((1...4).contains(most))
  }
}
