import OrihonTesting
import Testing
import UIKitNames

/// Tests of whole screens of UIKit code in a window of 375 × 812 points.
@MainActor struct PastedScreensTests {
  private nonisolated static let size = CGSize(width: 375, height: 812)

  private func run(_ screen: UIViewController, size: CGSize = size) -> StageHarness {
    let harness = StageHarness(screen, size: size)
    harness.advance(by: 0.1)
    return harness
  }

  private func collectionView(of screen: UIViewController) -> UICollectionView? {
    screen.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
  }

  /// Returns the texts of the labels that are shown in a view, from top to bottom.
  private func texts(in view: UIView) -> [String] {
    if view.isHidden { return [] }
    let own = (view as? UILabel).map { [$0.text ?? ""] } ?? []
    return (own + view.subviews.flatMap(texts)).filter { !$0.isEmpty }
  }

  @Test func `a settings list shows its rows in groups, and a click opens one`() throws {
    let screen = SettingsScreen()
    let harness = run(screen)
    let feed = try #require(collectionView(of: screen))
    #expect(feed.visibleCells.count == 7)
    #expect(feed.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 3)
    let header = try #require(
      feed.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1)))
    #expect(header.subviews.contains { $0.backgroundColor == .separator && $0.isHidden })
    let cell = try #require(feed.cellForItem(at: IndexPath(item: 1, section: 1)))
    #expect(cell.subviews.contains { $0.backgroundColor == .separator && !$0.isHidden })
    #expect(texts(in: cell) == ["Location"])
    #expect(cell.bounds.width == 343 && cell.bounds.height >= 44)
    let long = try #require(feed.cellForItem(at: IndexPath(item: 1, section: 2)))
    #expect(long.bounds.height > cell.bounds.height + 10)
    harness.click(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
    harness.advance(by: 0.1)
    #expect(screen.opened == ["Location"])
    #expect(feed.indexPathsForSelectedItems == [])
  }

  @Test func `shelves are laid out by the constraints in their cells`() throws {
    let screen = ShelvesScreen()
    let harness = run(screen)
    let feed = try #require(collectionView(of: screen))
    let card = try #require(feed.cellForItem(at: IndexPath(item: 0, section: 0)) as? FeaturedCell)
    let picture = try #require(card.contentView.subviews.first?.subviews.last)
    #expect(picture.bounds.height == 200)
    #expect(card.bounds.height == 350)
    let row = try #require(feed.cellForItem(at: IndexPath(item: 0, section: 1)) as? RowCell)
    let icon = try #require(row.contentView.subviews.first?.subviews.first)
    #expect(icon.bounds.size == CGSize(width: 48, height: 48))
    harness.flick(from: CGPoint(x: 300, y: 150), by: CGPoint(x: -150, y: 2))
    harness.advance(by: 1)
    #expect(feed.cellForItem(at: IndexPath(item: 1, section: 0)) != nil)
  }

  @Test func `bubbles are as high as their texts and on the side of who speaks`() throws {
    let screen = ChatScreen()
    let harness = run(screen)
    let feed = try #require(collectionView(of: screen))
    let other = try #require(feed.cellForItem(at: IndexPath(item: 0, section: 0)) as? BubbleCell)
    let own = try #require(feed.cellForItem(at: IndexPath(item: 1, section: 0)) as? BubbleCell)
    let long = try #require(feed.cellForItem(at: IndexPath(item: 3, section: 0)) as? BubbleCell)
    #expect(other.contentView.subviews[0].frame.minX == 0)
    #expect(own.contentView.subviews[0].frame.maxX == 343)
    #expect(long.bounds.height > 2 * other.bounds.height)
    #expect(long.contentView.subviews[0].frame.width <= 343 * 0.75 + 1)
    #expect(long.label.bounds.height + 16 == long.bounds.height)
    screen.receiveAtEnd("Still there?")
    harness.advance(by: 1)
    #expect(feed.visibleCells.count == 7)
  }

  @Test func `pages turn by a swipe and by the button, with the dots`() throws {
    let screen = OnboardingScreen()
    let harness = run(screen)
    harness.flick(from: CGPoint(x: 300, y: 300), by: CGPoint(x: -150, y: 2))
    harness.advance(by: 1)
    #expect(screen.pageControl.currentPage == 1)
    let button = screen.nextButton.convert(screen.nextButton.bounds, to: nil)
    #expect(button.width == 300 && button.height == 50)
    #expect(abs(button.maxY - (812 - 34)) < 0.01)
    harness.click(at: CGPoint(x: button.midX, y: button.midY))
    harness.advance(by: 1)
    #expect(screen.pageControl.currentPage == 2)
    #expect(screen.nextButton.configuration?.title == "Begin")
    harness.click(at: CGPoint(x: button.midX, y: button.midY))
    #expect(screen.isDone)
  }

  @Test func `photographs are selected together, and a badge without comments stays hidden`() throws {
    let screen = PhotosScreen()
    let harness = run(screen)
    let feed = try #require(collectionView(of: screen))
    let badges = feed.visibleSupplementaryViews(ofKind: PhotosScreen.badgeKind)
    #expect(badges.contains { $0.isHidden } && badges.contains { !$0.isHidden })
    for item in [0, 4] {
      let cell = try #require(feed.cellForItem(at: IndexPath(item: item, section: 0)))
      harness.click(at: cell.convert(CGPoint(x: 40, y: 60), to: nil))
      harness.advance(by: 0.3)
    }
    #expect(screen.countLabel.text == "2 photos")
    #expect(feed.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected == true)
    #expect(screen.countLabel.frame.width == 120)
  }

  @Test func `chapters unfold and fold`() throws {
    let screen = OutlineScreen()
    let harness = run(screen)
    let feed = try #require(collectionView(of: screen))
    func titles() -> [String] { screen.dataSource.snapshot().itemIdentifiers.map(\.title) }
    #expect(titles() == ["Paper", "Folding", "Binding"])
    harness.click(at: CGPoint(x: 60, y: 20))
    harness.advance(by: 1)
    #expect(titles() == ["Paper", "Fibres", "Size", "Folding", "Binding"])
    harness.click(at: CGPoint(x: 60, y: 64))
    harness.advance(by: 1)
    #expect(titles() == ["Paper", "Fibres", "Kozo", "Gampi", "Size", "Folding", "Binding"])
    #expect(feed.visibleCells.count == titles().count)
    let kozo = try #require(feed.cellForItem(at: IndexPath(item: 2, section: 0)) as? UICollectionViewListCell)
    #expect(kozo.indentationLevel == 2)
    harness.click(at: CGPoint(x: 60, y: 20))
    harness.advance(by: 1)
    #expect(titles() == ["Paper", "Folding", "Binding"])
    harness.click(at: CGPoint(x: 60, y: 108))
    harness.advance(by: 1)
    #expect(screen.opened == ["Binding"])
  }

  @Test func `the middle cover is the largest, and a swipe stops with a cover in the middle`() throws {
    let screen = CoverFlowScreen()
    let harness = run(screen)
    let feed = screen.collectionView
    let middle = try #require(feed.cellForItem(at: IndexPath(item: 0, section: 0)))
    let next = try #require(feed.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(abs(middle.transform.a - 1.3) < 0.001)
    #expect(abs(next.transform.a - (1 + 0.3 * (1 - 190.0 / 200))) < 0.001)
    harness.flick(from: CGPoint(x: 300, y: 250), by: CGPoint(x: -160, y: 2))
    harness.advance(by: 2)
    #expect(feed.contentOffset.x > 0)
    #expect(feed.contentOffset.x.truncatingRemainder(dividingBy: 190) == 0)
  }

  @Test func `pictures fall into the shorter of two columns`() throws {
    let screen = WaterfallScreen()
    let harness = run(screen)
    let feed = try #require(screen.collectionView)
    let frames = (0..<4).compactMap { feed.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(
      frames == [
        CGRect(x: 6, y: 6, width: 175.5, height: 120), CGRect(x: 193.5, y: 6, width: 175.5, height: 220),
        CGRect(x: 6, y: 138, width: 175.5, height: 160), CGRect(x: 193.5, y: 238, width: 175.5, height: 90),
      ])
    harness.flick(from: CGPoint(x: 180, y: 600), by: CGPoint(x: 0, y: -400))
    harness.advance(by: 2)
    #expect(feed.cellForItem(at: IndexPath(item: 15, section: 0)) != nil)
  }

  @Test func `weeks are paged, the month follows, and a click on a day lists its appointments`() throws {
    final class Diary: CalendarStripDelegate {
      var days: [Int] = []
      func calendarStrip(_ strip: CalendarStripScreen, didChoose day: CalendarStripScreen.Day) {
        days.append(day.number)
      }
    }
    let (screen, diary) = (CalendarStripScreen(), Diary())
    screen.delegate = diary
    let harness = run(screen)
    let feed = screen.collectionView
    func days() -> [Int] {
      feed.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item).sorted()
    }
    #expect(days() == Array(14..<21))
    #expect(screen.monthLabel.text == "January")
    let strip = feed.convert(CGPoint(x: 300, y: 36), to: nil)
    for _ in 0..<2 {
      harness.flick(from: strip, by: CGPoint(x: -200, y: 1))
      harness.advance(by: 1.5)
    }
    #expect(days() == Array(28..<35))
    #expect(screen.monthLabel.text == "February")
    let day = try #require(feed.cellForItem(at: IndexPath(item: 30, section: 0)) as? DayCell)
    #expect(day.numberLabel.text == "3")
    let middle = day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil)
    harness.click(at: middle)
    harness.advance(by: 1)
    #expect(diary.days == [15, 30])
    #expect(feed.numberOfItems(inSection: 1) == 30 % 4 + 1)
    #expect(feed.cellForItem(at: IndexPath(item: 30, section: 0)) === day)
    #expect(day.contentView.backgroundColor == .systemBlue)
    let row = try #require(feed.cellForItem(at: IndexPath(item: 0, section: 1)))
    #expect(texts(in: row) == ["Meeting 30.0", "09:00"])
    let today = screen.todayButton.convert(screen.todayButton.bounds, to: nil)
    harness.click(at: CGPoint(x: today.midX, y: today.midY))
    harness.advance(by: 1.5)
    #expect(days() == Array(14..<21))
  }

  @Test func `tiles fill nested groups before a round ground, and a shuffled one moves to the end`() throws {
    let screen = MosaicScreen()
    let harness = run(screen)
    let feed = try #require(screen.collectionView)
    func cell(_ item: Int) throws -> UICollectionViewCell {
      try #require(feed.cellForItem(at: IndexPath(item: item, section: 0)))
    }
    let header = try #require(
      feed.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    let album = try #require(header as? AlbumHeader)
    let width = CGFloat(375 - 40)
    let top = album.frame.maxY + 8
    #expect(abs(try cell(0).frame.minY - (top + 4)) < 0.51)
    #expect(abs(try cell(0).frame.width - (width * 0.7 - 8)) < 0.51)
    #expect(abs(try cell(1).frame.maxX - (375 - 24)) < 0.51)
    #expect(abs(try cell(3).frame.width - (width / 4 - 8)) < 0.51)
    let ground = try #require(feed.subviews.first { $0 is GroundView })
    #expect(ground.frame.minX == 12 && ground.frame.width == 375 - 24)
    let first = try cell(0)
    let button = album.button.convert(album.button.bounds, to: nil)
    harness.click(at: CGPoint(x: button.midX, y: button.midY))
    harness.advance(by: 1)
    #expect(try cell(6) === first)
    harness.click(at: CGPoint(x: 120, y: top + 80))
    harness.advance(by: 0.1)
    let picture = try #require(try cell(0) as? TileCell).picture
    #expect(picture.transform.a > 1)
    harness.advance(by: 1)
    #expect(picture.transform == .identity)
    harness.drag(from: CGPoint(x: 180, y: 300), by: CGPoint(x: 0, y: 300))
    harness.advance(by: 1)
    #expect(screen.refreshes == 1)
  }

  @Test func `a click on a book of a new package's screen puts it on top of the list below`() {
    let screen = BooksScreen()
    let harness = run(screen, size: CGSize(width: 390, height: 844))
    for x in [90.0, 240] {
      harness.click(at: CGPoint(x: x, y: 150))
      harness.advance(by: 0.5)
    }
    #expect(screen.openedTitles == ["Rivers 2", "Rivers 1"])
    let first = IndexPath(item: 0, section: 0)
    #expect(screen.collectionView.cellForItem(at: first) != nil)
    harness.flick(from: CGPoint(x: 300, y: 150), by: CGPoint(x: -200, y: 1))
    harness.settle()
    #expect(screen.collectionView.cellForItem(at: first) == nil)
  }
}
