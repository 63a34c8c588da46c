import OrihonTesting
import Testing
import UIKitNames

/// Tests of animations on the scene's own time.
@MainActor struct AnimationTests {
  private let root = UIView()
  private let box = UIView()
  private let harness: StageHarness

  init() {
    root.addSubview(box)
    box.backgroundColor = .black
    box.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    harness = StageHarness(root, size: CGSize(width: 300, height: 200))
  }

  /// The painted rectangle of the box.
  private var painted: CGRect? {
    harness.stage.displayList.commands.first { $0.element == box.elementID }?.frame
  }

  @Test func `the frame has its new value at once, and is painted on the way`() {
    var isDone = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.frame.origin.x = 200
    } completion: {
      isDone = $0
    }
    #expect(box.frame.minX == 200)
    harness.advance(by: 0.5)
    #expect(painted.map { abs($0.minX - 100) < 0.01 } == true)
    #expect(!isDone)
    harness.advance(by: 0.6)
    #expect(painted?.minX == 200)
    #expect(isDone)
  }

  @Test func `a later animation takes over without a jump`() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.frame.origin.x = 200 })
    harness.advance(by: 0.5)
    let before = try #require(painted?.minX)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.frame.origin.x = 0 })
    harness.advance(by: 0.001)
    let after = try #require(painted?.minX)
    #expect(abs(after - before) < 1)
    harness.advance(by: 1.1)
    #expect(painted?.minX == 0)
  }

  @Test func `a spring overshoots and comes to rest`() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      animations: { box.frame.origin.x = 100 })
    var most: CGFloat = 0
    for _ in 0..<70 {
      harness.advance(by: 1.0 / 60)
      most = max(most, painted?.minX ?? 0)
    }
    #expect(most > 110)
    #expect(painted?.minX == 100)
  }

  @Test func `a timer fires at the scene's times until it is invalidated`() {
    var times: [TimeInterval] = []
    let timer = UIKitNames.Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
      times.append(harness.time)
    }
    harness.advance(by: 1.1)
    #expect(times.count == 4)
    timer.invalidate()
    harness.advance(by: 1)
    #expect(times.count == 4 && !timer.isValid)
  }

  @Test func `a display link is called in every frame`() {
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.add(to: .main, forMode: .common)
    harness.advance(by: 0.5)
    #expect(count >= 29 && count <= 31)
    link.invalidate()
    harness.advance(by: 0.5)
    #expect(count <= 31)
  }

  /// The part of a turn by which the box is painted, in radians.
  private var paintedAngle: CGFloat? {
    guard let command = harness.stage.displayList.commands.first(where: { $0.element == box.elementID }),
      case .projected(let list) = command.content
    else { return nil }
    return atan2(list.projection.b, list.projection.a)
  }

  @Test func `a turn passes through the angles between, and does not shrink`() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.transform = CGAffineTransform(rotationAngle: .pi)
    }
    harness.advance(by: 0.5)
    let angle = try #require(paintedAngle)
    #expect(abs(abs(angle) - .pi / 2) < 0.01)
    harness.advance(by: 0.6)
    #expect(paintedAngle.map { abs(abs($0) - .pi) < 1e-6 } == true)
  }

  @Test func `a turn back takes the shorter way`() throws {
    box.transform = CGAffineTransform(rotationAngle: 3)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.transform = CGAffineTransform(rotationAngle: -3)
    }
    harness.advance(by: 0.5)
    #expect(try abs(#require(paintedAngle)) > 3)
  }

  @Test func `an animation that runs back shows both ways, and then its new values`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
      box.frame.origin.x = 200
    }
    harness.advance(by: 0.5)
    #expect(painted.map { abs($0.minX - 100) < 0.01 } == true)
    harness.advance(by: 1)
    #expect(painted.map { abs($0.minX - 100) < 0.01 } == true)
    harness.advance(by: 0.6)
    #expect(painted?.minX == 200)
  }

  @Test func `an animation repeats until a later one takes over from what is shown`() {
    var isDone = false
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
      box.frame.origin.x = 200
    } completion: {
      isDone = $0
    }
    for count in 1...5 {
      harness.advance(to: CGFloat(count) + 0.25)
      #expect(painted.map { abs($0.minX - 50) < 0.01 } == true)
      #expect(harness.stage.isMoving)
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.frame.origin.x = 0 })
    harness.advance(by: 0.5)
    #expect(painted.map { abs($0.minX - 25) < 0.01 } == true)
    harness.advance(by: 0.6)
    #expect(painted?.minX == 0 && !isDone)
    harness.advance(by: 0.2)
    #expect(!harness.stage.isMoving)
  }

  @Test func `a view that is not painted repeats nothing, and the scene comes to rest`() {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { box.alpha = 0.3 })
    harness.advance(by: 2)
    #expect(harness.stage.isMoving)
    box.isHidden = true
    harness.advance(by: 0.5)
    #expect(!harness.stage.isMoving)
  }

  @Test func `a part of an animation repeats a number of times`() {
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.frame.origin.x = 100 }
    }
    harness.advance(by: 1.25)
    #expect(painted.map { abs($0.minX - 50) < 0.01 } == true)
    harness.advance(by: 0.5)
    #expect(painted.map { abs($0.minX - 50) < 0.01 } == true)
    harness.advance(by: 0.4)
    #expect(painted?.minX == 100)
  }

  @Test func `keyframes repeat as a whole`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .repeat) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.frame.origin.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.frame.origin.y = 100 }
    }
    for start in [0.0, 1, 4] {
      harness.advance(to: start + 0.25)
      #expect(painted.map { abs($0.minX - 50) < 0.01 && abs($0.minY) < 0.01 } == true)
      harness.advance(to: start + 0.75)
      #expect(painted.map { abs($0.minX - 100) < 0.01 && abs($0.minY - 50) < 0.01 } == true)
    }
  }

  @Test func `nothing is animated while animations are switched off`() {
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    var isDone = false
    UIView.animate(withDuration: 1, animations: { box.frame.origin.x = 200 }, completion: { isDone = $0 })
    harness.advance(by: 0.1)
    #expect(painted?.minX == 200 && isDone)
    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { box.frame.origin.x = 0 }
    }
    harness.advance(by: 0.1)
    #expect(painted?.minX == 0 && UIView.areAnimationsEnabled)
  }

  /// The fill that is painted for the box.
  private var fill: String? {
    harness.stage.displayList.commands.first { $0.element == box.elementID }?.description
      .split(separator: " ").last.map(String.init)
  }

  @Test func `a fill goes over into another one, and one that comes or goes keeps its colour`() {
    box.backgroundColor = .black
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { box.backgroundColor = .white })
    #expect(box.backgroundColor == .white)
    harness.advance(by: 0.5)
    #expect(fill == "#808080")
    harness.advance(by: 0.6)
    #expect(fill == "#FFFFFF")
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { box.backgroundColor = nil })
    harness.advance(by: 0.5)
    #expect(fill == "#FFFFFF80")
    harness.advance(by: 0.6)
    #expect(fill == nil)
  }
}
