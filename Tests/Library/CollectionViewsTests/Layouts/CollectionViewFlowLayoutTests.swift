import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import CollectionViews

/// Tests of the flow layout, whose lines of items the feed or the view itself scrolls over.
struct CollectionViewFlowLayoutTests {
  private final class Items: CollectionViewDataSource {
    let counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { CollectionViewCell() }
  }

  private let layout = CollectionViewFlowLayout()

  /// A delegate with sizes and distances that differ from section to section.
  private final class Sizes: CollectionViewDelegateFlowLayout {
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
    var selected: [IndexPath] = []

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(indexPath) }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      insetForSectionAt section: Int
    ) -> EdgeInsets {
      section == 0 ? .zero : EdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
    }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 10 : 4 }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? 0 : 30) }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  private func harness(_ counts: [Int] = [7], _ delegate: Sizes? = nil) -> StageHarness {
    let scene = Scene("flow") { [layout] _ in
      let view = CollectionView(collectionViewLayout: layout)
      let items = Items(counts)
      view.dataSource = items
      view.delegate = delegate
      return Scene.Content(view, owned: [items] + (delegate.map { [$0] } ?? []))
    }
    return StageHarness(scene, options: StageOptions(size: CGSize(width: 400, height: 300)))
  }

  private func frames(_ harness: StageHarness, section: Int = 0) -> [CGRect] {
    let view = harness.collectionView
    return (0..<7).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test func `as many items stand on a line as fit, and share what is left over`() throws {
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.sectionInset = EdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
    let harness = harness()
    let frames = frames(harness)
    #expect(frames[0...3].map(\.minX) == [10, 150, 290, 10])
    #expect(frames[3].minY == 90)
    #expect(harness.collectionView.contentSize == CGSize(width: 400, height: 250))
  }

  @Test func `an item alone on its line stands in the middle`() {
    layout.itemSize = CGSize(width: 300, height: 60)
    #expect(frames(harness()).map(\.minX) == Array(repeating: 50, count: 7))
  }

  @Test func `horizontal, columns fill the view and the view itself scrolls sideways`() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 150, height: 300)
    let harness = harness()
    let view = harness.collectionView
    #expect(view.contentSize == CGSize(width: 7 * 150 + 6 * 10, height: 300))
    view.setContentOffset(CGPoint(x: 5000, y: 5000), animated: false)
    #expect(view.contentOffset == CGPoint(x: 710, y: 0))
    harness.flick(from: CGPoint(x: 100, y: 150), by: CGPoint(x: 100, y: 0))
    #expect(view.isDecelerating)
    harness.advance(by: 4)
    #expect(view.contentOffset.x < 600)
  }

  @Test func `horizontal with paging rests on multiples of the view`() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 400, height: 300)
    layout.minimumLineSpacing = 0
    let harness = harness()
    let view = harness.collectionView
    view.isPagingEnabled = true
    harness.advance(by: 0.1)
    harness.flick(from: CGPoint(x: 300, y: 150), by: CGPoint(x: -120, y: 0))
    harness.advance(by: 2)
    #expect(view.contentOffset == CGPoint(x: 400, y: 0))
  }

  @Test func `another layout shows the same items elsewhere`() {
    layout.itemSize = CGSize(width: 100, height: 100)
    let harness = harness()
    let wide = CollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 400, height: 50)
    harness.collectionView.collectionViewLayout = wide
    harness.advance(by: 0.1)
    #expect(frames(harness)[1] == CGRect(x: 0, y: 60, width: 400, height: 50))
  }

  @Test func `a delegate gives every item its own size, and every section its distances and header`() throws {
    let sizes = Sizes()
    sizes.size = { CGSize(width: 100 + CGFloat($0.item % 3) * 50, height: 40 + CGFloat($0.item % 2) * 20) }
    let harness = harness([4, 3], sizes)
    let first = frames(harness)
    // 100, 150 and then 200, 100: neither line has room for a third.
    #expect(first.map(\.minX) == [0, 250, 0, 300])
    #expect(first.map(\.minY) == [10, 0, 80, 70])
    let second = frames(harness, section: 1)
    #expect(second.map(\.minX) == [20, 230, 100], "\(second)")
    #expect(second[0].midY == second[1].midY)
    #expect(isClose(second[2].minY, second[1].maxY + 4))
    #expect(isClose(second[1].minY, 130 + 30 + 5))
  }

  @Test func `sizes that are all the layout's own are the lines of equal items`() {
    layout.itemSize = CGSize(width: 100, height: 60)
    let sizes = Sizes()
    sizes.size = { _ in CGSize(width: 100, height: 60) }
    #expect(frames(harness([7], sizes)) == frames(harness([7])))
  }

  @Test func `horizontal, the sections stand one after the other, and clicks and requests know them`() throws
  {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 150, height: 300)
    layout.sectionInset = EdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    let harness = harness([2, 0, 3])
    let view = harness.collectionView
    #expect(frames(harness).map(\.minX) == [10, 170])
    #expect(frames(harness, section: 2).map(\.minX) == [400, 560, 720])
    #expect(view.contentSize == CGSize(width: 900, height: 300))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
    view.scrollToItem(at: IndexPath(item: 1, section: 2), at: .left, animated: false)
    harness.advance(by: 0.1)
    #expect(view.contentOffset == CGPoint(x: 500, y: 0))
    #expect(
      view.indexPathsForVisibleItems
        == [0, 1, 2].map { IndexPath(item: $0, section: 2) })
    let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 2)))
    #expect(isClose(cell.frame.minX, 220))
    #expect(harness.stage.displayList.commands.allSatisfy { !$0.element.path.hasPrefix("1/") })
  }

  @Test func `lines and items of negative distance overlap, and no number ends the program`() {
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.minimumInteritemSpacing = -20
    layout.minimumLineSpacing = -10
    let same = frames(harness([7]))
    #expect(same.map(\.minY).max() == 50 && same[0].intersects(same[4]))
    let sizes = Sizes()
    sizes.size = { CGSize(width: 100 + $0.item, height: 60) }
    for spacing in [-20, -100, -1e300, 1e308] as [CGFloat] {
      layout.minimumInteritemSpacing = spacing
      layout.minimumLineSpacing = spacing
      for frame in frames(harness([7])) + frames(harness([7], sizes)) {
        #expect(frame.minX >= 0 && frame.minY >= 0, "\(spacing): \(frame)")
      }
    }
  }

  @Test func `a distance that is no number is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layout = CollectionViewFlowLayout()
        layout.minimumLineSpacing = .nan
        _ = layout.section(
          at: 0, environment: LayoutEnvironment(container: CollectionLayoutContainerSize(contentSize: .zero)))
      }
    }
  }

  @Test func `horizontal, a click tells the item of its own section`() {
    layout.scrollDirection = .horizontal
    layout.sectionInset = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    let sizes = Sizes()
    sizes.size = { CGSize(width: $0.section == 0 ? 100 : 120, height: 290) }
    let harness = harness([1, 2], sizes)
    harness.click(at: CGPoint(x: 50, y: 150))
    harness.advance(by: 0.1)
    harness.click(at: CGPoint(x: 100 + 20 + 120 + 4 + 60, y: 150))
    harness.advance(by: 0.1)
    #expect(sizes.selected == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 1)])
  }
}

struct FlowLinesTests {
  private func lines(_ widths: [CGFloat], room: CGFloat, spacing: CGFloat = 10) -> FlowLines {
    FlowLines(
      widths.map { CGSize(width: $0, height: 20) },
      FlowLines.Measures(axis: .horizontal, room: room, itemSpacing: spacing, lineSpacing: 5))
  }

  @Test func `items never overlap, never leave the room, and fill every line that they can`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let widths = (0..<(1 + random.below(12))).map { _ in CGFloat(10 + random.below(90)) }
      let frames = lines(widths, room: 200).frames
      #expect(frames.map(\.width) == widths)
      for (left, right) in zip(frames, frames.dropFirst()) {
        if left.minY == right.minY {
          #expect(right.minX >= left.maxX + 10 - 1e-6)
        } else {
          let used = frames.filter { $0.minY == left.minY }.reduce(-10) { $0 + $1.width + 10 }
          #expect(used + 10 + right.width > 200)
        }
      }
      #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 200 + 1e-6 })
    }
  }

  @Test func `the last line is spaced as if more like its last item followed`() {
    #expect(lines([60, 60, 60, 60], room: 200).frames.map(\.minX) == [0, 70, 140, 0])
    #expect(lines([150], room: 200).frames.map(\.minX) == [25])
    #expect(lines([300], room: 200).frames.map(\.minX) == [0])
    #expect(lines([], room: 200).reach == 0)
  }

  @Test func `on the other axis the same lines stand on their side`() {
    let sizes = [CGSize(width: 20, height: 60), CGSize(width: 30, height: 60)]
    let turned = FlowLines(
      sizes, FlowLines.Measures(axis: .vertical, room: 100, itemSpacing: 10, lineSpacing: 5))
    #expect(turned.frames.map(\.origin) == [CGPoint(x: 0, y: 20), CGPoint(x: 25, y: 20)])
    #expect(turned.reach == 55)
  }
}
