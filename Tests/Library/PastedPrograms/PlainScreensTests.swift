import OrihonTesting
import TestSupport
import Testing
import UIKitNames

/// Tests of seven screens whose classes are isolated by nothing and conform to nothing that is.
@MainActor struct PlainScreensTests {
  private func frame(_ row: Int, _ section: Int = 0, in view: UICollectionView) throws -> CGRect {
    try #require(view.cellForItem(at: IndexPath(row: row, section: section))).frame
  }

  private func titles(in view: UICollectionView) -> [PlainTitle] {
    view.subviews.compactMap { $0 as? PlainTitle }
  }

  @Test func `a list shows a line for each item, and its completion has been called`() throws {
    let screen = PlainListScreen()
    let harness = run(screen.collectionView, keeping: [screen])
    #expect(screen.completions == 1)
    #expect(try frame(1, in: screen.collectionView) == CGRect(x: 0, y: 44, width: 390, height: 44))
    let cell = try #require(
      screen.collectionView.cellForItem(at: IndexPath(row: 1, section: 0)) as? PlainCell)
    #expect(cell.label.text == "0, 1")
    harness.flick(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -300))
    harness.settle()
    #expect(screen.collectionView.contentOffset.y > 100)
    #expect(screen.collectionView.bounds.origin == screen.collectionView.contentOffset)
  }

  @Test(arguments: [(390, 1, 3, 4), (600, 2, 6, 8)] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `columns follow the width`(width: CGFloat, list: CGFloat, second: CGFloat, third: CGFloat) throws {
    let screen = PlainColumnsScreen()
    _ = run(screen.collectionView, keeping: [screen], width: width)
    for (section, columns) in [list, second, third].enumerated() {
      let shown = try frame(0, section, in: screen.collectionView)
      #expect(isClose(shown.width, width / columns - 4))
    }
  }

  @Test func `nested groups scroll sideways in each of the five ways`() throws {
    let screen = PlainRowsScreen()
    let harness = run(screen.collectionView, keeping: [screen])
    #expect(isClose(try frame(0, in: screen.collectionView).width, 390 * 0.85 * 0.7 - 20))
    #expect(isClose(try frame(2, in: screen.collectionView).height, 60))
    for section in 0..<4 {
      harness.flick(from: harness.center(ofRow: "\(section)"), by: CGPoint(x: -200, y: 0))
      harness.settle()
    }
    let rests = (0..<4).map { harness.row("\($0)")?.motion.offset ?? 0 }
    #expect(rests.allSatisfy { $0 > 0 })
    #expect(isClose(rests[2], 390))
    #expect(isClose(rests[3], 390 * 0.85))
    let names = titles(in: screen.collectionView).compactMap(\.label.text)
    #expect(names.contains("continuous") && names.contains("groupPaging"))
    #expect(screen.collectionView.contentOffset == .zero)
  }

  @Test func `headers stay in sight, footers scroll, and each section has its ground`() throws {
    let screen = PlainSectionsScreen()
    let view = screen.collectionView
    let harness = run(view, keeping: [screen])
    let grounds = view.subviews.compactMap { $0 as? PlainGround }
    #expect(grounds.count == 2)
    #expect(grounds.contains { isClose($0.frame.minY, 5) && isClose($0.frame.width, 380) })
    view.contentOffset = CGPoint(x: 0, y: 200)
    harness.advance(by: 0.1)
    let header = try #require(titles(in: view).first { $0.label.text == "header 0" })
    #expect(isClose(header.frame.minY, 0))
    #expect(titles(in: view).contains { $0.label.text == "footer" })
    #expect(view.subviews.compactMap { $0 as? PlainGround }.contains { isClose($0.frame.minY, 5 - 200) })
    view.collectionViewLayout.register(PlainFrame.self, forDecorationViewOfKind: "section-background")
    harness.advance(by: 0.1)
    #expect(!view.subviews.contains { $0 is PlainGround } && view.subviews.contains { $0 is PlainFrame })
  }

  @Test func `badges hang on the corners of their items`() throws {
    let screen = PlainBadgesScreen()
    _ = run(screen.collectionView, keeping: [screen])
    let item = try frame(1, in: screen.collectionView)
    let badge = try #require(titles(in: screen.collectionView).first { $0.label.text == "1" })
    #expect(isClose(badge.frame.maxX, item.maxX + 6) && isClose(badge.frame.minY, item.minY - 6))
  }

  @Test func `items placed by a closure overlap, and so do groups`() throws {
    let screen = PlainFanScreen()
    _ = run(screen.collectionView, keeping: [screen])
    #expect(isClose(try frame(1, in: screen.collectionView).minX, 390 / 4))
    #expect(isClose(try frame(3, in: screen.collectionView).minY, 80))
    #expect(isClose(screen.collectionView.contentSize.height, 260))
    #expect(try #require(screen.collectionView.cellForItem(at: IndexPath(row: 0, section: 0))).alpha == 0.5)
  }

  @Test func `cells and headers come of registrations`() throws {
    let screen = PlainRegistrationsScreen()
    let view = try #require(screen.view as? UICollectionView)
    _ = run(view, keeping: [screen])
    let cell = try #require(view.cellForItem(at: IndexPath(row: 1, section: 0)) as? PlainCell)
    #expect(cell.label.text == "plum" && cell.frame == CGRect(x: 195, y: 30, width: 195, height: 60))
    #expect(titles(in: view).map(\.label.text) == ["fruits", "roots"])
  }
}
