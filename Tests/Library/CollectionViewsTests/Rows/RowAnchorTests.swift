import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests that a row stays on its item through every sequence of inserts and deletes, its own included.
///
/// Covers requirements R36 and R71.
struct RowAnchorTests {
  private func board(_ items: [String], _ behavior: ArrayBoard.Behavior = .groupPaging, loops: Bool = false)
    -> (ArrayBoard, StageHarness)
  {
    let board = ArrayBoard([("row", items)], behavior, loops: loops)
    return (board, board.harness())
  }

  private func show(_ items: [String], _ board: ArrayBoard, _ harness: StageHarness) {
    board.change { $0[0].items = items }
    harness.advance(by: 0.1)
  }

  private func shown(_ board: ArrayBoard) -> String? {
    guard let stop = board.view.rowReading(of: "row")?.motion.stop else { return nil }
    return board.sections[0].items.indices.contains(stop) ? board.sections[0].items[stop] : nil
  }

  private func go(to item: Int, _ board: ArrayBoard, _ harness: StageHarness) {
    board.view.perform(ScrollRequest(.row("row"), to: .stop(item, .shortest), animation: .none))
    harness.advance(by: 0.05)
  }

  @Test func `the first item of a row that was empty is what it stays on`() {
    let (board, harness) = board([])
    harness.advance(by: 0.1)
    show(["a"], board, harness)
    show(["b", "a"], board, harness)
    #expect(shown(board) == "a")
  }

  @Test func `of an item that goes the next takes the place, and is what the row stays on`() {
    let (board, harness) = board(["a", "b", "c"])
    go(to: 1, board, harness)
    show(["a", "c"], board, harness)
    #expect(shown(board) == "c")
    show(["z", "a", "c"], board, harness)
    #expect(shown(board) == "c")
  }

  @Test func `an item that goes while others come before it leaves its place to its neighbour`() {
    let (board, harness) = board(["a", "b", "c"])
    go(to: 1, board, harness)
    show(["x", "y", "a", "c"], board, harness)
    #expect(shown(board) == "c")
    show(["x", "y", "w", "a"], board, harness)
    #expect(shown(board) == "a")
  }

  @Test func `an item is found again at whatever place, also beyond a thousand`() {
    let items = (0..<5000).map(String.init)
    let (board, harness) = board(items)
    go(to: 1500, board, harness)
    show((0..<1700).map { "new\($0)" } + items, board, harness)
    #expect(shown(board) == "1500")
  }

  @Test
  func `a change of data asks for few ids where the item stays near, and for each once where it goes far`() {
    let items = (0..<10_000).map(String.init)
    let (board, harness) = board(items)
    go(to: 4000, board, harness)
    let before = board.identifierCalls
    show(["new"] + items, board, harness)
    #expect(board.identifierCalls - before < 200)
    let near = board.identifierCalls
    show((0..<500).map { "far\($0)" } + ["new"] + items, board, harness)
    #expect(board.identifierCalls - near < 10_501 + 300)
    let still = board.identifierCalls
    harness.advance(by: 1)
    #expect(board.identifierCalls == still && shown(board) == "4000")
  }

  @Test
  func `a request goes on to the item that it is for, and what shows stays, while others are put in between`()
  {
    let (board, harness) = board((0..<12).map(String.init))
    board.view.perform(ScrollRequest(.row("row"), to: .stop(8, .shortest)))
    harness.advance(by: 0.06)
    let before = board.view.windowFrame(ofItem: "1", inSection: "row") ?? .zero
    let time = harness.stage.time
    board.change { $0[0].items.insert("new", at: 5) }
    harness.stage.advance(to: time)
    let after = board.view.windowFrame(ofItem: "1", inSection: "row") ?? .zero
    #expect(abs(after.minX - before.minX) <= 0.5)
    harness.advance(by: 2)
    #expect(shown(board) == "8")
  }

  @Test func `a row that rests anywhere keeps its item on screen while it is off screen`() throws {
    let rows = (0..<12).map { row in (id: "row\(row)", items: (0..<20).map { "\(row)/\($0)" }) }
    let board = ArrayBoard(rows, .continuous)
    let harness = board.harness()
    board.view.perform(ScrollRequest(.row("row0"), to: .offset(1000), animation: .none))
    harness.advance(by: 0.1)
    let before = try #require(board.view.windowFrame(ofItem: "0/4", inSection: "row0"))
    board.view.perform(ScrollRequest(.vertical, to: .offset(2000), animation: .none))
    harness.advance(by: 0.1)
    board.change { $0[0].items.insert(contentsOf: ["x", "y"], at: 1) }
    harness.advance(by: 0.1)
    board.view.perform(ScrollRequest(.vertical, to: .offset(0), animation: .none))
    harness.advance(by: 0.1)
    let after = try #require(board.view.windowFrame(ofItem: "0/4", inSection: "row0"))
    #expect(abs(after.minX - before.minX) <= 0.5)
  }

  @Test func `a feed stays on its section when all of that section's items are others`() {
    let rows = (0..<12).map { row in (id: "row\(row)", items: (0..<4).map { "\(row)/\($0)" }) }
    let board = ArrayBoard(rows, .groupPaging)
    let harness = board.harness()
    board.view.perform(ScrollRequest(.vertical, to: .offset(5 * 220), animation: .none))
    harness.advance(by: 0.1)
    board.change { sections in
      for index in 4..<12 { sections[index].items = ["new\(index)", "newer\(index)"] }
      sections.insert(("above", ["n"]), at: 0)
    }
    harness.advance(by: 0.1)
    #expect(isClose(harness.feed.offset, 6 * 220))
  }

  /// Compares the row with a place in a list that follows its item.
  ///
  /// If the item is deleted, the next one takes its place.
  @Test(arguments: 0..<24)
  func `random edits leave a resting row on the item that a list and a finger would`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let loops = seed % 3 == 2
    var items = (0..<(1 + random.below(9))).map { "i\($0)" }
    let (board, harness) = board(items, seed % 2 == 0 ? .groupPaging : .groupPagingCentered, loops: loops)
    var finger = random.below(items.count)
    var next = 100
    go(to: finger, board, harness)
    for step in 0..<60 {
      switch random.below(5) {
      case 0, 1:
        let place = random.below(items.count + 1)
        items.insert("i\(next)", at: place)
        next += 1
        if place <= finger { finger += 1 }
      case 2 where items.count > 1:
        let place = random.below(items.count)
        items.remove(at: place)
        if place < finger || finger == items.count { finger -= 1 }
      case 3 where items.count > 1:
        let id = items[finger]
        let moved = items.remove(at: random.below(items.count))
        items.insert(moved, at: random.below(items.count + 1))
        finger = items.firstIndex(of: id) ?? 0
      default:
        finger = random.below(items.count)
        go(to: finger, board, harness)
      }
      show(items, board, harness)
      #expect(shown(board) == items[finger], "seed \(seed), step \(step): \(items)")
    }
  }

  @Test(arguments: 0..<24)
  func `random edits leave what shows of a row in motion where it is`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let behaviors: [ArrayBoard.Behavior] = [.groupPaging, .groupPagingCentered, .continuous]
    var items = (0..<30).map { "i\($0)" }
    let (board, harness) = board(items, behaviors[Int(seed % 3)])
    board.view.perform(ScrollRequest(.row("row"), to: .offset(3120), animation: .none))
    harness.advance(by: 0.1)
    for step in 0..<12 {
      harness.flick(from: CGPoint(x: 200, y: 100), by: CGPoint(x: random.below(2) == 0 ? -90 : 90, y: 0))
      harness.advance(by: Double(random.below(20)) / 100)
      harness.stage.advance(to: harness.stage.time)
      let cells = board.view.visibleCells.map { ($0.elementID.path, $0.frame.minX) }
      let shown = cells.filter { (0..<390).contains($0.1) }.min { $0.1 < $1.1 } ?? cells[0]
      let id = String(shown.0.split(separator: "/")[2])
      let place = items.firstIndex(of: id) ?? 0
      let other = random.below(2) == 0 ? random.below(max(1, place - 3)) : min(items.count - 1, place + 4)
      if random.below(2) == 0 {
        items.insert("n\(seed)-\(step)", at: other)
      } else if items.count > 24 {
        items.remove(at: other)
      }
      let time = harness.stage.time
      board.change { $0[0].items = items }
      harness.stage.advance(to: time)
      let after = board.view.windowFrame(ofItem: id, inSection: "row")?.minX
      #expect(
        after.map { abs($0 - shown.1) <= 0.5 } == true,
        "seed \(seed), step \(step): \(id) \(shown.1), \(after ?? -1)")
      harness.advance(by: 4)
      let motion = board.view.rowReading(of: "row")?.motion
      #expect(motion?.phase == .idle)
      #expect(motion.map { $0.geometry.bounds.range?.contains($0.offset) == true } == true)
    }
  }
}
