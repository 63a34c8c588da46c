import OrihonTesting
import Testing
import UIKitNames

/// Tests of layouts written by hand: what they list is what is on screen.
@MainActor struct CustomLayoutTests {
  /// Squares of 100 points, the left column lower by 30, which turn with the distance from the top.
  private class Steps: UICollectionViewLayout {
    var (prepared, asked) = (0, 0)
    var follows = false
    var isWide = false

    override func prepare() { prepared += 1 }

    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: CGFloat(item % 2) * (isWide ? 180 : 120), y: CGFloat(item / 2) * 110 + (item % 2 == 0 ? 30 : 0),
        width: 100, height: 100)
      if let top = collectionView?.contentOffset.y, follows {
        attributes.alpha = attributes.frame.minY < top + 50 ? 0.5 : 1
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
      return attributes
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 30 + 20 * 110) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      asked += 1
      return (0..<40).map(attributes).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      attributes(indexPath.item)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = attributes(itemIndexPath.item)
      attributes.center.x += 200
      return attributes
    }
  }

  private final class Screen: UIViewController {
    let steps = Steps()
    lazy var feed = UICollectionView(frame: view.bounds, collectionViewLayout: steps)
    var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

    override func viewDidLoad() {
      view.addSubview(feed)
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
        cell.backgroundColor = .red
      }
      dataSource = .init(collectionView: feed) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      show(40)
    }

    func show(_ count: Int, animated: Bool = false) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      dataSource?.apply(snapshot, animatingDifferences: animated)
    }

    func cell(_ item: Int) -> UICollectionViewCell? {
      feed.cellForItem(at: IndexPath(item: item, section: 0))
    }
  }

  private let screen = Screen()
  private let harness: StageHarness

  init() {
    harness = StageHarness(screen, size: CGSize(width: 300, height: 400))
    harness.advance(by: 0.1)
  }

  private func painted(_ cell: UICollectionViewCell) -> CGRect? {
    harness.stage.displayList.commands.first { $0.element == cell.elementID }?.frame
  }

  @Test func `cells are where the layout lists them, at any offset`() throws {
    #expect(screen.feed.contentSize == CGSize(width: 300, height: 2230))
    for offset: CGFloat in [0, 55, 500, 1830] {
      screen.feed.contentOffset.y = offset
      harness.advance(by: 0.1)
      let listed = try #require(
        screen.steps.layoutAttributesForElements(
          in: CGRect(x: 0, y: offset, width: 300, height: 400)))
      #expect(listed.count >= 6)
      for attributes in listed {
        #expect(screen.feed.cellForItem(at: attributes.indexPath)?.frame == attributes.frame)
      }
    }
  }

  @Test
  func `a layout that follows the offset is prepared in each frame that moves`()
    throws
  {
    screen.steps.follows = true
    screen.steps.invalidateLayout()
    harness.advance(by: 0.1)
    let prepared = screen.steps.prepared
    harness.advance(by: 0.5)
    #expect(screen.steps.prepared == prepared)
    harness.flick(from: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: -200))
    harness.advance(by: 0.2)
    #expect(screen.steps.prepared > prepared + 5)
    let cell = try #require(screen.feed.visibleCells.first)
    #expect(cell.transform.a == 0.5)
    #expect(Set(screen.feed.visibleCells.map(\.alpha)) == [0.5, 1])
  }

  @Test func `an appearing item comes from the attributes that the layout has for it`() throws {
    screen.show(4)
    harness.advance(by: 0.1)
    screen.show(5, animated: true)
    harness.advance(by: 0.1)
    let cell = try #require(screen.cell(4))
    let onTheWay = try #require(painted(cell)).minX
    #expect(onTheWay > 20 && onTheWay < 200)
    harness.advance(by: 0.4)
    #expect(painted(cell)?.minX == 0)
  }

  @Test func `another layout takes the cells to its places`() throws {
    let cell = try #require(screen.cell(1))
    let wide = Steps()
    wide.isWide = true
    var isFinished = false
    screen.feed.setCollectionViewLayout(wide, animated: true) { isFinished = $0 }
    harness.advance(by: 0.15)
    let onTheWay = try #require(painted(cell)).minX
    #expect(onTheWay > 121 && onTheWay < 179)
    harness.advance(by: 0.4)
    #expect(painted(cell)?.minX == 180)
    #expect(isFinished && screen.cell(1) === cell)
  }

  @Test func `items that share an extent are as high as the highest of their row`() throws {
    final class Row: UIViewController, UICollectionViewDataSource {
      lazy var feed = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      private var layout: UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 40)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)), subitems: [item, item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }

      final class Tall: UICollectionViewCell {
        var height: CGFloat = 0
        override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
          -> UICollectionViewLayoutAttributes
        {
          attributes.size.height = height
          return attributes
        }
      }

      override func viewDidLoad() {
        view.addSubview(feed)
        feed.register(Tall.self, forCellWithReuseIdentifier: "tall")
        feed.dataSource = self
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        4
      }

      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
        (cell as? Tall)?.height = [30, 90, 60, 20][indexPath.item]
        return cell
      }
    }
    let row = Row()
    let harness = StageHarness(row, size: CGSize(width: 300, height: 400))
    harness.advance(by: 0.2)
    let frames = (0..<4).compactMap { row.feed.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.height) == [90, 90, 60, 60])
    #expect(frames.map(\.minY) == [0, 0, 90, 90])
  }
}
