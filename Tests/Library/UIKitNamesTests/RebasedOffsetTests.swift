import OrihonTesting
import Testing
import UIKitNames

/// Tests of a content offset that `scrollViewDidScroll(_:)` sets: pages that are shown twice go round and round.
@MainActor struct RebasedOffsetTests {
  private final class RoundPages: UIView, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    private(set) var jumps = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      scrollView.delegate = self
      scrollView.isPagingEnabled = true
      addSubview(scrollView)
    }

    override func layoutSubviews() {
      scrollView.frame = bounds
      scrollView.contentSize = CGSize(width: bounds.width * 6, height: bounds.height)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let lap = bounds.width * 3
      if scrollView.contentOffset.x >= lap * 1.5 {
        jumps += 1
        scrollView.contentOffset.x -= lap
      } else if scrollView.contentOffset.x < lap * 0.5 {
        jumps += 1
        scrollView.contentOffset.x += lap
      }
    }
  }

  private let view = RoundPages()
  private let harness: StageHarness

  init() {
    harness = StageHarness(view, size: CGSize(width: 390, height: 300))
    view.scrollView.contentOffset.x = 3 * 390
    harness.advance(by: 0.1)
  }

  @Test(arguments: [-1.0, 1.0])
  func `flicks turn a page each, across the jump, and always rest on one`(sign: Double) {
    var page = 0
    for _ in 0..<8 {
      harness.flick(from: CGPoint(x: 195, y: 100), by: CGPoint(x: sign * 120, y: 0))
      harness.advance(by: 1.5)
      page -= Int(sign)
      let offset = view.scrollView.contentOffset.x
      #expect(offset.truncatingRemainder(dividingBy: 390) == 0)
      #expect((Int(offset / 390) % 3 + 3) % 3 == (page % 3 + 3) % 3)
    }
    #expect(view.jumps > 1)
  }

  @Test func `the hand drags on across the jump`() {
    harness.press(at: CGPoint(x: 350, y: 100))
    harness.move(from: CGPoint(x: 350, y: 100), by: CGPoint(x: -300, y: 0), in: 0.4)
    let first = view.scrollView.contentOffset.x
    harness.release(at: CGPoint(x: 50, y: 100))
    harness.advance(by: 1)
    harness.press(at: CGPoint(x: 350, y: 100))
    harness.move(from: CGPoint(x: 350, y: 100), by: CGPoint(x: -330, y: 0), in: 0.4)
    #expect(view.scrollView.isDragging)
    #expect(first > 3 * 390 + 200)
    #expect(view.jumps >= 1)
    harness.release(at: CGPoint(x: 20, y: 100))
    harness.advance(by: 1.5)
    #expect(view.scrollView.contentOffset.x.truncatingRemainder(dividingBy: 390) == 0)
  }
}
