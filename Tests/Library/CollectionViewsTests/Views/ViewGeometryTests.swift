import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import Stage
import TestSupport
import Testing

/// Tests of frames and bounds that are set from outside, or overridden.
struct ViewGeometryTests {
  private func shown(_ views: View...) -> StageHarness {
    let root = View()
    for view in views { root.addSubview(view) }
    return StageHarness(root, size: CGSize(width: 400, height: 600))
  }

  @Test func `a view that nobody lays out is where its frame says`() throws {
    let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.backgroundColor = .black
    let harness = shown(view)
    view.frame = CGRect(x: 40, y: 60, width: 30, height: 70)
    harness.advance(by: 0.1)
    let fill = try #require(harness.stage.displayList.commands.first { $0.element == view.elementID })
    #expect(fill.frame == CGRect(x: 40, y: 60, width: 30, height: 70))
    #expect(view.center == CGPoint(x: 55, y: 95) && view.bounds == CGRect(x: 0, y: 0, width: 30, height: 70))
  }

  @Test func `another size of the bounds grows about the middle`() {
    let view = View(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.bounds.size = CGSize(width: 40, height: 200)
    #expect(view.frame == CGRect(x: 130, y: 50, width: 40, height: 200))
  }

  @Test func `another origin of the bounds moves what lies inside, and pointers find it there`() {
    let view = View(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let inner = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(inner)
    let harness = shown(view)
    view.bounds.origin = CGPoint(x: -30, y: 10)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    #expect(inner.convertToWindow(inner.bounds) == CGRect(x: 130, y: 90, width: 20, height: 20))
    #expect(view.convertFromWindow(CGPoint(x: 130, y: 90)) == .zero)
    #expect(harness.stage.content.root.hitTest(CGPoint(x: 135, y: 105)) === inner)
  }

  @Test func `the bounds of a scroll view are its offset and its size, and scroll it`() {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 600, height: 1000)
    let harness = shown(view)
    view.bounds.origin = CGPoint(x: 50, y: 120)
    harness.advance(by: 0.1)
    #expect(view.contentOffset == CGPoint(x: 50, y: 120))
    #expect(view.bounds == CGRect(x: 50, y: 120, width: 300, height: 400))
    harness.wheel(at: CGPoint(x: 150, y: 350), y: -1)
    harness.settle()
    #expect(view.contentOffset.y > 120 && view.bounds.minY == view.contentOffset.y)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test func `an overridden frame hears of what lays it out`() {
    let view = HeardView()
    let harness = StageHarness(view, size: CGSize(width: 200, height: 100))
    harness.advance(by: 0.1)
    #expect(view.heard.last == CGSize(width: 200, height: 100))
  }
}

private final class HeardView: View {
  var heard: [CGSize] = []

  override var frame: CGRect { didSet { heard.append(frame.size) } }
}
