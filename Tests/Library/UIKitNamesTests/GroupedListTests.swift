import OrihonTesting
import ScreenInterface
import Stage
import Testing
import UIKitNames

/// Tests of the cells of an inset grouped list, whose corners and lines follow their neighbours.
@MainActor struct GroupedListTests {
  private final class Screen: UIViewController {
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Int>?
    private(set) var feed: UICollectionView?
    var hasOwnCells = false

    override func viewDidLoad() {
      let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      let feed = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      view.addSubview(feed)
      let own = UICollectionView.CellRegistration<OwnCell, Int> { _, _, _ in }
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "\(item)"
        cell.contentConfiguration = content
      }
      dataSource = .init(collectionView: feed) { [hasOwnCells] view, path, item in
        hasOwnCells
          ? view.dequeueConfiguredReusableCell(using: own, for: path, item: item)
          : view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      self.feed = feed
      show([1])
    }

    func show(_ items: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      dataSource?.apply(snapshot, animatingDifferences: false)
    }
  }

  /// A cell with a label of its own, and no content configuration.
  private final class OwnCell: UICollectionViewListCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
      label.text = "own"
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  /// Returns what the grounds and the separators of the cells look like, by lines of the draw list without their names.
  private func look(of items: [[Int]]) -> [String] {
    let screen = Screen()
    let harness = StageHarness(screen, size: CGSize(width: 375, height: 812))
    for items in items {
      screen.show(items)
      harness.advance(by: 0.2)
    }
    return grounds(in: harness)
  }

  private func grounds(in harness: StageHarness) -> [String] {
    harness.stage.displayList.commands.filter { command in
      ["ground", "separator"].contains { command.element.description.hasSuffix($0) }
    }.map { command in
      command.description.split(separator: " ").dropFirst().joined(separator: " ")
    }.sorted()
  }

  @Test(arguments: [
    [[1], [1, 2]], [[1, 2], [1]], [[1, 2, 3], [1, 3]], [[1], [0, 1]], [[1, 2, 3], [2]],
  ])
  func `a cell that stays looks as if it had always been where it is`(items: [[Int]]) {
    let last = items.suffix(1)
    #expect(look(of: items) == look(of: Array(last)))
    #expect(!look(of: items).isEmpty)
  }

  @Test func `a press leaves the corners of a cell as its place wants them`() {
    let screen = Screen()
    screen.hasOwnCells = true
    let harness = StageHarness(screen, size: CGSize(width: 375, height: 812))
    screen.show([1, 2, 3])
    harness.advance(by: 0.2)
    let before = grounds(in: harness)
    harness.click(at: CGPoint(x: 200, y: 40))
    harness.advance(by: 0.5)
    screen.feed?.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    harness.advance(by: 0.5)
    #expect(grounds(in: harness) == before && before.count == 5)
  }
}
