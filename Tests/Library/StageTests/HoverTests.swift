import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of how cards and buttons answer to the unpressed pointer.
struct HoverTests {
  private func harness(rate: Double = 60) -> StageHarness {
    StageHarness(SampleFeed((0..<6).map { SampleFeed.Row("row\($0)") }).scene(), rate: rate)
  }

  private func hover(_ harness: StageHarness, _ row: String, _ index: Int = 0) -> CGFloat {
    for view in harness.stage.context.scrollViews {
      guard let list = view as? CollectionView else { continue }
      let cell = list.visibleCells.first { $0.elementID.path == "\(row)/card/\(index)" }
      if let cell { return cell.interaction.hover }
    }
    return -1
  }

  /// The pointer comes from beside the card, since the first place of a pointer is no move.
  private func moveOnto(_ harness: StageHarness, _ point: CGPoint) {
    harness.move(to: point + CGPoint(x: 0, y: 5))
    harness.move(to: point)
  }

  @Test func `a card answers within 120 ms, and no longer when the pointer has gone`() {
    let harness = harness()
    moveOnto(harness, CGPoint(x: 215, y: 100))
    harness.advance(by: 0.06)
    #expect(abs(hover(harness, "row0") - 0.5) < 0.2)
    harness.advance(by: 0.1)
    #expect(hover(harness, "row0") == 1)
    harness.move(to: CGPoint(x: 215, y: 350))
    harness.advance(by: 0.2)
    #expect(hover(harness, "row0") == 0 && hover(harness, "row1") == 1)
    harness.send(.window(.pointerInside(false)))
    harness.advance(by: 0.2)
    #expect(hover(harness, "row1") == 0)
  }

  @Test func `dots answer while the pointer is over them, and not while they are scrubbed`() throws {
    let harness = harness()
    func shades() -> [String] {
      harness.stage.displayList.commands.map(\.element.path).filter { $0.hasSuffix("/hover") }
    }
    let dot = try #require(harness.stage.frame(ofDot: 2, inRow: "row0"))
    let place = CGPoint(x: dot.midX, y: dot.midY)
    moveOnto(harness, place)
    harness.advance(by: 0.05)
    #expect(shades().count == 1 && shades()[0].hasPrefix("row0/dots"), "\(shades())")
    #expect(harness.stage.pointerShape == .arrow)
    harness.press(at: place)
    harness.move(from: place, by: CGPoint(x: 30, y: 0), in: 0.2)
    harness.advance(by: 0.05)
    #expect(shades().isEmpty)
    harness.release(at: place + CGPoint(x: 30, y: 0))
    harness.settle()
    harness.move(to: CGPoint(x: 215, y: 100))
    harness.advance(by: 0.05)
    #expect(shades().isEmpty)
  }

  @Test func `while content moves no card answers, and afterwards the one below does`() {
    let harness = harness()
    let point = CGPoint(x: 215, y: 100)
    moveOnto(harness, point)
    harness.advance(by: 0.2)
    harness.flick(from: point, by: CGPoint(x: -100, y: 0))
    harness.move(to: point)
    harness.advance(by: 0.2)
    #expect(hover(harness, "row0") <= 0 && hover(harness, "row0", 1) == 0)
    harness.settle()
    harness.move(to: point + CGPoint(x: 1, y: 0))
    harness.advance(by: 0.2)
    #expect(hover(harness, "row0", 1) == 1)
  }

  @Test(arguments: [48, 144, 240] as [Double])
  func `it is the same at any frame rate, and comes back with a snapshot`(rate: Double) {
    let values = [harness(), harness(rate: rate)].map { harness in
      moveOnto(harness, CGPoint(x: 215, y: 100))
      harness.advance(to: 1.0 / 12)
      let moment = harness.stage.snapshot()
      let value = hover(harness, "row0")
      harness.send(.window(.pointerInside(false)))
      harness.advance(by: 0.5)
      harness.stage.restore(moment)
      harness.stage.refresh(to: 1.0 / 12)
      #expect(isClose(hover(harness, "row0"), value))
      return value
    }
    #expect(isClose(values[0], values[1]))
  }

  @Test func `a button shows a ground under the pointer`() throws {
    let (root, button) = (View(), Button())
    button.title = "More"
    button.frame = CGRect(x: 50, y: 50, width: 80, height: 20)
    root.addSubview(button)
    let harness = StageHarness(root, size: CGSize(width: 300, height: 300))
    let plain = harness.stage.displayList.commands.count
    harness.move(to: CGPoint(x: 90, y: 60))
    harness.advance(by: 0.05)
    #expect(harness.stage.displayList.commands.count == plain + 1)
    harness.move(to: CGPoint(x: 250, y: 250))
    harness.advance(by: 0.05)
    #expect(harness.stage.displayList.commands.count == plain)
  }
}
