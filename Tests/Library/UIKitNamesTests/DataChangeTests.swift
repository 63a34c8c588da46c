import OrihonTesting
import Testing
import UIKitNames

/// Tests of changes of data in a list of rows of 50 points, which keep their cells and move to their new places.
@MainActor struct DataChangeTests {
  private final class Screen: UIViewController {
    let dataSource: Source
    let feed: UICollectionView
    private(set) var made = 0

    typealias Source = UICollectionViewDiffableDataSource<Int, String>

    override init(nibName: String? = nil, bundle: Bundle? = nil) {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      let feed = UICollectionView(frame: .zero, collectionViewLayout: layout)
      self.feed = feed
      var configured: (() -> Void)?
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, _ in
        cell.backgroundColor = .red
        configured?()
      }
      dataSource = Source(collectionView: feed) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      super.init(nibName: nibName, bundle: bundle)
      configured = { [weak self] in self?.made += 1 }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      feed.frame = view.bounds
      feed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(feed)
    }

    func show(_ items: [String], animated: Bool = true, completion: (() -> Void)? = nil) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      dataSource.apply(snapshot, animatingDifferences: animated, completion: completion)
    }

    func cell(_ item: String) -> UICollectionViewCell? {
      dataSource.indexPath(for: item).flatMap { feed.cellForItem(at: $0) }
    }
  }

  private let screen = Screen()
  private let harness: StageHarness

  init() {
    screen.show(["a", "b", "c", "d"], animated: false)
    harness = StageHarness(screen, size: CGSize(width: 300, height: 400))
    harness.advance(by: 0.1)
  }

  /// The painted rectangle and opacity of a cell's background; `nil` when it is not painted.
  private func painted(_ cell: UICollectionViewCell?) -> CGRect? {
    guard let cell else { return nil }
    return harness.stage.displayList.commands.first { $0.element == cell.elementID }?.frame
  }

  @Test func `an inserted item moves the others to their new places, in their own cells`() throws {
    let (b, made) = (try #require(screen.cell("b")), screen.made)
    var isDone = false
    screen.show(["a", "new", "b", "c", "d"]) { isDone = true }
    harness.advance(by: 1.0 / 60)
    #expect(abs(try #require(painted(b)).minY - 50) < 0.5)
    harness.advance(by: 0.15)
    let halfway = try #require(painted(b)).minY
    #expect(halfway > 60 && halfway < 90)
    #expect(!isDone)
    harness.advance(by: 0.2)
    #expect(painted(b)?.minY == 100)
    #expect(isDone)
    #expect(screen.cell("b") === b)
    #expect(screen.made == made + 1)
    #expect(b.frame.minY == 100)
  }

  @Test func `a deleted item is painted until it has faded`() throws {
    let c = try #require(screen.cell("c"))
    screen.show(["a", "b", "d"])
    harness.advance(by: 0.15)
    #expect(screen.cell("c") == nil && !screen.feed.visibleCells.contains { $0 === c })
    #expect(painted(c) != nil)
    harness.advance(by: 0.3)
    #expect(painted(c) == nil)
  }

  @Test func `items that change places move past each other`() throws {
    let (a, d) = (try #require(screen.cell("a")), try #require(screen.cell("d")))
    screen.show(["d", "b", "c", "a"])
    harness.advance(by: 1.0 / 60)
    harness.advance(by: 0.15)
    let (first, last) = (try #require(painted(a)).minY, try #require(painted(d)).minY)
    #expect(first > 20 && first < 130 && abs(first + last - 150) < 1)
    harness.advance(by: 0.3)
    #expect(painted(a)?.minY == 150 && painted(d)?.minY == 0)
  }

  @Test func `another change takes over on the way without a jump`() throws {
    let d = try #require(screen.cell("d"))
    screen.show(["d", "a", "b", "c"])
    harness.advance(by: 0.15)
    let before = try #require(painted(d)).minY
    screen.show(["a", "d", "b", "c"])
    harness.advance(by: 1.0 / 60)
    #expect(abs(try #require(painted(d)).minY - before) < 25)
    harness.advance(by: 0.5)
    #expect(painted(d)?.minY == 50)
  }

  @Test func `an item that returns while it fades goes on from what is shown`() throws {
    let c = try #require(screen.cell("c"))
    screen.show(["a", "b", "d"])
    harness.advance(by: 0.15)
    screen.show(["a", "b", "c", "d"])
    harness.advance(by: 0.5)
    #expect(screen.cell("c") === c)
    #expect(painted(c)?.minY == 100)
    #expect(c.alpha == 1)
  }

  @Test func `without an animation, or with less motion, everything is in its place at once`()
    throws
  {
    let d = try #require(screen.cell("d"))
    var ends = 0
    screen.show(["d", "a", "b", "c"], animated: false) { ends += 1 }
    #expect(ends == 1)
    harness.advance(by: 1.0 / 60)
    #expect(painted(d)?.minY == 0)
    harness.stage.context.traits.reducesMotion = true
    screen.show(["a", "b", "c", "d"]) { ends += 1 }
    harness.advance(by: 1.0 / 60)
    #expect(ends == 2)
    #expect(painted(d)?.minY == 150)
  }

  @Test func `a reconfigured item keeps its cell, and a reloaded one may get another`() throws {
    let (b, made) = (try #require(screen.cell("b")), screen.made)
    var snapshot = screen.dataSource.snapshot()
    snapshot.reconfigureItems(["b"])
    screen.dataSource.apply(snapshot)
    harness.advance(by: 0.5)
    #expect(screen.made == made + 1)
    #expect(screen.cell("b") === b)
    snapshot = screen.dataSource.snapshot()
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    snapshot.reloadItems(["c"])
    #expect(snapshot.reloadedItemIdentifiers == ["c"])
    screen.dataSource.apply(snapshot)
    harness.advance(by: 0.5)
    #expect(screen.dataSource.snapshot().reloadedItemIdentifiers == [])
    #expect(screen.made == made + 2)
  }

  @Test func `what is on screen stays when items come above it, within half a point`() throws {
    screen.show((0..<40).map { "row \($0)" }, animated: false)
    harness.advance(by: 0.1)
    screen.feed.contentOffset.y = 700
    harness.advance(by: 0.1)
    let cell = try #require(screen.cell("row 16"))
    let place = try #require(painted(cell)).minY
    screen.show((0..<3).map { "above \($0)" } + (0..<40).map { "row \($0)" })
    for _ in 0..<30 {
      harness.advance(by: 1.0 / 60)
      #expect(abs((painted(screen.cell("row 16"))?.minY ?? -1) - place) <= 0.5)
    }
  }

  @Test func `a scene that goes back to an earlier moment shows no rest of an animation`() throws {
    let moment = harness.stage.snapshot()
    screen.show(["d", "a", "b", "c"])
    harness.advance(by: 0.15)
    screen.show(["a", "b", "c", "d"], animated: false)
    harness.stage.restore(moment)
    harness.stage.refresh(to: harness.stage.time)
    #expect(painted(screen.cell("d"))?.minY == 150)
  }
}
