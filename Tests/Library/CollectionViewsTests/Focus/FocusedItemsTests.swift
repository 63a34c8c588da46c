import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import Testing

@testable import CollectionViews

/// Tests of items that take the focus themselves, and of what the search for them costs.
struct FocusedItemsTests {
  private func elements(_ harness: StageHarness, _ view: CollectionView, _ keys: [Key]) -> [String] {
    keys.map { key in
      harness.key(key)
      harness.advance(by: 0.6)
      return view.focusedElement?.path ?? ""
    }
  }

  @Test func `where items take the focus, tab and arrows go from one to the next, row by row`() {
    let board = ArrayBoard([("a", ["1", "2"]), ("b", ["3", "4"])], .groupPaging)
    board.view.allowsFocus = true
    let harness = board.harness()
    let found = elements(harness, board.view, ["tab", "tab", "tab", "right", "right", "tab"])
    #expect(
      found.map { String($0.suffix(8)) } == [
        "a/card/1", "a/card/2", "b/card/3", "b/card/4", "b/card/4", "a/card/1",
      ])
    #expect(board.faults == [])
  }

  @Test func `an item beyond the edge of its row comes wholly into sight with the focus`() throws {
    let board = ArrayBoard([("a", ["1", "2", "3", "4", "5"])], .groupPaging)
    board.view.allowsFocus = true
    let harness = board.harness()
    for _ in 0..<5 {
      _ = elements(harness, board.view, ["tab"])
      let ring = try #require(board.view.focusFrame)
      #expect(ring.minX >= 0 && ring.maxX <= board.view.bounds.width)
    }
  }

  @Test func `enter presses an item that is still on its way into sight`() {
    let board = ArrayBoard([("a", ["1", "2", "3", "4", "5"])], .groupPaging)
    board.view.allowsFocus = true
    var calls: [String] = []
    let harness = board.harness()
    for _ in 0..<5 { harness.key("tab") }
    board.onCall = { calls.append($0) }
    harness.key("enter")
    #expect(calls.contains("select"))
    #expect(board.faults == [])
  }

  @Test func `a search for something to focus makes a bounded number of views`() {
    let items = (0..<2000).map { "\($0)" }
    let board = ArrayBoard([("a", items), ("b", ["x"])], .groupPaging)
    let harness = board.harness()
    harness.key("tab")
    var cells = 0
    board.onCall = { if $0 == "cell" { cells += 1 } }
    harness.key("tab")
    #expect(board.view.focusedRow == "b")
    #expect(cells <= FocusOrder.mostViews)
    harness.key("tab", modifiers: .shift)
    #expect(board.view.focusedRow == "a")
    #expect(board.faults == [])
  }

  @Test func `the focus goes with its row, and stays with a row that moves`() {
    let board = ArrayBoard([("a", ["1", "2"]), ("b", ["3", "4"])], .groupPaging)
    let harness = board.harness()
    harness.key("tab")
    harness.key("tab")
    harness.advance(by: 0.5)
    #expect(board.view.focusedRow == "b")
    board.change { $0.removeFirst() }
    harness.advance(by: 0.1)
    #expect(board.view.focusedRow == "b")
    board.change { $0 = [("c", ["5"])] }
    harness.advance(by: 0.1)
    #expect(!board.view.hasFocus)
  }
}
