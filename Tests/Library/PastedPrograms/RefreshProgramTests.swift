import OrihonTesting
import TestSupport
import Testing
import UIKitNames

/// Tests of a list that a pull refreshes, by UIKit's names.
@MainActor struct RefreshProgramTests {
  private let program = RefreshProgram()
  private let harness: StageHarness

  init() { harness = StageHarness(program, size: CGSize(width: 390, height: 800)) }

  private var control: UIRefreshControl? { program.collectionView.refreshControl }

  @Test func `a pull of a list that does not scroll loads once, and the strip stays until that is done`() {
    harness.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 300))
    harness.advance(by: 2)
    #expect(program.loads == 1 && control?.isRefreshing == true)
    #expect(isClose(program.collectionView.contentOffset.y, -56, within: 0.01))
    program.didLoad(["second", "third"])
    harness.advance(by: 1)
    #expect(
      control?.isRefreshing == false && isClose(program.collectionView.contentOffset.y, 0, within: 0.01))
    #expect(program.collectionView.numberOfItems(inSection: 0) == 3)
  }

  @Test func `a short pull loads nothing`() {
    harness.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 60))
    harness.advance(by: 2)
    #expect(program.loads == 0 && control?.isRefreshing == false)
  }

  @Test func `a program that begins by itself is not told of it`() {
    program.reload()
    #expect(program.loads == 1 && control?.isRefreshing == true)
    program.collectionView.refreshControl = nil
    harness.advance(by: 1)
    #expect(isClose(program.collectionView.contentOffset.y, 0, within: 0.01))
  }
}
