import OrihonTesting
import ScreenInterface
import TestSupport
import Testing
import UIKitNames

/// Tests of animated changes of the sizes of cells and headers, and of what is laid out in them.
@MainActor struct SizeAnimationTests {
  /// A cell with a bar of 4 points along its lower edge, by a constraint, and a ground that follows its size.
  private final class Card: UICollectionViewCell {
    let bar = UIView()
    let ground = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      ground.frame = contentView.bounds
      ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      bar.translatesAutoresizingMaskIntoConstraints = false
      for view in [ground, bar] { contentView.addSubview(view) }
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        bar.heightAnchor.constraint(equalToConstant: 4),
      ])
      (backgroundColor, ground.backgroundColor, bar.backgroundColor) = (.red, .green, .blue)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A header whose own subview follows its size.
  private final class Header: UICollectionReusableView {
    let ground = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      ground.frame = bounds
      ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      ground.backgroundColor = .blue
      addSubview(ground)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController, UICollectionViewDataSource {
    var count = 4
    let rows = Screen.layout(itemSize: CGSize(width: 300, height: 50))
    lazy var feed = UICollectionView(frame: view.bounds, collectionViewLayout: rows)

    static func layout(itemSize: CGSize, header: CGFloat = 20) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = itemSize
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      layout.headerReferenceSize = CGSize(width: 300, height: header)
      return layout
    }

    override func viewDidLoad() {
      let kind = UICollectionView.elementKindSectionHeader
      feed.register(Card.self, forCellWithReuseIdentifier: "card")
      feed.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
      feed.dataSource = self
      view.addSubview(feed)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func card(_ item: Int) -> Card? {
      feed.cellForItem(at: IndexPath(item: item, section: 0)) as? Card
    }
  }

  private let screen = Screen()
  private let harness: StageHarness

  init() {
    harness = StageHarness(screen, size: CGSize(width: 300, height: 400))
    harness.advance(by: 0.1)
  }

  private func painted(_ view: UIView) throws -> CGRect {
    try #require(harness.stage.displayList.commands.first { $0.element == view.elementID }?.frame)
  }

  /// Checks that a card and what is laid out in it have gone the same part of the way from a size to another.
  private func expect(_ card: Card, between first: CGSize, and second: CGSize) throws {
    let frame = try painted(card)
    #expect(frame.width > min(first.width, second.width) && frame.width < max(first.width, second.width))
    #expect(
      frame.height > min(first.height, second.height) && frame.height < max(first.height, second.height))
    let done = (frame.height - first.height) / (second.height - first.height)
    #expect(abs((frame.width - first.width) / (second.width - first.width) - done) < 1e-9)
    let (ground, bar) = (try painted(card.ground), try painted(card.bar))
    #expect(isClose(ground, frame, within: 1e-6))
    #expect(isClose(bar, CGRect(x: frame.minX, y: frame.maxY - 4, width: frame.width, height: 4)))
  }

  private let rowSize = CGSize(width: 300, height: 50)
  private let tileSize = CGSize(width: 150, height: 100)

  @Test func `another layout changes the sizes of cells and of their content on the way, and ends exactly`()
    throws
  {
    let card = try #require(screen.card(1))
    screen.feed.setCollectionViewLayout(Screen.layout(itemSize: tileSize), animated: true)
    for _ in 0..<4 {
      harness.advance(by: 0.05)
      try expect(card, between: rowSize, and: tileSize)
    }
    harness.advance(by: 0.3)
    let end = CGRect(x: 150, y: 20, width: 150, height: 100)
    #expect(try painted(card) == end && painted(card.ground) == end)
    #expect(try painted(card.bar) == CGRect(x: 150, y: 116, width: 150, height: 4))
    #expect(screen.card(1) === card)
  }

  @Test func `a batch without edits animates the sizes that the layout has newly`() throws {
    let card = try #require(screen.card(2))
    screen.feed.performBatchUpdates { screen.rows.itemSize = tileSize }
    harness.advance(by: 0.15)
    try expect(card, between: rowSize, and: tileSize)
    harness.advance(by: 0.3)
    #expect(try painted(card.ground) == CGRect(x: 0, y: 120, width: 150, height: 100))
  }

  @Test func `a layout that is invalidated inside a block of animations changes the sizes on the way`() throws
  {
    let card = try #require(screen.card(1))
    UIView.animate(withDuration: 0.4) {
      screen.rows.itemSize = tileSize
      screen.rows.invalidateLayout()
      screen.feed.layoutIfNeeded()
    }
    harness.advance(by: 0.2)
    try expect(card, between: rowSize, and: tileSize)
    harness.advance(by: 0.3)
    #expect(try painted(card.ground) == CGRect(x: 150, y: 20, width: 150, height: 100))
  }

  @Test func `another change takes the sizes over on the way without a jump`() throws {
    let card = try #require(screen.card(1))
    screen.feed.performBatchUpdates { screen.rows.itemSize = tileSize }
    harness.advance(by: 0.15)
    let before = try painted(card.bar)
    screen.feed.performBatchUpdates { screen.rows.itemSize = rowSize }
    harness.advance(by: 1.0 / 60)
    let after = try painted(card.bar)
    #expect(abs(before.width - after.width) < 25 && abs(before.maxY - after.maxY) < 12)
    #expect(isClose(try painted(card.ground), try painted(card)))
    harness.advance(by: 0.5)
    #expect(try painted(card.bar) == CGRect(x: 0, y: 116, width: 300, height: 4))
  }

  @Test func `a header and its own subview change their size on the way`() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      screen.feed.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) as? Header)
    let high = Screen.layout(itemSize: rowSize, header: 80)
    screen.feed.setCollectionViewLayout(high, animated: true)
    harness.advance(by: 0.15)
    let height = try painted(header.ground).height
    #expect(height > 25 && height < 75)
    harness.advance(by: 0.3)
    #expect(try painted(header.ground) == CGRect(x: 0, y: 0, width: 300, height: 80))
  }

  @Test func `a cell that comes on screen inside a block of animations is in its place with its content`()
    throws
  {
    screen.count = 5
    screen.feed.reloadData()
    UIView.animate(withDuration: 0.4) { screen.feed.layoutIfNeeded() }
    harness.advance(by: 0.2)
    let card = try #require(screen.card(4))
    let place = CGRect(x: 0, y: 220, width: 300, height: 50)
    #expect(try painted(card) == place && painted(card.ground) == place)
    #expect(try painted(card.bar) == CGRect(x: 0, y: 266, width: 300, height: 4))
  }

  @Test func `a cell that is used again on the way shows no rest of the animation`() throws {
    let card = try #require(screen.card(1))
    screen.feed.performBatchUpdates { screen.rows.itemSize = tileSize }
    harness.advance(by: 0.1)
    #expect(try painted(card.ground).height < 95)
    screen.feed.reloadData()
    harness.advance(by: 1.0 / 60)
    for item in 0..<4 {
      let shown = try #require(screen.card(item))
      #expect(try painted(shown.ground) == painted(shown))
      #expect(try painted(shown.ground).size == tileSize)
    }
  }

  @Test func `a picture on the way is requested in the size in which it comes to rest`() throws {
    let card = try #require(screen.card(1))
    let picture = UIImageView(frame: card.contentView.bounds)
    picture.image = PictureReference(path: "picture.png")
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.contentView.addSubview(picture)
    harness.advance(by: 0.1)
    _ = harness.stage.takePictureRequests()
    screen.feed.performBatchUpdates { screen.rows.itemSize = tileSize }
    var sizes: Set<CGSize> = []
    for _ in 0..<30 {
      harness.advance(by: 1.0 / 60)
      for request in harness.stage.takePictureRequests() { sizes.insert(request.size) }
    }
    #expect(sizes == [tileSize])
  }

  @Test func `a cell that measures itself grows on the way, from the height that it had`() throws {
    final class Note: UICollectionViewCell {
      let ground = UIView()
      var height: NSLayoutConstraint?

      override init(frame: CGRect) {
        super.init(frame: frame)
        ground.backgroundColor = .green
        ground.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(ground)
        let height = ground.heightAnchor.constraint(equalToConstant: 40)
        self.height = height
        NSLayoutConstraint.activate([
          ground.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          ground.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          ground.topAnchor.constraint(equalTo: contentView.topAnchor),
          ground.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
        ])
      }

      required init?(coder: NSCoder) { nil }
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let feed = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    var heights: [String: CGFloat] = ["a": 40, "b": 50]
    let registration = UICollectionView.CellRegistration<Note, String> { cell, _, item in
      cell.height?.constant = heights[item] ?? 0
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: feed) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    let controller = UIViewController()
    controller.view.addSubview(feed)
    let harness = StageHarness(controller, keeping: [source], size: CGSize(width: 300, height: 400))
    harness.advance(by: 0.1)
    let cell = try #require(feed.cellForItem(at: IndexPath(item: 0, section: 0)) as? Note)
    func painted() -> CGRect? {
      harness.stage.displayList.commands.first { $0.element == cell.ground.elementID }?.frame
    }
    #expect(painted()?.height == 40)
    heights["a"] = 140
    snapshot.reconfigureItems(["a"])
    source.apply(snapshot, animatingDifferences: true)
    harness.advance(by: 1.0 / 60)
    #expect((painted()?.height).map { $0 >= 40 && $0 < 45 } == true)
    harness.advance(by: 0.15)
    #expect((painted()?.height).map { $0 > 60 && $0 < 120 } == true)
    harness.advance(by: 0.3)
    #expect(painted() == CGRect(x: 0, y: 0, width: 300, height: 140))
    #expect(feed.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
  }
}
