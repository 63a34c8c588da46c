import CollectionViews
import Foundation
import OrihonTesting
import ScreenInterface
import Testing

/// Tests that cells are made for what shows, and not for what exists.
struct MadeCellsTests {
  @Test func `of a thousand items only those that show have cells, which are used again on the way down`() {
    let list = EstimatedList([Array(0..<1000)])
    let harness = list.harness()
    var most = list.view.visibleCells.count
    #expect(list.cellCount < 30)
    var made = Set(list.view.visibleCells.map(ObjectIdentifier.init))
    for _ in 1...40 {
      harness.key(Key("pageDown"))
      harness.advance(by: 0.5)
      most = max(most, list.view.visibleCells.count)
      made.formUnion(list.view.visibleCells.map(ObjectIdentifier.init))
    }
    #expect(list.view.indexPathsForVisibleItems.first?.item ?? 0 > 400)
    #expect(made.count <= 3 * most, "\(made.count) cells of which \(most) show at most")
  }
}
