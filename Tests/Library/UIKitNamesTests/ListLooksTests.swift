import OrihonTesting
import ScreenInterface
import Stage
import Testing
import UIKitNames

/// Tests of what the kind of a list determines: the ground, and the looks of headers, footers, items and lines.
@MainActor struct ListLooksTests {
  private final class Screen: UIViewController, UICollectionViewDataSource {
    var configuration: UICollectionLayoutListConfiguration
    var ground: UIColor?
    var image: UIImage?
    var symbol: UIImage.SymbolConfiguration?
    var indents = true
    var hasMark = false
    private(set) var feed: UICollectionView?
    private(set) var contents: [String: UIListContentConfiguration] = [:]

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
      configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      let feed = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      feed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let ground { feed.backgroundColor = ground }
      feed.dataSource = self
      view.addSubview(feed)
      self.feed = feed
    }

    private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [weak self] cell, path, item in
      self?.fill(cell, as: item == 0 ? "first" : "item")
      cell.indentationLevel = item
    }
    private lazy var header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] cell, _, _ in self?.fill(cell, as: "header") }
    private lazy var footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] cell, _, _ in self?.fill(cell, as: "footer") }

    private func fill(_ cell: UICollectionViewListCell, as part: String) {
      var content = cell.defaultContentConfiguration()
      contents[part] = content
      content.text = part
      content.image = part == "item" ? image : nil
      content.imageProperties.preferredSymbolConfiguration = symbol
      cell.contentConfiguration = content
      cell.indentsAccessories = indents
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      mark.tag = 7
      cell.accessories =
        part == "item" && hasMark
        ? [.customView(configuration: .init(customView: mark, placement: .leading()))] : []
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: path.item)
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    )
      -> UICollectionReusableView
    {
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
    }
  }

  private func run(_ screen: Screen) -> StageHarness {
    let harness = StageHarness(screen, size: CGSize(width: 375, height: 812))
    harness.advance(by: 0.1)
    return harness
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, UIColor.systemBackground),
    (.grouped, .systemGroupedBackground), (.insetGrouped, .systemGroupedBackground),
    (.sidebar, .secondarySystemBackground), (.sidebarPlain, .systemBackground),
  ])
  func `a list without a colour has the ground of its kind`(
    appearance: UICollectionLayoutListConfiguration.Appearance, color: UIColor
  ) {
    let screen = Screen(appearance)
    _ = run(screen)
    #expect(screen.feed?.backgroundColor == color)
  }

  @Test func `a colour of the collection view is kept, and that of the list covers it`() {
    let screen = Screen(.insetGrouped)
    screen.ground = .systemBackground
    _ = run(screen)
    #expect(screen.feed?.backgroundColor == .systemBackground)
    let covered = Screen(.plain)
    covered.ground = .systemTeal
    covered.configuration.backgroundColor = .systemPink
    _ = run(covered)
    #expect(covered.feed?.backgroundColor == .systemPink)
    let clear = Screen(.plain)
    clear.ground = .systemTeal
    clear.configuration.backgroundColor = .clear
    _ = run(clear)
    #expect(clear.feed?.backgroundColor == .systemTeal)
  }

  @Test func `a ground that the program takes away stays away, and another layout brings its own`() {
    let screen = Screen(.grouped)
    let harness = run(screen)
    screen.feed?.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: .init(appearance: .plain))
    harness.advance(by: 0.1)
    #expect(screen.feed?.backgroundColor == .systemBackground)
    screen.feed?.backgroundColor = nil
    harness.advance(by: 0.1)
    #expect(screen.feed?.backgroundColor == nil)
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar])
  func `a list's cell used as a header has the content of one`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) throws {
    let expected: UIListContentConfiguration =
      switch appearance {
      case .plain: .plainHeader()
      case .sidebar, .sidebarPlain: .sidebarHeader()
      case .grouped, .insetGrouped: .groupedHeader()
      }
    let screen = Screen(appearance)
    screen.configuration.headerMode = .supplementary
    screen.configuration.footerMode = .supplementary
    _ = run(screen)
    let header = try #require(screen.contents["header"])
    #expect(header.textProperties.font == expected.textProperties.font)
    #expect(header.textProperties.transform == expected.textProperties.transform)
    #expect(header.directionalLayoutMargins == expected.directionalLayoutMargins)
    let item = try #require(screen.contents["item"])
    #expect(item.textProperties.font == UIListContentConfiguration.cell().textProperties.font)
    let footer = try #require(screen.contents["footer"])
    #expect(footer.textProperties.color == .secondaryLabel)
  }

  @Test func `the first item has the content of a header where it is one`() throws {
    let screen = Screen(.insetGrouped)
    screen.configuration.headerMode = .firstItemInSection
    _ = run(screen)
    let first = try #require(screen.contents["first"])
    #expect(first.textProperties.transform == .uppercase)
    #expect(try #require(screen.contents["item"]).textProperties.transform == .none)
  }

  @Test func `a header is as high as its text and margins, an item at least 44 points`() throws {
    let screen = Screen(.grouped)
    screen.configuration.headerMode = .supplementary
    _ = run(screen)
    let header = try #require(
      screen.feed?.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    #expect((30..<43).contains(header.frame.height))
    #expect(screen.feed?.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height == 44)
  }

  private func lines(of screen: Screen) -> [CGRect] {
    _ = run(screen)
    return (screen.feed?.visibleCells ?? []).sorted { $0.frame.minY < $1.frame.minY }.flatMap { cell in
      cell.subviews.filter { $0.elementName == "separator" && !$0.isHidden }.map(\.frame)
    }
  }

  @Test func `a line begins beneath the text of its item, and a side bar has none`() {
    let screen = Screen(.plain)
    screen.image = UIImage(systemName: "star")
    let starts: [CGFloat] = lines(of: screen).map(\.minX)
    #expect(starts == [16, 72])
    #expect(lines(of: Screen(.sidebar)).isEmpty)
  }

  @Test(arguments: [(true, 32), (false, 16)])
  func `accessories before the text move inwards with it unless they are told not to`(
    indents: Bool, start: CGFloat
  ) throws {
    let screen = Screen(.plain)
    (screen.indents, screen.hasMark) = (indents, true)
    _ = run(screen)
    let cell = try #require(screen.feed?.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.viewWithTag(7)?.frame.minX == start)
  }

  @Test func `a symbol is as large as its configuration says`() throws {
    let screen = Screen(.plain)
    screen.image = UIImage(systemName: "star")
    screen.symbol = UIImage.SymbolConfiguration(pointSize: 34)
    let start = try #require(lines(of: screen).last?.minX)
    #expect(start > 72)
  }

  @Test func `a line begins where the separator guide is constrained to`() throws {
    let screen = Screen(.plain)
    let harness = run(screen)
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(screen.feed?.cellForItem(at: path) as? UICollectionViewListCell)
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 90)
      .isActive = true
    cell.setNeedsLayout()
    harness.advance(by: 0.1)
    let line = try #require(cell.subviews.first { $0.elementName == "separator" })
    #expect(line.frame.minX == 90)
  }

  @Test func `a feed shorter than its view does not bounce unless it is told to`() {
    let screen = Screen(.plain)
    let harness = run(screen)
    #expect(screen.feed?.alwaysBounceVertical == false)
    harness.press(at: CGPoint(x: 180, y: 100))
    harness.move(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 200), in: 0.2)
    #expect(screen.feed?.contentOffset.y == 0)
    harness.release(at: CGPoint(x: 180, y: 300))
    screen.feed?.alwaysBounceVertical = true
    harness.advance(by: 1)
    harness.press(at: CGPoint(x: 180, y: 100))
    harness.move(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 200), in: 0.2)
    #expect((screen.feed?.contentOffset.y ?? 0) < -50)
  }
}
