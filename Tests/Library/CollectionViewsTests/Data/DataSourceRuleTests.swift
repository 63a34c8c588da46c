import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests that data source and delegate are never called beyond the counts that were answered last.
struct DataSourceRuleTests {
  @Test func `a page that is removed under a request to it is not asked for`() {
    let board = ArrayBoard([("row", ["a", "b"])], .groupPaging)
    let harness = board.harness()
    board.view.perform(ScrollRequest(.row("row"), to: .stop(1, .shortest)))
    board.change { $0[0].items = ["a"] }
    harness.advance(by: 1)
    #expect(board.faults == [])
    #expect(board.view.rowReading(of: "row")?.motion.stop == 0)
  }

  @Test func `data that change while the window is empty are shown when it is not, at the same size`() {
    let board = ArrayBoard([("row", ["a", "b"]), ("other", ["c"])], .groupPaging)
    let harness = board.harness()
    let size = harness.stage.size
    harness.send(.window(.resized(.zero, scale: 1)))
    board.change { $0 = [("row", ["b"])] }
    harness.advance(by: 0.1)
    harness.send(.window(.resized(size, scale: 1)))
    harness.advance(by: 0.1)
    #expect(board.faults == [])
    #expect(board.view.sectionNames == ["row"] && board.view.visibleCells.count == 1)
  }

  @Test func `a click finds the card that is there after a change of the same instant`() {
    let board = ArrayBoard([("row", ["a", "b"])], .groupPaging)
    let harness = board.harness()
    var selected = 0
    board.onCall = { if $0 == "select" { selected += 1 } }
    harness.press(at: CGPoint(x: 100, y: 100))
    board.change { $0[0].items.append("c") }
    harness.release(at: CGPoint(x: 100, y: 100))
    #expect(selected == 1 && board.faults == [])
  }

  @Test func `a card that its own click removes is not told of as selected`() {
    let board = ArrayBoard([("row", ["a"])], .groupPaging)
    let harness = board.harness()
    board.onCall = { call in if call == "ask" { board.change { $0 = [] } } }
    harness.click(at: CGPoint(x: 100, y: 100))
    harness.advance(by: 0.5)
    #expect(board.faults == [])
  }

  @Test func `a layout that looks at the view while the data are asked for finds none of the old ones`() {
    let board = ArrayBoard([("row", ["a", "b", "c", "d", "e"])], .groupPaging)
    let harness = board.harness()
    board.onCall = { call in
      guard call == "layout" else { return }
      #expect(board.view.itemIdentifier(at: IndexPath(item: 4, section: 0)) == nil)
      board.view.perform(ScrollRequest(.row("row"), to: .stop(4, .shortest), animation: .none))
    }
    board.change { $0[0].items = ["a", "b"] }
    harness.advance(by: 0.1)
    #expect(board.faults == [])
  }

  @Test func `an index that there is not is not passed on`() {
    let board = ArrayBoard([("row", ["a"])], .groupPaging)
    let harness = board.harness()
    for section in [-1, 1, 99] {
      #expect(board.view.numberOfItems(inSection: section) == 0)
      #expect(board.view.itemIdentifier(at: IndexPath(item: 0, section: section)) == nil)
    }
    #expect(board.view.itemIdentifier(at: IndexPath(item: 1, section: 0)) == nil)
    #expect(harness.stage.frame(ofItem: 3, inRow: "row") == nil)
    #expect(board.faults == [])
  }

  @Test(arguments: 0..<40)
  func `random edits at every phase of a motion, inside handlers too, name nothing that has gone`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let behaviors: [ArrayBoard.Behavior] = [.groupPaging, .groupPagingCentered, .continuous, .paging, .none]
    let board = ArrayBoard(
      (0..<6).map { row in ("s\(row)", (0..<5).map { "\(row).\($0)" }) }, behaviors[Int(seed % 5)],
      loops: seed % 4 == 3)
    let harness = board.harness()
    var editing = SplitMix64(seed: seed &+ 1000)
    var budget = 0
    var isAsking = false
    board.onCall = { call in
      if !isAsking, editing.below(6) == 0 {
        isAsking = true
        Self.ask(board, &editing, mayScroll: call == "layout")
        isAsking = false
      }
      guard call != "layout", budget > 0, editing.below(12) == 0 else { return }
      budget -= 1
      Self.edit(board, &editing)
    }
    func point() -> CGPoint { CGPoint(x: CGFloat(random.below(420)), y: CGFloat(random.below(900))) }
    for step in 0..<220 {
      budget = 2
      switch random.below(16) {
      case 0: harness.press(at: point())
      case 1: harness.move(to: point())
      case 2: harness.release(at: point())
      case 3: harness.flick(from: point(), by: CGPoint(x: CGFloat(random.below(300)) - 150, y: 0))
      case 4: harness.flick(from: point(), by: CGPoint(x: 0, y: CGFloat(random.below(500)) - 250))
      case 5: harness.wheel(at: point(), x: CGFloat(random.below(5)) - 2, y: CGFloat(random.below(5)) - 2)
      case 6: harness.key(["left", "right", "tab", "enter", "end", "home", "pageDown"][random.below(7)])
      case 7: harness.click(at: point())
      case 8:
        let section = board.view.sectionNames.randomElement(using: &random) ?? "s0"
        board.view.perform(
          ScrollRequest(
            .row(section), to: .stop(random.below(6), .shortest),
            animation: random.below(2) == 0 ? .none : .eased))
      case 9:
        let section = random.below(max(1, board.sections.count))
        let items = board.sections.indices.contains(section) ? board.sections[section].items.count : 0
        guard items > 0 else { break }
        board.view.scrollToItem(
          at: IndexPath(item: random.below(items), section: section), at: .left,
          animated: random.below(2) == 0)
      case 10:
        harness.send(
          .window(.resized(random.below(4) == 0 ? .zero : CGSize(width: 430, height: 932), scale: 1)))
      case 11, 12: harness.advance(by: Double(random.below(40)) / 100)
      default: for _ in 0...random.below(3) { Self.edit(board, &random) }
      }
      if !board.faults.isEmpty { break }
      if step % 7 == 6 { harness.advance(by: 0.02) }
    }
    #expect(board.faults == [], "seed \(seed)")
  }

  /// Asks for items that may exist, and scrolls to one where `mayScroll` allows it.
  private static func ask(_ board: ArrayBoard, _ random: inout SplitMix64, mayScroll: Bool) {
    let path = IndexPath(item: random.below(7), section: random.below(7))
    _ = board.view.itemIdentifier(at: path)
    _ = board.view.visibleCells.count
    guard mayScroll else { return }
    board.view.perform(
      ScrollRequest(.row("s\(path.section)"), to: .stop(path.item, .shortest), animation: .none))
  }

  /// Changes the data at random: inserts, deletes, moves, replaces or empties, items or sections.
  private static func edit(_ board: ArrayBoard, _ random: inout SplitMix64) {
    let kind = random.below(11)
    let (first, second) = (random.below(1000), random.below(1000))
    board.change { sections in
      guard !sections.isEmpty else { return sections = [("s\(first)", ["\(second)"])] }
      let section = first % sections.count
      let count = sections[section].items.count
      switch kind {
      case 0, 1: sections[section].items.insert("n\(first).\(second)", at: second % (count + 1))
      case 2, 3: if count > 0 { sections[section].items.remove(at: second % count) }
      case 4:
        guard count > 0 else { return }
        let item = sections[section].items.remove(at: second % count)
        sections[section].items.insert(item, at: first % count)
      case 5: sections[section].items = (0..<(second % 6)).map { "r\(first).\($0)" }
      case 6: sections[section].items = []
      case 7: sections.remove(at: section)
      case 8: sections.insert(("s\(first)-\(second)", ["a\(first)", "b\(first)"]), at: section)
      case 9:
        let moved = sections.remove(at: section)
        sections.insert(moved, at: second % (sections.count + 1))
      default: sections = second % 3 == 0 ? [] : [("s0", ["x\(first)"]), ("t\(first)", [])]
      }
    }
  }
}
