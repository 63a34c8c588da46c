import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import Testing

/// Tests of rows that a negative distance between sections lays over each other.
struct OverlappingRowsTests {
  private func board() -> ArrayBoard {
    let board = ArrayBoard([("under", ["a", "b", "c"]), ("over", ["d", "e", "f"])], .groupPaging)
    let layout = board.view.collectionViewLayout as? CollectionViewCompositionalLayout
    layout?.configuration.interSectionSpacing = -80
    board.view.collectionViewLayout.invalidateLayout()
    return board
  }

  @Test func `where two rows overlap, the one that is painted above follows the hand`() throws {
    let board = board()
    let harness = board.harness()
    let (under, over) = (harness.stage.frame(ofRow: "under"), harness.stage.frame(ofRow: "over"))
    let both = try #require(under).intersection(try #require(over))
    #expect(both.height > 20)
    harness.drag(from: CGPoint(x: 200, y: both.midY), by: CGPoint(x: -120, y: 0))
    #expect(harness.row("under")?.motion.offset == 0)
    #expect(harness.row("over")?.motion.offset ?? 0 > 0)
  }
}

/// Tests of a view that was laid out before it came into a scene.
struct EarlyLayoutTests {
  @Test func `what shows has the names that it would have otherwise`() throws {
    let early = ArrayBoard([("row", ["a", "b"])], .groupPaging)
    early.view.frame = CGRect(x: 0, y: 0, width: 430, height: 932)
    early.view.layoutIfNeeded()
    let late = ArrayBoard([("row", ["a", "b"])], .groupPaging)
    let names = [early, late].map { board in
      let harness = board.harness()
      #expect(harness.stage.frame(ofItem: 0, inRow: "row") != nil)
      return harness.stage.displayList.commands.map(\.element)
    }
    #expect(names[0] == names[1])
  }
}
