import OrihonTesting
import Testing
import UIKitNames

/// Tests of the attributes from which items come and to which they go, in subclasses of layouts that place the items.
@MainActor struct AppearingAttributesTests {
  /// What a layout has been told and has answered.
  @MainActor private final class Record {
    var coming: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var going: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var headers: [CGFloat] = []
    var (inserted, deleted): ([IndexPath], [IndexPath]) = ([], [])

    func note(_ items: [UICollectionViewUpdateItem]) {
      inserted = items.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
      deleted = items.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate)
    }
  }

  /// Rows of 50 points; inserted ones grow from a tenth, deleted ones leave to the right.
  private final class Growing: UICollectionViewFlowLayout {
    let record = Record()

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      record.note(updateItems)
    }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      record.coming[itemIndexPath] = attributes?.copy() as? UICollectionViewLayoutAttributes
      if record.inserted.contains(itemIndexPath) {
        attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      }
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      record.going[itemIndexPath] = attributes?.copy() as? UICollectionViewLayoutAttributes
      if record.deleted.contains(itemIndexPath) {
        attributes?.center.x += 200
        attributes?.alpha = 1
      }
      return attributes
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
      if let attributes { record.headers += [attributes.alpha, attributes.frame.minY] }
      return attributes
    }
  }

  /// Rows of 50 points; inserted ones come from 100 points to the left.
  private final class Sliding: UICollectionViewCompositionalLayout {
    let record = Record()

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      record.coming[itemIndexPath] = attributes?.copy() as? UICollectionViewLayoutAttributes
      attributes?.center.x -= 100
      return attributes
    }
  }

  private final class Screen: UIViewController, UICollectionViewDataSource {
    var sections = [["a", "b", "c", "d"]]
    let feed: UICollectionView

    init(_ layout: UICollectionViewLayout) {
      feed = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      let kind = UICollectionView.elementKindSectionHeader
      feed.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      feed.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
      feed.dataSource = self
      feed.frame = view.bounds
      view.addSubview(feed)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = .red
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func insert(_ item: Int) {
      sections[0].insert("new", at: item)
      feed.insertItems(at: [IndexPath(item: item, section: 0)])
    }

    func delete(_ item: Int) {
      sections[0].remove(at: item)
      feed.deleteItems(at: [IndexPath(item: item, section: 0)])
    }
  }

  private func run(_ layout: UICollectionViewLayout) -> (Screen, StageHarness) {
    if let flow = layout as? UICollectionViewFlowLayout {
      (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 300, height: 50), 0)
    }
    let screen = Screen(layout)
    let harness = StageHarness(screen, size: CGSize(width: 300, height: 200))
    harness.advance(by: 0.1)
    return (screen, harness)
  }

  private func painted(_ view: UIView?, in harness: StageHarness) -> (frame: CGRect, opacity: CGFloat)? {
    guard let view else { return nil }
    return harness.stage.displayList.commands.first { $0.element == view.elementID }
      .map { ($0.frame, $0.opacity) }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `an inserted item has its own attributes without opacity, which a subclass changes`() throws {
    let layout = Growing()
    let (screen, harness) = run(layout)
    screen.insert(1)
    harness.advance(by: 0.15)
    let attributes = try #require(layout.record.coming[path(1)])
    #expect(attributes.frame == CGRect(x: 0, y: 50, width: 300, height: 50) && attributes.alpha == 0)
    #expect(layout.record.inserted == [path(1)])
    let shown = try #require(painted(screen.feed.cellForItem(at: path(1)), in: harness))
    #expect(shown.frame.width > 40 && shown.frame.width < 270)
    #expect(abs(shown.frame.midX - 150) < 0.01 && abs(shown.frame.midY - 75) < 0.01)
    #expect(shown.opacity > 0.1 && shown.opacity < 0.9)
    harness.advance(by: 0.3)
    #expect(painted(screen.feed.cellForItem(at: path(1)), in: harness)?.frame.width == 300)
  }

  @Test func `a deleted item has its last attributes without opacity, which a subclass changes`() throws {
    let layout = Growing()
    let (screen, harness) = run(layout)
    let cell = try #require(screen.feed.cellForItem(at: path(1)))
    screen.delete(1)
    harness.advance(by: 0.15)
    let attributes = try #require(layout.record.going[path(1)])
    #expect(attributes.frame == CGRect(x: 0, y: 50, width: 300, height: 50) && attributes.alpha == 0)
    #expect(attributes.indexPath == path(1) && layout.record.deleted == [path(1)])
    let shown = try #require(painted(cell, in: harness))
    #expect(shown.frame.minX > 20 && shown.frame.minX < 180 && shown.frame.minY == 50)
    #expect(shown.opacity == 1)
    harness.advance(by: 0.3)
    #expect(cell.superview == nil)
  }

  @Test func `an item that only moves has its attributes before and after the change`() throws {
    let layout = Growing()
    let (screen, harness) = run(layout)
    screen.sections = [["a", "b", "c", "d", "e", "f"]]
    screen.feed.reloadData()
    harness.advance(by: 0.1)
    let last = try #require(screen.feed.cellForItem(at: path(3)))
    screen.sections[0].insert(contentsOf: ["x", "y", "z"], at: 0)
    screen.feed.insertItems(at: (0...2).map(path))
    harness.advance(by: 0.05)
    let going = try #require(layout.record.going[path(3)])
    #expect(going.frame.minY == 300 && going.alpha == 1 && layout.record.deleted == [])
    #expect(try #require(painted(last, in: harness)).frame.minY > 150)
    harness.advance(by: 0.5)
    screen.sections[0].removeFirst(3)
    screen.feed.deleteItems(at: (0...2).map(path))
    harness.advance(by: 0.05)
    let coming = try #require(layout.record.coming[path(3)])
    #expect(coming.frame.minY == 300 && coming.alpha == 1 && layout.record.inserted == [])
    harness.advance(by: 0.5)
    #expect(painted(screen.feed.cellForItem(at: path(3)), in: harness)?.frame.minY == 150)
  }

  @Test func `a new header has its own attributes without opacity`() {
    let layout = Growing()
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    let (screen, harness) = run(layout)
    screen.sections = [["a"], ["b"]]
    screen.feed.performBatchUpdates {
      screen.feed.deleteItems(at: (1...3).map(path))
      screen.feed.insertSections(IndexSet(integer: 1))
    }
    harness.advance(by: 0.1)
    #expect(layout.record.headers == [0, 70])
  }

  @Test func `a subclass of a compositional layout changes where an inserted item comes from`() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = Sliding(section: NSCollectionLayoutSection(group: group))
    let (screen, harness) = run(layout)
    screen.insert(2)
    harness.advance(by: 0.15)
    let attributes = try #require(layout.record.coming[path(2)])
    #expect(attributes.frame == CGRect(x: 0, y: 100, width: 300, height: 50) && attributes.alpha == 0)
    let shown = try #require(painted(screen.feed.cellForItem(at: path(2)), in: harness))
    #expect(shown.frame.minX < -10 && shown.frame.minX > -90 && shown.frame.minY == 100)
  }

  @Test func `outside of a change, and in a layout written by hand, there are none`() {
    let layout = Growing()
    let (screen, harness) = run(layout)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path(0)) == nil)
    screen.insert(0)
    harness.advance(by: 0.5)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0)) == nil)
    #expect(UICollectionViewLayout().initialLayoutAttributesForAppearingItem(at: path(0)) == nil)
  }
}
