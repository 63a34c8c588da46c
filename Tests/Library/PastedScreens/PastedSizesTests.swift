import OrihonTesting
import Stage
import Testing
import UIKitNames

/// Tests of the sizes that cells and headers read where they are made and filled.
@MainActor struct PastedSizesTests {
  private func run(_ screen: SizesScreen) -> StageHarness {
    let harness = StageHarness(screen, size: CGSize(width: 375, height: 812))
    harness.advance(by: 0.1)
    return harness
  }

  private func cells(_ screen: SizesScreen) -> [FixedCell] {
    screen.collectionView.visibleCells.compactMap { $0 as? FixedCell }
  }

  @Test func `a new cell is as large as its item where it is made and where it is filled`() {
    let screen = SizesScreen()
    let harness = run(screen)
    defer { harness.advance(by: 0.1) }
    let cells = cells(screen)
    #expect(cells.count == 13)
    for cell in cells {
      #expect(cell.first.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
      #expect(cell.second.frame == CGRect(x: 0, y: 0, width: 187.5, height: 60))
    }
  }

  @Test func `a reused cell has the size of its new item where it is filled`() {
    let screen = SizesScreen()
    let harness = run(screen)
    for y in stride(from: 200, through: 1600, by: 200) {
      screen.collectionView.contentOffset.y = CGFloat(y)
      harness.advance(by: 0.1)
    }
    let cells = cells(screen)
    #expect(cells.count >= 9)
    for cell in cells {
      #expect(cell.frame.height == 90 && cell.second.frame.size == CGSize(width: 187.5, height: 90))
    }
    #expect(cells.contains { $0.first.frame.height == 60 }, "some were made for the first section")
  }

  @Test func `a header is as large as its place where it is made`() throws {
    let screen = SizesScreen()
    let harness = run(screen)
    defer { harness.advance(by: 0.1) }
    let header = try #require(
      screen.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        as? FixedHeader)
    #expect(header.label.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
  }

  @Test func `the ground of a section is as large as its place where it is made`() {
    let screen = SizesScreen()
    let harness = run(screen)
    defer { harness.advance(by: 0.1) }
    let grounds = screen.collectionView.subviews.compactMap { $0 as? FixedGround }
    #expect(!grounds.isEmpty && grounds.allSatisfy { $0.line.frame.width == 375 })
  }

  @Test func `a controller in a stack knows the stack`() {
    let screen = SizesScreen()
    #expect(screen.navigationController == nil)
    let stack = UINavigationController(rootViewController: screen)
    let harness = StageHarness(stack, size: CGSize(width: 375, height: 812))
    harness.advance(by: 0.1)
    #expect(screen.navigationController === stack && stack.navigationController == nil)
    #expect(cells(screen).count == 13)
  }

  @Test func `a cell that nobody dequeues is empty`() {
    let screen = SizesScreen()
    let harness = run(screen)
    defer { harness.advance(by: 0.1) }
    #expect(FixedCell().frame == .zero && FixedCell(frame: .zero).first.frame == .zero)
  }
}
