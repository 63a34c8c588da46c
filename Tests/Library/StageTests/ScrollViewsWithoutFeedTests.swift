import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import Testing

/// Tests of scenes whose scroll views stand beside or inside one another without a feed.
struct ScrollViewsWithoutFeedTests {
  private func scrollView(_ frame: CGRect, content: CGSize) -> ScrollView {
    let view = ScrollView(frame: frame)
    view.contentSize = content
    return view
  }

  /// Moves the pointer onto a point as a hand does: the first move only says where it is.
  private func hover(_ point: CGPoint, _ harness: StageHarness) {
    harness.move(to: CGPoint(x: 1, y: 1))
    harness.move(to: point)
  }

  /// A view that goes up and down, with one inside that goes across alone.
  private func nested() -> (outer: ScrollView, inner: ScrollView, harness: StageHarness) {
    let outer = scrollView(
      CGRect(x: 0, y: 0, width: 400, height: 600), content: CGSize(width: 400, height: 2000))
    let inner = scrollView(
      CGRect(x: 0, y: 100, width: 400, height: 200), content: CGSize(width: 1200, height: 200))
    outer.addSubview(inner)
    let size = CGSize(width: 400, height: 600)
    return (outer, inner, StageHarness(outer, size: size))
  }

  @Test func `an arrow goes to the innermost view under the pointer that it moves, every other key outwards`()
  {
    let (outer, inner, harness) = nested()
    hover(CGPoint(x: 200, y: 200), harness)
    harness.key("right")
    harness.advance(by: 1)
    #expect(inner.contentOffset.x == 40 && outer.contentOffset == .zero)
    harness.key("down")
    harness.advance(by: 1)
    #expect(outer.contentOffset.y == 40)
    #expect(inner.contentOffset.x == 40)
  }

  @Test func `page keys go to the innermost view under the pointer that scrolls`() {
    let outer = scrollView(
      CGRect(x: 0, y: 0, width: 400, height: 600), content: CGSize(width: 400, height: 2000))
    let inner = scrollView(
      CGRect(x: 0, y: 0, width: 400, height: 300), content: CGSize(width: 400, height: 900))
    outer.addSubview(inner)
    let harness = StageHarness(outer, size: CGSize(width: 400, height: 600))
    hover(CGPoint(x: 200, y: 150), harness)
    harness.key("end")
    harness.advance(by: 1)
    #expect(inner.contentOffset.y == 600 && outer.contentOffset == .zero)
  }

  @Test func `a key without a pointer anywhere goes to the first view`() {
    let (outer, _, harness) = nested()
    harness.key("down")
    harness.advance(by: 1)
    #expect(outer.contentOffset.y == 40)
  }

  @Test func `the focus in one of two lists keeps the keys while the pointer is over the other`() throws {
    let boards = [ArrayRows(), ArrayRows()]
    let root = View()
    for (index, board) in boards.enumerated() {
      board.view.frame = CGRect(x: CGFloat(index) * 400, y: 0, width: 400, height: 600)
      root.addSubview(board.view)
    }
    let harness = StageHarness(root, keeping: boards, size: CGSize(width: 800, height: 600))
    hover(CGPoint(x: 200, y: 500), harness)
    harness.key("tab")
    harness.advance(by: 0.1)
    #expect(boards[0].view.focusedRow == "0")
    hover(CGPoint(x: 600, y: 500), harness)
    harness.key("right")
    harness.advance(by: 1)
    #expect(boards[0].page == 1 && boards[1].page == 0)
    harness.key("tab")
    harness.advance(by: 0.1)
    #expect(boards[1].view.focusedRow == nil, "there is one focus in a window")
  }

  @Test func `one notch of the wheel turns one page of a view that pages, on either axis`() {
    for axis in Axis.allCases {
      var content = CGSize(width: 400, height: 600)
      content[axis] *= 3
      let view = scrollView(CGRect(x: 0, y: 0, width: 400, height: 600), content: content)
      view.isPagingEnabled = true
      let harness = StageHarness(view, size: CGSize(width: 400, height: 600))
      harness.wheel(
        at: CGPoint(x: 200, y: 300), x: axis == .horizontal ? 1 : 0, y: axis == .vertical ? -1 : 0)
      harness.settle()
      #expect(view.contentOffset[axis] == view.bounds.size[axis])
    }
  }
}

/// A collection view with one row of five cards that pages.
private final class ArrayRows: CollectionViewDataSource {
  let view: CollectionView

  init() {
    view = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout { _, _ in
        let size = CollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(200))
        let section = CollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .groupPaging
        return section
      })
    view.dataSource = self
  }

  var page: Int? { view.rowReading(of: "0")?.motion.stop }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { CollectionViewCell() }
}
