import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests that visible content stays in its place while the content around it changes.
///
/// Covers requirements R36 and R10.
struct CollectionViewDiffableDataSourceTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, String>
  private typealias Source = CollectionViewDiffableDataSource<String, String>
  typealias Behavior = CollectionLayoutSectionOrthogonalScrollingBehavior

  /// The moment at which the data change.
  enum Moment: CaseIterable {
    case atRest, inHand, inFlight
  }

  private func board(_ behavior: Behavior) -> (StageHarness, Source) {
    let view = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout { _, _ in
        let size = CollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(200))
        let section = CollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 12
        return section
      })
    let source = Source(collectionView: view) { _, _, _ in CollectionViewCell() }
    source.apply(Self.snapshot(items: 0..<12))
    return (StageHarness(view, keeping: [source]), source)
  }

  private static func snapshot(sections: Range<Int> = 0..<12, items: Range<Int>) -> Snapshot {
    var snapshot = Snapshot()
    for section in sections {
      snapshot.appendSections(["s\(section)"])
      snapshot.appendItems(items.map { "\(section)/\($0)" })
    }
    return snapshot
  }

  /// Returns the place of an item's cell on the screen.
  private func place(_ item: String, _ harness: StageHarness) throws -> CGPoint {
    let cells = harness.collectionView.visibleCells
    let cell = cells.first { $0.elementID.path.hasSuffix("card/\(item)") }
    return try #require(cell).frame.origin
  }

  private func begin(_ moment: Moment, _ harness: StageHarness, _ way: CGPoint) {
    let start = CGPoint(x: 215, y: 450)
    switch moment {
    case .atRest: break
    case .inHand:
      harness.press(at: start)
      harness.move(from: start, by: way, in: 0.1)
    case .inFlight:
      harness.flick(from: start, by: way)
      harness.advance(by: 0.1)
    }
    harness.advance(by: 0.02)
  }

  /// Applies a snapshot and lays out at the same instant.
  private func apply(_ snapshot: Snapshot, to source: Source, _ harness: StageHarness) {
    let time = harness.stage.time
    source.apply(snapshot)
    harness.stage.advance(to: time)
  }

  @Test(arguments: [Behavior.groupPaging, .groupPagingCentered, .continuous], Moment.allCases)
  func `items put in or taken out before the ones that show move none of them`(
    behavior: Behavior, moment: Moment
  ) throws {
    for items in [-5..<12, 2..<12] {
      let (harness, source) = board(behavior)
      let view = harness.collectionView
      view.scroll(to: IndexPath(item: 4, section: 2), at: .left, axes: .horizontal, animated: false)
      harness.advance(by: 0.1)
      begin(moment, harness, CGPoint(x: -60, y: 0))
      let before = try place("2/4", harness)
      apply(Self.snapshot(items: items), to: source, harness)
      let after = try place("2/4", harness)
      #expect(abs(after.x - before.x) <= 0.5, "\(before.x) to \(after.x)")
      if moment == .inHand { harness.release(at: CGPoint(x: 155, y: 450)) }
      harness.advance(by: 6)
      let row = view.rowReading(of: "s2")?.motion
      #expect(row?.phase == .idle && row?.stop == row?.settledStop)
      #expect(harness.feed.offset == 0)
    }
  }

  @Test(arguments: [Behavior.none, .groupPaging], Moment.allCases)
  func `sections put in or taken out above what shows do not move the feed's content`(
    behavior: Behavior, moment: Moment
  ) throws {
    for sections in [-2..<12, 1..<12] {
      let (harness, source) = board(behavior)
      let view = harness.collectionView
      view.scroll(to: IndexPath(item: 0, section: 4), at: .top, axes: .vertical, animated: false)
      harness.advance(by: 0.1)
      begin(moment, harness, CGPoint(x: 0, y: -40))
      let shown = behavior == .none ? "4/2" : "5/0"
      let before = try place(shown, harness)
      apply(Self.snapshot(sections: sections, items: 0..<12), to: source, harness)
      let after = try place(shown, harness)
      #expect(abs(after.y - before.y) <= 0.5, "\(before.y) to \(after.y)")
    }
  }

  @Test
  func `items put in above in a list move nothing that shows, at the very beginning they come into sight`()
    throws
  {
    let (harness, source) = board(.none)
    let view = harness.collectionView
    apply(Self.snapshot(sections: 0..<1, items: -1..<12), to: source, harness)
    let added = try place("0/-1", harness)
    #expect(added.y == 0)
    view.scroll(to: IndexPath(item: 6, section: 0), at: .top, axes: .vertical, animated: false)
    harness.advance(by: 0.1)
    let before = try place("0/6", harness)
    apply(Self.snapshot(sections: 0..<1, items: -9..<12), to: source, harness)
    let after = try place("0/6", harness)
    #expect(after == before)
    apply(Self.snapshot(sections: 0..<1, items: 6..<12), to: source, harness)
    #expect(harness.feed.offset == 0)
  }
}
