import OrihonTesting
import Testing
import UIKitNames

/// Tests of the edits of a plain data source: rows of 50 points that are inserted, deleted and moved.
@MainActor struct BatchUpdatesTests {
  private final class Screen: UIViewController, UICollectionViewDataSource {
    let feed: UICollectionView
    var items = ["a", "b", "c", "d"]

    override init(nibName: String? = nil, bundle: Bundle? = nil) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.minimumLineSpacing = 0
      feed = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(nibName: nibName, bundle: bundle)
      feed.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      feed.dataSource = self
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      feed.frame = view.bounds
      view.addSubview(feed)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = .red
      cell.accessibilityLabel = items[indexPath.item]
      return cell
    }
  }

  private let screen = Screen()
  private let harness: StageHarness

  init() {
    harness = StageHarness(screen, size: CGSize(width: 300, height: 400))
    harness.advance(by: 0.1)
  }

  private var shown: [String?] {
    screen.feed.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.accessibilityLabel)
  }

  private func painted(_ cell: UICollectionViewCell) -> CGRect? {
    harness.stage.displayList.commands.first { $0.element == cell.elementID }?.frame
  }

  @Test func `a batch of edits moves the cells that remain, and tells when they are there`() throws {
    let d = try #require(screen.feed.cellForItem(at: IndexPath(item: 3, section: 0)))
    var isFinished = false
    screen.feed.performBatchUpdates {
      screen.items = ["d", "new", "a", "c"]
      screen.feed.deleteItems(at: [IndexPath(item: 1, section: 0)])
      screen.feed.insertItems(at: [IndexPath(item: 1, section: 0)])
      screen.feed.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 0))
    } completion: {
      isFinished = $0
    }
    harness.advance(by: 0.15)
    let halfway = try #require(painted(d)).minY
    #expect(halfway > 10 && halfway < 140)
    #expect(!isFinished)
    harness.advance(by: 0.4)
    #expect(isFinished)
    #expect(shown == ["d", "new", "a", "c"])
    #expect(screen.feed.cellForItem(at: IndexPath(item: 0, section: 0)) === d)
    #expect(painted(d)?.minY == 0)
  }

  @Test func `the selection goes with the items`() {
    screen.feed.allowsMultipleSelection = true
    for item in [1, 3] {
      screen.feed.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    screen.items = ["new", "a", "c", "d"]
    screen.feed.performBatchUpdates {
      screen.feed.deleteItems(at: [IndexPath(item: 1, section: 0)])
      screen.feed.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    harness.advance(by: 0.5)
    #expect(screen.feed.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
  }

  @Test func `single edits are shown together`() {
    screen.items = ["a", "c", "d", "e"]
    screen.feed.deleteItems(at: [IndexPath(item: 1, section: 0)])
    screen.feed.insertItems(at: [IndexPath(item: 3, section: 0)])
    harness.advance(by: 0.5)
    #expect(shown == ["a", "c", "d", "e"])
  }

  @Test func `a background fills the view and does not scroll, behind the cells`() throws {
    let ground = UIView()
    ground.backgroundColor = .blue
    screen.feed.backgroundView = ground
    screen.items = (0..<40).map { "row \($0)" }
    screen.feed.reloadData()
    harness.advance(by: 0.1)
    screen.feed.contentOffset.y = 300
    harness.advance(by: 0.1)
    let commands = harness.stage.displayList.commands
    let place = try #require(commands.firstIndex { $0.element == ground.elementID })
    let cell = try #require(screen.feed.visibleCells.first)
    let first = try #require(commands.firstIndex { $0.element == cell.elementID })
    #expect(commands[place].frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(place < first)
  }

  @Test func `items about to come on screen are announced once, and cancelled when they do not come`() {
    final class Loader: UICollectionViewDataSourcePrefetching {
      var (announced, cancelled): ([Int], [Int]) = ([], [])
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        announced += indexPaths.map(\.item)
      }
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) {
        cancelled += indexPaths.map(\.item)
      }
    }
    let loader = Loader()
    screen.feed.prefetchDataSource = loader
    screen.items = (0..<100).map { "row \($0)" }
    screen.feed.reloadData()
    harness.advance(by: 0.1)
    #expect(!loader.announced.isEmpty && loader.announced.allSatisfy { $0 >= 8 && $0 <= 16 })
    screen.feed.contentOffset.y = 200
    harness.advance(by: 0.1)
    #expect(Set(loader.announced).count == loader.announced.count)
    screen.feed.contentOffset.y = 3000
    harness.advance(by: 0.1)
    #expect(!loader.cancelled.isEmpty && loader.cancelled.allSatisfy { $0 < 30 })
  }
}
