import OrihonTesting
import ScreenInterface
import Stage
import Testing
import UIKitNames

/// Tests of layouts written by hand whose content is larger than the view in both directions.
@MainActor struct PastedSpreadsheetTests {
  private let size = CGSize(width: 375, height: 600)
  private let middle = CGPoint(x: 200, y: 300)

  private func run(
    _ screen: SpreadsheetScreen, mirrored: Bool = false, rate: Double = 60
  ) -> StageHarness {
    let scene = Scene("spreadsheet") { _ in Scene.Content(root: screen.view, owned: [screen]) }
    var options = StageOptions(size: size)
    if mirrored { options.traits.layoutDirection = .rightToLeft }
    let harness = StageHarness(scene, options: options, rate: rate)
    harness.advance(by: 0.1)
    return harness
  }

  private func frame(_ screen: SpreadsheetScreen, _ row: Int, _ column: Int) -> CGRect? {
    screen.collectionView.cellForItem(at: IndexPath(item: column, section: row))?.frame
  }

  @Test func `a drag moves content both ways at once`() {
    let screen = SpreadsheetScreen()
    let harness = run(screen)
    #expect(screen.collectionView.contentSize == CGSize(width: 1200, height: 2000))
    harness.press(at: middle)
    harness.move(from: middle, by: CGPoint(x: -40, y: -60), in: 0.1)
    let begun = screen.collectionView.contentOffset
    harness.move(from: middle + CGPoint(x: -40, y: -60), by: CGPoint(x: -110, y: -140), in: 0.2)
    harness.advance(by: 0.3)
    let offset = screen.collectionView.contentOffset
    #expect(begun.x > 0 && begun.y > 0)
    #expect(offset - begun == CGPoint(x: 110, y: 140))
    harness.release(at: middle + CGPoint(x: -150, y: -200))
    harness.settle()
    #expect(screen.collectionView.contentOffset == offset)
  }

  @Test func `the first row and the first column stay on screen`() {
    let screen = SpreadsheetScreen()
    let harness = run(screen)
    screen.collectionView.contentOffset = CGPoint(x: 450, y: 730)
    harness.advance(by: 0.1)
    #expect(frame(screen, 0, 0)?.origin == CGPoint(x: 450, y: 730))
    #expect(frame(screen, 0, 5)?.origin == CGPoint(x: 500, y: 730))
    #expect(frame(screen, 15, 0)?.origin == CGPoint(x: 450, y: 750))
    #expect(frame(screen, 15, 5)?.origin == CGPoint(x: 500, y: 750))
    #expect(frame(screen, 1, 1) == nil && frame(screen, 15, 1) == nil)
    let visible = screen.collectionView.bounds
    let shown = screen.collectionView.visibleCells.filter { $0.frame.intersects(visible) }
    #expect(
      shown.count == 14 * 6,
      "thirteen rows and five columns that show in part or whole, and the first of each")
  }

  @Test func `a fling goes as far at any frame rate and ends within the content`() {
    let ends = [30.0, 60, 144].map { rate in
      let screen = SpreadsheetScreen()
      let harness = run(screen, rate: rate)
      harness.flick(from: middle, by: CGPoint(x: -60, y: -90))
      harness.settle()
      return screen.collectionView.contentOffset
    }
    #expect(ends[0].x > 100 && ends[0].y > ends[0].x && ends[0].x <= 825 && ends[0].y <= 1400)
    for end in ends { #expect(abs(end.x - ends[0].x) < 0.01 && abs(end.y - ends[0].y) < 0.01) }
  }

  @Test func `an item is scrolled to on both axes`() {
    let screen = SpreadsheetScreen()
    let harness = run(screen)
    screen.collectionView.scrollToItem(
      at: IndexPath(item: 6, section: 20), at: [.top, .left], animated: true)
    harness.advance(by: 0.1)
    let between = screen.collectionView.contentOffset
    #expect(between.x > 0 && between.x < 600 && between.y > 0 && between.y < 1000)
    harness.settle()
    #expect(screen.collectionView.contentOffset == CGPoint(x: 600, y: 1000))
  }

  @Test func `the wheel and the arrows move content across`() {
    let screen = SpreadsheetScreen()
    let harness = run(screen)
    harness.wheel(at: middle, y: -1, modifiers: .shift)
    harness.settle()
    let wheeled = screen.collectionView.contentOffset
    #expect(wheeled.x > 0 && wheeled.y == 0)
    harness.key(Key("right"))
    harness.settle()
    let stepped = screen.collectionView.contentOffset
    #expect(stepped.x > wheeled.x && stepped.y == 0)
    harness.key(Key("pageDown"))
    harness.settle()
    #expect(screen.collectionView.contentOffset.x == stepped.x)
    #expect(screen.collectionView.contentOffset.y > 300)
  }

  @Test func `with a directional lock a drag keeps to its axis`() {
    let screen = SpreadsheetScreen()
    screen.collectionView.isDirectionalLockEnabled = true
    let harness = run(screen)
    harness.drag(from: middle, by: CGPoint(x: -150, y: -10))
    #expect(screen.collectionView.contentOffset.x > 100 && screen.collectionView.contentOffset.y == 0)
  }

  @Test func `a click chooses the cell under the pointer`() {
    let screen = SpreadsheetScreen()
    let harness = run(screen)
    screen.collectionView.contentOffset = CGPoint(x: 450, y: 730)
    harness.advance(by: 0.1)
    harness.click(at: CGPoint(x: 200, y: 300))
    harness.click(at: CGPoint(x: 50, y: 25))
    #expect(screen.selected == [IndexPath(item: 6, section: 20), IndexPath(item: 0, section: 0)])
  }

  @Test func `mirrored content begins at the right`() {
    let screen = SpreadsheetScreen()
    let harness = run(screen, mirrored: true)
    harness.drag(from: middle, by: CGPoint(x: 150, y: 0))
    let offset = screen.collectionView.contentOffset
    #expect(offset.x > 100 && offset.y == 0)
    let corner = screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(corner?.convert(corner?.bounds ?? .zero, to: nil).maxX == 375)
  }

  @Test func `the log has the motion across under a name of its own`() {
    let screen = SpreadsheetScreen()
    let harness = run(screen)
    harness.press(at: middle)
    harness.move(from: middle, by: CGPoint(x: -100, y: -100), in: 0.2)
    harness.advance(by: 0.1)
    let offset = screen.collectionView.contentOffset
    harness.expect("feed.y", is: .number(offset.y))
    harness.expect("rows.feed/x.x", is: .number(offset.x))
    harness.release(at: middle + CGPoint(x: -100, y: -100))
    harness.settle()
  }

  @Test func `a moment is restored with both offsets`() {
    let screen = SpreadsheetScreen()
    let harness = run(screen)
    harness.flick(from: middle, by: CGPoint(x: -60, y: -90))
    harness.advance(by: 0.2)
    let (moment, offset) = (harness.stage.snapshot(), screen.collectionView.contentOffset)
    harness.settle()
    let end = screen.collectionView.contentOffset
    harness.stage.restore(moment)
    #expect(screen.collectionView.contentOffset == offset && offset != end)
  }

  @Test func `another layout ends the motion across`() {
    let screen = SpreadsheetScreen()
    let harness = run(screen)
    screen.collectionView.contentOffset = CGPoint(x: 450, y: 100)
    harness.advance(by: 0.1)
    let flow = UICollectionViewFlowLayout()
    screen.collectionView.setCollectionViewLayout(flow, animated: false)
    harness.settle()
    #expect(screen.collectionView.contentOffset.x == 0 && screen.collectionView.contentSize.width == 375)
    harness.drag(from: middle, by: CGPoint(x: -150, y: 0))
    #expect(screen.collectionView.contentOffset.x == 0)
  }

  @Test func `a flow layout with wider content scrolls sideways too, and never drifts`() {
    let lines = LinesLayout()
    lines.itemSize = CGSize(width: 90, height: 40)
    let screen = SpreadsheetScreen(lines, columns: 9)
    let harness = run(screen)
    #expect(screen.collectionView.contentSize == CGSize(width: 900, height: 2000))
    harness.drag(from: middle, by: CGPoint(x: -150, y: -100))
    let offset = screen.collectionView.contentOffset
    #expect(offset.x > 100 && offset.y > 60)
    for _ in 0..<5 {
      screen.collectionView.reloadData()
      harness.advance(by: 0.05)
    }
    #expect(screen.collectionView.contentOffset == offset)
    #expect(screen.collectionView.contentSize == CGSize(width: 900, height: 2000))
    screen.collectionView.scrollToItem(at: IndexPath(item: 8, section: 30), at: .right, animated: false)
    harness.advance(by: 0.1)
    #expect(frame(screen, 30, 8)?.origin == CGPoint(x: 800, y: 1500))
    #expect(screen.collectionView.contentOffset.x == 515)
  }

  @Test func `a window that grows past the end of the content leaves the frozen column at its edge`() {
    let screen = SpreadsheetScreen()
    let harness = run(screen)
    screen.collectionView.contentOffset = CGPoint(x: 825, y: 1400)
    harness.advance(by: 0.1)
    harness.send(.window(.resized(CGSize(width: 700, height: 600), scale: 1)))
    harness.advance(by: 0.1)
    #expect(screen.collectionView.contentOffset == CGPoint(x: 500, y: 1400))
    #expect(frame(screen, 0, 0)?.origin == CGPoint(x: 500, y: 1400))
    #expect(frame(screen, 30, 0)?.origin == CGPoint(x: 500, y: 1500))
  }
}
