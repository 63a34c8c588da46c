import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Testing

@testable import CollectionViews

/// Tests of the strip that a pull opens above any scroll view.
struct RefreshControlTests {
  private func board() -> (view: ScrollView, harness: StageHarness) {
    let view = ScrollView()
    view.contentSize = CGSize(width: 300, height: 2000)
    view.refreshControl = RefreshControl()
    let harness = StageHarness(view, size: CGSize(width: 300, height: 600))
    return (view, harness)
  }

  private func pages(_ harness: StageHarness) -> [DrawCommand] {
    harness.stage.displayList.commands.filter { $0.element.path.hasSuffix("refresh") }
  }

  @Test func `a pull opens the book page by page, and a release tells the action once`() throws {
    let (view, harness) = board()
    var told = 0
    view.refreshControl?.addAction(for: .valueChanged) { _ in told += 1 }
    #expect(pages(harness).isEmpty)
    harness.press(at: CGPoint(x: 150, y: 100))
    var most = 0
    for step in 1...30 {
      harness.move(to: CGPoint(x: 150, y: 100 + 10 * CGFloat(step)))
      harness.advance(by: 0.02)
      #expect(pages(harness).count >= most)
      most = pages(harness).count
    }
    #expect(most == 5 && told == 0)
    harness.release(at: CGPoint(x: 150, y: 400))
    harness.advance(by: 2)
    #expect(told == 1 && view.refreshControl?.isRefreshing == true)
    #expect(view.contentOffset.y == -RefreshControl.height)
    view.refreshControl?.endRefreshing()
    harness.settle()
    #expect(view.contentOffset.y == 0 && pages(harness).isEmpty && told == 1)
  }

  @Test func `while nothing else moves the book is drawn anew eight times a second`() {
    let (view, harness) = board()
    view.refreshControl?.beginRefreshing()
    view.contentOffset.y = -RefreshControl.height
    harness.advance(by: 0.1)
    #expect(!harness.stage.isMoving)
    var (changes, last) = (0, harness.stage.displayList)
    for _ in 0..<60 {
      harness.advance(by: 1 / 60)
      if harness.stage.displayList != last { (changes, last) = (changes + 1, harness.stage.displayList) }
    }
    #expect((7...9).contains(changes), "\(changes)")
    #expect((harness.stage.nextWakeTime ?? .infinity) - harness.time <= RefreshIndicator.step)
  }

  @Test func `beginning and ending by hand need no pull, and twice is once`() {
    let (view, harness) = board()
    let control = view.refreshControl
    control?.beginRefreshing()
    control?.beginRefreshing()
    harness.advance(by: 1)
    #expect(view.contentOffset.y == 0 && control?.isRefreshing == true)
    control?.endRefreshing()
    control?.endRefreshing()
    harness.settle()
    let told = harness.events.filter { $0.kind == .refreshing || $0.kind == .refreshed }.map(\.kind)
    #expect(told == [.refreshing, .refreshed])
  }
}
