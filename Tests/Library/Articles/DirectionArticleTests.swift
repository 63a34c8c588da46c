import OrihonTesting
import Testing
import UIKitNames

/// Tests of the fifth article's observer of the content offset.
@MainActor struct DirectionArticleTests {
  private let view = DirectionArticle()
  private let harness: StageHarness

  init() {
    view.contentSize = CGSize(width: 300, height: 4000)
    harness = StageHarness(view, size: CGSize(width: 300, height: 600))
    view.enableScrollDirectionDetect()
  }

  @Test func `a drag up is told as movements to the bottom, each from where the one before ended`() {
    harness.drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 0, y: -200), in: 0.5)
    harness.advance(by: 0.5)
    #expect(view.directions.count > 5)
    #expect(view.directions.allSatisfy { $0.directionY == .bottom && $0.directionX == .none })
    for (one, next) in zip(view.directions, view.directions.dropFirst()) { #expect(one.new == next.old) }
  }

  @Test func `a second registration is told a second time`() {
    view.enableScrollDirectionDetect()
    view.contentOffset = CGPoint(x: 0, y: 50)
    harness.advance(by: 0.1)
    #expect(view.directions.map(\.new) == [CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 50)])
    view.disableScrollDirectionDetect()
    view.contentOffset = CGPoint(x: 0, y: 90)
    harness.advance(by: 0.1)
    #expect(view.directions.count == 3)
  }

  @Test func `an observation by a key path ends with its token`() {
    var seen: [CGFloat] = []
    var token: NSKeyValueObservation? = view.observe(\.contentOffset, options: [.new]) { _, change in
      seen.append(change.newValue?.y ?? -1)
    }
    view.contentOffset = CGPoint(x: 0, y: 10)
    harness.advance(by: 0.1)
    #expect(seen == [10])
    token?.invalidate()
    token = nil
    view.contentOffset = CGPoint(x: 0, y: 20)
    harness.advance(by: 0.1)
    #expect(seen == [10])
  }
}
