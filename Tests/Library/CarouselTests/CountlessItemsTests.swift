import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import Testing

/// Tests that whatever number of items a data source says, every row ends bounded.
struct CountlessItemsTests {
  nonisolated static let counts = [Int.max, Int.max - 1, 1 << 53, 1_000_000_001]

  private func check(_ harness: StageHarness, _ act: String) {
    let motions = [harness.feed] + harness.stage.trace.rows.map(\.motion)
    #expect(motions.allSatisfy { $0.offset.isFinite && abs($0.offset) <= 2e9 }, "\(act)")
    let commands = harness.stage.displayList.commands
    #expect(commands.count < 2000, "\(act)")
    #expect(commands.allSatisfy { $0.frame.minX.isFinite && $0.frame.maxY.isFinite }, "\(act)")
  }

  private func ask(_ target: MotionRequest.Target, of harness: StageHarness) {
    for scroller in [.row("row0"), .row("row1"), .vertical] as [Scroller] {
      harness.collectionView.perform(ScrollRequest(scroller, to: target))
      harness.advance(by: 0.2)
      harness.collectionView.perform(ScrollRequest(scroller, to: target, animation: .none))
    }
  }

  /// Everything that anybody may do with a feed.
  private enum Act: CaseIterable {
    case keys, requests, flick, wheel, click, otherWindow, newData, fewItems, windowBefore
  }

  private func perform(_ act: Act, _ harness: StageHarness, _ source: CountlessSource) {
    let middle = CGPoint(x: 200, y: 60)
    switch act {
    case .keys:
      for key in ["tab", "right", "left", "left", "end", "pageUp", "home", "down"] as [Key] {
        harness.key(key)
        harness.advance(by: 0.1)
      }
    case .requests:
      for target in [
        .stop(5, .shortest), .stop(.max, .shortest), .step(1), .step(-3), .step(.max), .offset(1e300),
        .offset(-1e300),
      ] as [MotionRequest.Target] { ask(target, of: harness) }
    case .flick: harness.flick(from: middle, by: CGPoint(x: -180, y: 3))
    case .wheel: for _ in 0..<5 { harness.wheel(at: middle, x: 1e6, y: 0) }
    case .click: harness.click(at: CGPoint(x: 215, y: 105))
    case .otherWindow: harness.send(.window(.resized(CGSize(width: 700, height: 500), scale: 1.5)))
    case .newData: harness.collectionView.reloadData()
    case .fewItems:
      source.counts = [3, 3]
      harness.collectionView.reloadData()
    case .windowBefore: harness.send(.window(.resized(CGSize(width: 430, height: 932), scale: 1)))
    }
  }

  @Test(arguments: CountlessRow.allCases, counts)
  func `however many items there are, what is done ends and shows few of them`(row: CountlessRow, count: Int)
    throws
  {
    let source = CountlessSource([count, count])
    let harness = row.harness(source)
    check(harness, "at first")
    for act in Act.allCases {
      perform(act, harness, source)
      harness.advance(by: 0.3)
      check(harness, "\(act)")
      for id in ["row0", "row1"] { _ = harness.stage.coverage(ofRow: id) }
    }
    let snapshot = harness.stage.snapshot()
    source.counts = [count, 1]
    harness.collectionView.reloadData()
    harness.advance(by: 0.2)
    check(harness, "many again")
    harness.stage.restore(snapshot)
    #expect(source.made < 20_000)
  }

  @Test(arguments: CountlessRow.allCases.filter { $0.rawValue.hasPrefix("looped") }, counts)
  func `a loop that nobody could go round ends at its first item`(row: CountlessRow, count: Int) throws {
    let harness = row.harness(CountlessSource([count]))
    harness.drag(from: CGPoint(x: 100, y: 50), by: CGPoint(x: 200, y: 0))
    harness.settle()
    let motion = try #require(harness.row("row0")?.motion)
    #expect(motion.lap == 0 && motion.offset <= 0 && motion.overshoot == 0)
    #expect(harness.stage.displayList.commands.count { $0.element.path.contains("card/") } >= 2)
  }
}
