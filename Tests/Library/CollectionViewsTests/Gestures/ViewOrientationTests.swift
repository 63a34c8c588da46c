import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests that a turned or mirrored scroll view follows the pointer as one that is not turned.
struct ViewOrientationTests {
  /// The eight ways in which a view can be shown, as the rows of their matrices, and one of each turned a little more.
  nonisolated private static let matrices: [[CGFloat]] = [
    [1, 0, 0, 1], [-1, 0, 0, 1], [1, 0, 0, -1], [-1, 0, 0, -1], [0, 1, 1, 0], [0, -1, 1, 0], [0, 1, -1, 0],
    [0, -1, -1, 0],
  ]

  private let middle = CGPoint(x: 200, y: 150)

  private func board(_ matrix: [CGFloat]) -> (ScrollView, StageHarness) {
    let board = ScrollBoard()
    let harness = board.harness()
    harness.advance(by: 0.1)
    board.scrollView.transform = CGAffineTransform(
      a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: 0, ty: 0)
    board.scrollView.contentOffset = CGPoint(x: 300, y: 300)
    harness.advance(by: 0.1)
    return (board.scrollView, harness)
  }

  private func content(_ view: ScrollView, under point: CGPoint) -> CGPoint {
    view.convertFromWindow(point) + view.contentOffset
  }

  @Test(arguments: matrices, [CGPoint(x: -70, y: -50), CGPoint(x: 60, y: -40), CGPoint(x: 20, y: 90)])
  func `what lies under the pointer when a drag begins stays under it`(matrix: [CGFloat], way: CGPoint) {
    let (view, harness) = board(matrix)
    let begin = middle + CGPoint(x: 14, y: 14)
    harness.press(at: middle)
    harness.advance(by: 0.1)
    harness.move(to: begin)
    harness.advance(by: 0.1)
    let held = content(view, under: begin)
    harness.move(from: begin, by: way, in: 0.3)
    harness.advance(by: 0.1)
    let now = content(view, under: begin + way)
    #expect(view.isDragging && view.contentOffset != CGPoint(x: 300, y: 300))
    #expect(isClose(now.x, held.x) && isClose(now.y, held.y), "\(held) \(now)")
  }

  @Test(arguments: matrices)
  func `a notch moves what is seen as in a view that is not turned`(matrix: [CGFloat]) {
    let events: [(CGPoint, KeyModifiers)] = [
      (CGPoint(x: 0, y: 1), []), (CGPoint(x: 0, y: -1), []), (CGPoint(x: 1, y: 0), []),
      (CGPoint(x: 0, y: 1), .shift),
    ]
    for (notches, modifiers) in events {
      let moved = [Self.matrices[0], matrix].map { matrix in
        let (view, harness) = board(matrix)
        let before = content(view, under: middle)
        harness.wheel(at: middle, x: notches.x, y: notches.y, modifiers: modifiers)
        harness.advance(by: 2)
        let way = before - content(view, under: middle)
        return CGPoint(
          x: matrix[0] * way.x + matrix[2] * way.y, y: matrix[1] * way.x + matrix[3] * way.y)
      }
      #expect(moved[0] != .zero)
      #expect(isClose(moved[0].x, moved[1].x) && isClose(moved[0].y, moved[1].y), "\(moved)")
    }
  }

  @Test(arguments: [[1, 0, 0, -1], [-1, 0, 0, -1]] as [[CGFloat]])
  func `a turned view that is at its edge hands the drag to the view around it`(matrix: [CGFloat]) {
    let board = ScrollBoard()
    let harness = board.harness()
    harness.advance(by: 0.1)
    board.scrollView.transform = CGAffineTransform(
      a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: 0, ty: 0)
    board.scrollView.gestureSettings.handOff = .onNextStroke
    board.scrollView.contentOffset = CGPoint(x: 0, y: 600)
    harness.advance(by: 0.1)
    // Its last rows stand at its upper edge, so that it scrolls on a way down.
    harness.drag(from: middle, by: CGPoint(x: 0, y: -120))
    #expect(board.scrollView.contentOffset.y < 600)
    #expect(harness.feed.offset == 0)
    board.scrollView.contentOffset = .zero
    harness.advance(by: 1)
    harness.drag(from: middle, by: CGPoint(x: 0, y: -120))
    #expect(board.scrollView.contentOffset.y == 0)
    #expect(harness.feed.offset > 60)
  }

  @Test func `a view shown smaller scrolls as far as the pointer moves`() {
    let (view, harness) = board([0.5, 0, 0, 0.5])
    harness.drag(from: middle, by: CGPoint(x: 0, y: -60))
    #expect(view.contentOffset.y > 340 && view.contentOffset.y <= 360)
  }
}
