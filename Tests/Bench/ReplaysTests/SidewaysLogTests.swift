import CollectionViews
import CompositionalLayout
import Documents
import Foundation
import OrihonTesting
import Stage
import Testing

@testable import Replays

/// Tests of the log of a feed that scrolls sideways.
struct SidewaysLogTests {
  private final class Items: CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { CollectionViewCell() }
  }

  @Test func `its offset is an x, and it goes to lead and tail`() throws {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let view = CollectionView(collectionViewLayout: layout)
    let items = Items()
    view.dataSource = items
    let harness = StageHarness(view, keeping: [items], size: CGSize(width: 400, height: 120))
    harness.flick(from: CGPoint(x: 300, y: 60), by: CGPoint(x: -150, y: 0))
    harness.advance(by: 0.1)
    let feed = try #require(harness.stage.trace.json["feed"])
    #expect(feed["y"] == nil && feed["direction"] == .string("tail"))
    guard case .number(let offset)? = feed["x"] else { throw TestProblem("no x in \(feed)") }
    #expect(offset > 100)
    #expect(harness.stage.trace.rows.isEmpty)
  }
}
