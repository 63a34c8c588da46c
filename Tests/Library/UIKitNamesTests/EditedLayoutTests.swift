import OrihonTesting
import Testing
import UIKitNames

/// Tests of what is read directly after an edit of the data: it is that of the new data, as in UIKit.
@MainActor struct EditedLayoutTests {
  /// A flow layout that counts how often it is prepared.
  private final class Rows: UICollectionViewFlowLayout {
    var prepared = 0

    override func prepare() {
      super.prepare()
      prepared += 1
    }
  }

  /// Rows of 60 points written by hand, of which the last preparation knows the number.
  private final class Stack: UICollectionViewLayout {
    private var count = 0

    override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: CGFloat(count) * 60) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard indexPath.item < count else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 60, width: 300, height: 60)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
  }

  private final class Screen: UIViewController, UICollectionViewDataSource {
    var count = 20
    let layout: UICollectionViewLayout
    lazy var feed = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    init(_ layout: UICollectionViewLayout) {
      self.layout = layout
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      feed.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      feed.dataSource = self
      view.addSubview(feed)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func append() {
      count += 1
      feed.insertItems(at: [IndexPath(item: count - 1, section: 0)])
    }
  }

  private let rows = Rows()
  private let screen: Screen
  private let harness: StageHarness

  init() {
    rows.itemSize = CGSize(width: 300, height: 50)
    rows.minimumLineSpacing = 0
    screen = Screen(rows)
    harness = StageHarness(screen, size: CGSize(width: 300, height: 400))
    harness.advance(by: 0.1)
  }

  private var last: IndexPath { IndexPath(item: screen.count - 1, section: 0) }

  @Test func `after an insertion the size of the content and the attributes are the new ones`() {
    screen.append()
    #expect(screen.feed.contentSize.height == 1050)
    screen.append()
    #expect(rows.collectionViewContentSize.height == 1100)
    screen.append()
    let attributes: UICollectionViewLayoutAttributes? = rows.layoutAttributesForItem(at: last)
    #expect(attributes?.frame.minY == 1100)
    screen.append()
    let same: UICollectionViewLayoutAttributes? = screen.feed.layoutAttributesForItem(at: last)
    #expect(same?.frame.minY == 1150)
    #expect(screen.feed.numberOfItems(inSection: 0) == 24)
  }

  @Test func `after a deletion, a batch and a change of sizes the size of the content is the new one`() {
    screen.count = 10
    screen.feed.deleteItems(at: (10..<20).map { IndexPath(item: $0, section: 0) })
    #expect(screen.feed.contentSize.height == 500)
    screen.feed.performBatchUpdates {
      screen.count = 12
      screen.feed.insertItems(at: (10..<12).map { IndexPath(item: $0, section: 0) })
      #expect(screen.feed.contentSize.height == 500)
    }
    #expect(screen.feed.contentSize.height == 600)
    screen.feed.performBatchUpdates { rows.itemSize.height = 20 }
    #expect(screen.feed.contentSize.height == 240)
  }

  @Test func `after an insertion the cells that show are the new ones`() throws {
    let first = try #require(screen.feed.cellForItem(at: IndexPath(item: 0, section: 0)))
    screen.count += 1
    screen.feed.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(screen.feed.cellForItem(at: IndexPath(item: 1, section: 0)) === first)
    #expect(screen.feed.indexPath(for: first)?.item == 1)
    #expect(screen.feed.indexPathsForVisibleItems.prefix(8).map(\.item) == Array(0...7))
    #expect(screen.feed.indexPathForItem(at: CGPoint(x: 10, y: 60))?.item == 1)
  }

  @Test func `the selection is known directly after an insertion above it`() {
    screen.feed.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    screen.count += 1
    screen.feed.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(screen.feed.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
  }

  @Test func `a chat scrolls to its end by the size of the content`() {
    screen.append()
    let end = screen.feed.contentSize.height - screen.feed.bounds.height
    screen.feed.setContentOffset(CGPoint(x: 0, y: end), animated: false)
    harness.advance(by: 0.1)
    #expect(screen.feed.contentOffset.y == 650)
    #expect(screen.feed.indexPathsForVisibleItems.last == last)
  }

  @Test func `the animation of an edit goes on after its result has been read`() throws {
    let cell = try #require(screen.feed.cellForItem(at: IndexPath(item: 0, section: 0)))
    cell.backgroundColor = .red
    screen.count += 1
    var isDone = false
    screen.feed.performBatchUpdates {
      screen.feed.insertItems(at: [IndexPath(item: 0, section: 0)])
    } completion: {
      isDone = $0
    }
    #expect(screen.feed.contentSize.height == 1050 && !isDone)
    harness.advance(by: 0.15)
    let place = try #require(
      harness.stage.displayList.commands.first { $0.element == cell.elementID }?.frame.minY)
    #expect(place > 5 && place < 45)
    harness.advance(by: 0.3)
    #expect(isDone && screen.feed.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
  }

  @Test func `new data without an edit wait for the layout`() {
    screen.count = 30
    screen.feed.reloadData()
    #expect(screen.feed.contentSize.height == 1000)
    screen.feed.layoutIfNeeded()
    #expect(screen.feed.contentSize.height == 1500 && rows.collectionViewContentSize.height == 1500)
  }

  @Test func `edits of which nothing is read are laid out once, with the next frame`() {
    let prepared = rows.prepared
    for _ in 0..<10 { screen.append() }
    #expect(rows.prepared == prepared)
    harness.advance(by: 1.0 / 60)
    #expect(rows.prepared == prepared + 1)
    #expect(screen.feed.contentSize.height == 1500)
  }

  @Test func `a layout written by hand is prepared before its view tells its size`() throws {
    let screen = Screen(Stack())
    let harness = StageHarness(screen, size: CGSize(width: 300, height: 400))
    harness.advance(by: 0.1)
    screen.append()
    #expect(screen.feed.contentSize.height == 1260)
    screen.append()
    #expect(screen.feed.collectionViewLayout.collectionViewContentSize.height == 1320)
    screen.append()
    let attributes: UICollectionViewLayoutAttributes? =
      screen.feed.layoutAttributesForItem(at: IndexPath(item: 22, section: 0))
    #expect(attributes?.frame.minY == 1320)
  }
}
