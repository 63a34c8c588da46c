import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of a scroll view with two axes inside a feed, and of the strokes that it takes.
///
/// Covers requirements R20–R24 and S33–S35.
struct ScrollViewTests {
  private let board = ScrollBoard()
  private var view: ScrollView { board.scrollView }
  private let middle = CGPoint(x: 200, y: 150)

  private func hold(_ harness: StageHarness, by distance: CGPoint) {
    harness.press(at: middle)
    harness.move(from: middle, by: distance, in: 0.25)
    harness.advance(by: 0.2)
  }

  @Test func `a diagonal drag moves both axes one to one, from where it was accepted`() {
    let harness = board.harness()
    hold(harness, by: CGPoint(x: -120, y: -90))
    let offset = view.contentOffset
    #expect(isClose(offset.x * 3, offset.y * 4))
    #expect(offset.x > 105 && offset.x <= 120)
    #expect(harness.feed.offset == 0)
    #expect(view.isDragging && view.isTracking && !view.isDecelerating)
  }

  @Test(arguments: Array(stride(from: 0, through: 90, by: 5)))
  func `with the lock a drag within 30° of an axis is that axis' alone, between them it is both's`(angle: Int)
  {
    view.isDirectionalLockEnabled = true
    let harness = board.harness()
    let radians = CGFloat(angle) * .pi / 180
    hold(harness, by: CGPoint(x: -150 * cos(radians), y: -150 * sin(radians)))
    let offset = view.contentOffset
    #expect((offset.x > 0) == (angle < 60 || angle == 60 && offset.x > 0))
    #expect((offset.y > 0) == (angle > 30 || angle == 30 && offset.y > 0))
  }

  @Test func `each axis decelerates for itself and both come to rest on whole reach of the content`() {
    let harness = board.harness()
    harness.flick(from: middle, by: CGPoint(x: -100, y: -50))
    #expect(view.isDecelerating)
    let speeds = Axis.allCases.map { view.motion(on: $0)?.velocity ?? 0 }
    #expect(isClose(speeds[0], 2 * speeds[1], within: 1))
    harness.advance(by: 5)
    #expect(view.contentOffset.x <= 600 && view.contentOffset.y <= 600)
    #expect(!view.isDecelerating && !harness.stage.isMoving)
    #expect(harness.feed.offset == 0)
  }

  @Test func `an axis with nothing to scroll goes to whoever is around`() {
    view.contentSize = CGSize(width: 1000, height: 300)
    let harness = board.harness()
    hold(harness, by: CGPoint(x: 10, y: -120))
    #expect(view.contentOffset == .zero)
    #expect(harness.feed.offset > 100)
  }

  @Test func `a locked or switched off view leaves the stroke to the feed`() {
    view.isScrollEnabled = false
    let harness = board.harness()
    hold(harness, by: CGPoint(x: 10, y: -120))
    #expect(view.contentOffset == .zero)
    #expect(harness.feed.offset > 100)
  }

  @Test func `past an edge the rubber band holds, and without bounces it stops dead`() {
    for bounces in [true, false] {
      let board = ScrollBoard()
      board.scrollView.bounces = bounces
      let harness = board.harness()
      harness.press(at: middle)
      harness.move(from: middle, by: CGPoint(x: 120, y: 0), in: 0.25)
      let pulled = board.scrollView.contentOffset.x
      #expect(bounces ? pulled < -30 && pulled > -120 : pulled == 0)
      harness.release(at: CGPoint(x: 320, y: 150))
      harness.advance(by: 2)
      #expect(board.scrollView.contentOffset.x == 0)
    }
  }

  @Test func `pages are multiples of the view on both axes`() {
    view.isPagingEnabled = true
    let harness = board.harness()
    harness.flick(from: middle, by: CGPoint(x: -90, y: -80))
    harness.advance(by: 2)
    #expect(view.contentOffset == CGPoint(x: 400, y: 300))
  }

  /// Covers requirement R42.
  @Test func `pages reach the end of the content with its insets`() {
    view.isPagingEnabled = true
    view.contentInset = EdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
    view.gestureSettings.handOff = .none
    let harness = board.harness()
    for _ in 0..<4 {
      harness.flick(from: middle, by: CGPoint(x: 0, y: -80))
      harness.advance(by: 2)
    }
    #expect(view.contentOffset.y == 630)
    #expect(view.motion(on: .vertical)?.geometry.stops.map { $0.count } == 4)
  }

  @Test func `the wheel turns what lies under the pointer, sideways with shift, and only that`() {
    let harness = board.harness()
    harness.move(to: middle)
    harness.wheel(at: middle, y: -2)
    harness.advance(by: 0.3)
    #expect(view.contentOffset == CGPoint(x: 0, y: 106))
    harness.wheel(at: middle, y: -1, modifiers: [.shift])
    harness.advance(by: 0.3)
    #expect(view.contentOffset == CGPoint(x: 53, y: 106))
    #expect(harness.feed.offset == 0)
    harness.wheel(at: CGPoint(x: 200, y: 500), y: -1)
    harness.advance(by: 0.3)
    #expect(harness.feed.offset == 53)
    #expect(view.contentOffset == CGPoint(x: 53, y: 106))
  }

  @Test func `insets widen the range, and a rectangle becomes visible by the least movement`() {
    view.contentInset = EdgeInsets(top: 20, left: 10, bottom: 40, right: 30)
    let harness = board.harness()
    view.setContentOffset(CGPoint(x: -500, y: 5000), animated: false)
    #expect(view.contentOffset == CGPoint(x: -10, y: 640))
    view.scrollRectToVisible(CGRect(x: 500, y: 650, width: 100, height: 50), animated: false)
    #expect(view.contentOffset == CGPoint(x: 230, y: 630))
    view.scrollRectToVisible(CGRect(x: 500, y: 650, width: 100, height: 50), animated: true)
    #expect(!view.isMoving)
    harness.advance(by: 0.1)
  }
}
