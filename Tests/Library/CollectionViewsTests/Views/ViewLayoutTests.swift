import CollectionViews
import Foundation
import OrihonTesting
import Testing

/// Tests of who is laid out again: those that asked for it, wherever they are, and nobody else.
struct ViewLayoutTests {
  private final class Counting: View {
    var layouts = 0
    /// What the view does when it is laid out.
    var work: () -> Void = {}

    override func layoutSubviews() {
      layouts += 1
      work()
    }
  }

  private let root = View()
  private let chain = (0..<4).map { _ in Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }

  private func harness() -> StageHarness {
    for (outer, inner) in zip([root] + chain, chain) { outer.addSubview(inner) }
    let harness = StageHarness(root, size: CGSize(width: 200, height: 200))
    harness.advance(by: 0.1)
    return harness
  }

  @Test func `a view deep inside is laid out when it asks, alone, every time`() {
    let harness = harness()
    let before = chain.map(\.layouts)
    for round in 1...3 {
      chain[3].setNeedsLayout()
      harness.advance(by: 0.1)
      #expect(chain.map(\.layouts) == [before[0], before[1], before[2], before[3] + round])
    }
    harness.advance(by: 0.1)
    #expect(chain[3].layouts == before[3] + 3)
  }

  @Test func `what was asked for outside the tree is done when the views come back`() {
    let harness = harness()
    chain[1].removeFromSuperview()
    harness.advance(by: 0.1)
    chain[3].setNeedsLayout()
    let before = chain[3].layouts
    harness.advance(by: 0.1)
    #expect(chain[3].layouts == before)
    chain[0].addSubview(chain[1])
    harness.advance(by: 0.1)
    #expect(chain[3].layouts > before)
  }

  @Test func `a view that asks for one before it while it is laid out gets it in the next pass`() {
    let harness = harness()
    let (first, second) = (Counting(), Counting())
    first.addSubview(Counting())
    chain[0].addSubview(first)
    chain[0].addSubview(second)
    harness.advance(by: 0.1)
    let inner = first.subviews.compactMap { $0 as? Counting }
    let before = inner.map(\.layouts)
    second.work = { inner.first?.setNeedsLayout() }
    second.setNeedsLayout()
    harness.advance(by: 0.1)
    harness.advance(by: 0.1)
    #expect(inner.map(\.layouts) == before.map { $0 + 1 })
  }
}
