import OrihonTesting
import Testing
import UIKitNames

/// Tests of animations that a program pauses, scrubs, turns back and stops.
@MainActor struct PropertyAnimatorTests {
  private let root = UIView()
  private let box = UIView()
  private let harness: StageHarness

  init() {
    root.addSubview(box)
    box.backgroundColor = .black
    box.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    harness = StageHarness(root, size: CGSize(width: 300, height: 200))
  }

  /// The left edge at which the box is painted.
  private var left: CGFloat? {
    harness.stage.displayList.commands.first { $0.element == box.elementID }?.frame.minX
  }

  private func animator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in box.frame.origin.x = 200 }
  }

  private func isNear(_ place: CGFloat) -> Bool { left.map { abs($0 - place) < 0.01 } ?? false }

  @Test func `a paused animation stays, and goes on in the time that is left`() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    harness.advance(by: 0.25)
    animator.pauseAnimation()
    harness.advance(by: 3)
    #expect(isNear(50) && !animator.isRunning && animator.state == .active)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
    animator.startAnimation()
    harness.advance(by: 0.5)
    #expect(isNear(150) && animator.isRunning && ends.isEmpty)
    harness.advance(by: 0.3)
    #expect(isNear(200) && ends == [.end] && animator.state == .inactive)
  }

  @Test func `a scrubbed animation shows each fraction, and time does not move it`() {
    let animator = animator()
    for (fraction, place) in [(0.0, 0.0), (0.5, 100), (0.2, 40), (1, 200), (.nan, 0)] as [(CGFloat, CGFloat)]
    {
      animator.fractionComplete = fraction
      harness.advance(by: 0.5)
      #expect(isNear(place))
    }
    #expect(animator.state == .active)
  }

  @Test func `a scrubbed animation follows its curve where it does not scrub linearly`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [box] in box.frame.origin.x = 200 }
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    harness.advance(by: 0.1)
    #expect((left ?? 0) > 20 && (left ?? 200) < 90)
    #expect(animator.fractionComplete == 0.5)
  }

  @Test func `an animation that is turned back ends where it began, with the former values`() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    harness.advance(by: 0.75)
    animator.isReversed = true
    harness.advance(by: 0.25)
    #expect(isNear(100))
    harness.advance(by: 0.6)
    #expect(isNear(0) && box.frame.minX == 0 && ends == [.start])
  }

  @Test func `a stopped animation leaves what it shows, or finishes where it is told to`() {
    let stopped = animator()
    stopped.startAnimation()
    harness.advance(by: 0.4)
    stopped.stopAnimation(true)
    harness.advance(by: 2)
    #expect(isNear(80) && abs(box.frame.minX - 80) < 0.01 && stopped.state == .inactive)
    box.frame.origin.x = 0
    let finished = animator()
    var ends: [UIViewAnimatingPosition] = []
    finished.addCompletion { ends.append($0) }
    finished.startAnimation()
    harness.advance(by: 0.4)
    finished.stopAnimation(false)
    harness.advance(by: 1)
    #expect(isNear(80) && finished.state == .stopped && ends.isEmpty)
    finished.finishAnimation(at: .start)
    harness.advance(by: 0.1)
    #expect(isNear(0) && box.frame.minX == 0 && ends == [.start] && finished.state == .inactive)
  }

  @Test func `a paused animation goes on with another course in another time`() {
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    harness.advance(by: 1)
    #expect(isNear(150))
    harness.advance(by: 1.1)
    #expect(isNear(200) && animator.state == .inactive)
  }

  @Test func `a closure with a delay, or one added on the way, is animated in the rest of the time`() {
    let other = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    other.backgroundColor = .red
    root.addSubview(other)
    let animator = animator()
    animator.addAnimations({ other.frame.origin.x = 100 }, delayFactor: 0.5)
    animator.startAnimation()
    harness.advance(by: 0.5)
    func place(of view: UIView) -> CGFloat {
      harness.stage.displayList.commands.first { $0.element == view.elementID }?.frame.minX ?? -1
    }
    #expect(abs(place(of: other)) < 0.01)
    animator.addAnimations { [box] in box.frame.origin.y = 60 }
    harness.advance(by: 0.25)
    #expect(abs(place(of: other) - 50) < 0.01)
    let top = harness.stage.displayList.commands.first { $0.element == box.elementID }?.frame.minY ?? -1
    #expect(abs(top - 30) < 0.01)
  }

  @Test func `an animation that pauses at its end can still be turned back`() {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    harness.advance(by: 2)
    #expect(animator.state == .active && !animator.isRunning && isNear(200))
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    harness.advance(by: 1.1)
    #expect(isNear(0) && box.frame.minX == 0)
  }
}
