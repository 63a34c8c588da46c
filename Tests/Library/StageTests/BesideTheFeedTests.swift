import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import ScrollPhysics
import Stage
import Testing

/// Tests of views that lie over or beside a scene's feed, or inside one that is too short to scroll.
struct BesideTheFeedTests {
  /// A feed beneath a bar that is no part of it.
  private func harness(bar: View) -> StageHarness {
    let scene = Scene("bar") { context in
      var content = SampleFeed((0..<8).map { SampleFeed.Row("row\($0)") }).scene().makeContent(context)
      let root = Root(content.root, bar)
      content.root = root
      return content
    }
    return StageHarness(scene)
  }

  /// A view that fills itself with another one and keeps a bar at the top.
  private final class Root: View {
    private let filling: View
    private let bar: View

    init(_ filling: View, _ bar: View) {
      (self.filling, self.bar) = (filling, bar)
      super.init(frame: .zero)
      addSubview(filling)
      addSubview(bar)
    }

    override func layoutSubviews() {
      filling.frame = bounds
      bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 60)
    }
  }

  @Test func `a drag that begins on a bar over the feed moves the feed, and so does the wheel`() {
    let harness = harness(bar: View())
    harness.drag(from: CGPoint(x: 200, y: 50), by: CGPoint(x: 0, y: -40))
    harness.settle()
    #expect(harness.feed.offset > 0)
    let dragged = harness.feed.offset
    harness.wheel(at: CGPoint(x: 200, y: 30), y: -1)
    harness.settle()
    #expect(harness.feed.offset == dragged + 53)
  }

  @Test func `a plain wheel over a strip in a short feed moves nothing, as it does in a long one`() {
    let board = StripBoard()
    board.view.alwaysBounceVertical = false
    let harness = board.harness()
    harness.wheel(at: CGPoint(x: 200, y: 100), y: -1)
    harness.advance(by: 0.5)
    #expect(board.strip.contentOffset == .zero)
    harness.wheel(at: CGPoint(x: 200, y: 100), x: 1)
    harness.settle()
    #expect(board.strip.contentOffset.x == 53)
  }

  @Test func `phases and directions of a feed that goes across are those of its own axis`() async {
    let (phases, directions) = streamsOfAFeedAcross()
    var told: [String] = []
    for await phase in phases { told.append(phase.rawValue) }
    for await direction in directions { told.append(direction.rawValue) }
    #expect(told == ["animating", "idle", "towardsEnd", "none"])
  }
}

extension BesideTheFeedTests {
  /// The streams of a feed that was scrolled across; they end with it.
  private func streamsOfAFeedAcross() -> (AsyncStream<ScrollPhase>, AsyncStream<ScrollDirection>) {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let board = StripBoard(configuration, items: 12)
    let harness = board.harness()
    let streams = (board.view.phases(), board.view.directions())
    board.view.scroll(to: CGPoint(x: 900, y: 0), axes: .horizontal)
    harness.settle()
    return streams
  }
}

/// A list of cells of 400 × 200 points, the first of which holds a strip that goes across.
private final class StripBoard: CollectionViewDataSource {
  let strip = ScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  let view: CollectionView
  private let items: Int

  init(
    _ configuration: CollectionViewCompositionalLayoutConfiguration =
      CollectionViewCompositionalLayoutConfiguration(), items: Int = 1
  ) {
    self.items = items
    strip.contentSize = CGSize(width: 1200, height: 200)
    view = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout(
        sectionProvider: { _, _ in
          let size = CollectionLayoutSize(widthDimension: .absolute(400), heightDimension: .absolute(200))
          return CollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        }, configuration: configuration))
    view.dataSource = self
  }

  func harness() -> StageHarness {
    StageHarness(view, keeping: [self], size: CGSize(width: 400, height: 600))
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { items }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = CollectionViewCell()
    if indexPath.item == 0 { cell.contentView.addSubview(strip) }
    return cell
  }
}
