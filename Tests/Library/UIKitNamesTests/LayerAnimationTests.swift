import OrihonTesting
import ScreenInterface
import Testing
import UIKitNames

/// Tests of animations that are added to layers, on the scene's own time.
@MainActor struct LayerAnimationTests {
  private final class Listener: CAAnimationDelegate {
    private(set) var told: [String] = []

    func animationDidStart(_ anim: CAAnimation) { told.append("start") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told.append(flag ? "end" : "cut") }
  }

  private let root = UIView()
  private let box = UIView()
  private let harness: StageHarness

  init() {
    root.addSubview(box)
    box.backgroundColor = .black
    box.frame = CGRect(x: 100, y: 50, width: 40, height: 40)
    harness = StageHarness(root, size: CGSize(width: 300, height: 200))
  }

  private var command: DrawCommand? {
    harness.stage.displayList.commands.first { $0.element == box.elementID }
  }
  private var frame: CGRect { command?.frame ?? .zero }

  private func animation(_ keyPath: String, from: Any?, to: Any?) -> CABasicAnimation {
    let made = CABasicAnimation(keyPath: keyPath)
    (made.fromValue, made.toValue, made.duration) = (from, to, 1)
    return made
  }

  private func near(_ one: CGFloat, _ two: CGFloat) -> Bool { abs(one - two) < 0.01 }

  @Test func `an animation shows what it changes, and no property changes`() {
    box.layer.add(animation("position.x", from: 20, to: 220), forKey: "move")
    harness.advance(by: 0.25)
    #expect(near(frame.midX, 70) && box.frame.midX == 120)
    #expect(box.layer.animationKeys() == ["move"])
    harness.advance(by: 1)
    #expect(near(frame.midX, 120) && box.layer.animationKeys() == nil)
    #expect(!harness.stage.isMoving || harness.time < 1.5)
  }

  @Test func `values are numbers, points, colours and transforms of any kind`() {
    let layer = box.layer
    layer.add(animation("position", from: NSValue(cgPoint: .zero), to: CGPoint(x: 100, y: 60)), forKey: nil)
    layer.add(animation("opacity", from: Float(1), to: 0), forKey: nil)
    layer.add(
      animation("bounds.size", from: nil, to: NSValue(cgSize: CGSize(width: 80, height: 20))), forKey: nil)
    layer.add(animation("backgroundColor", from: UIColor.black.cgColor, to: UIColor.white), forKey: nil)
    harness.advance(by: 0.5)
    #expect(near(frame.midX, 50) && near(frame.midY, 30) && near(frame.width, 60) && near(frame.height, 30))
    #expect(command?.description.contains("#808080") == true, "\(command?.description ?? "")")
    #expect(command.map { abs($0.opacity - 0.5) < 0.01 } == true)
  }

  @Test func `parts of a transform are animated beside each other`() {
    box.layer.add(animation("transform.scale", from: 1, to: 2), forKey: nil)
    box.layer.add(animation("transform.translation.y", from: 0, to: -40), forKey: nil)
    harness.advance(by: 0.5)
    #expect(near(frame.width, 60) && near(frame.midX, 120) && near(frame.midY, 50))
  }

  @Test func `a transform in space is held by an object`() {
    let value = NSValue(caTransform3D: CATransform3DMakeScale(3, 1, 1))
    #expect(value.caTransform3DValue == CATransform3DMakeScale(3, 1, 1))
    #expect(
      NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.bottom == 3)
    #expect(value.cgPointValue == .zero && NSNumber(value: 3).cgRectValue == .zero)
    box.layer.add(animation("transform", from: nil, to: value), forKey: nil)
    harness.advance(by: 0.5)
    #expect(near(frame.width, 80) && near(frame.height, 40))
  }

  @Test func `an animation repeats, runs back, and keeps its end where it is told to`() {
    let pulse = animation("position.x", from: 100, to: 200)
    pulse.repeatCount = .infinity
    pulse.autoreverses = true
    box.layer.add(pulse, forKey: "pulse")
    harness.advance(to: 9.5)
    #expect(near(frame.midX, 150) && harness.stage.isMoving)
    box.layer.removeAnimation(forKey: "pulse")
    harness.advance(by: 0.5)
    #expect(near(frame.midX, 120) && !harness.stage.isMoving)
    let kept = animation("position.x", from: nil, to: 250)
    (kept.fillMode, kept.isRemovedOnCompletion) = (.forwards, false)
    box.layer.add(kept, forKey: "kept")
    harness.advance(by: 3)
    #expect(near(frame.midX, 250) && !harness.stage.isMoving)
    box.layer.removeAllAnimations()
    harness.advance(by: 0.1)
    #expect(near(frame.midX, 120))
  }

  @Test func `a later beginning waits, and backwards shows the first value until then`() {
    let late = animation("position.x", from: 200, to: 300)
    late.beginTime = CACurrentMediaTime() + 1
    box.layer.add(late, forKey: nil)
    harness.advance(by: 0.5)
    #expect(near(frame.midX, 120))
    late.fillMode = .backwards
    box.layer.add(late, forKey: "again")
    harness.advance(by: 0.1)
    #expect(near(frame.midX, 200))
    harness.advance(to: 1.5)
    #expect(near(frame.midX, 250))
  }

  @Test func `keyframes pass their values at their times, and discrete ones jump`() {
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 10, -10, 0]
    shake.keyTimes = [0, 0.5, 0.75, 1]
    shake.duration = 1
    box.layer.add(shake, forKey: "shake")
    harness.advance(to: 0.25)
    #expect(near(frame.midX, 125))
    harness.advance(to: 0.75)
    #expect(near(frame.midX, 110))
    let steps = CAKeyframeAnimation(keyPath: "position.x")
    (steps.values, steps.duration, steps.calculationMode) = ([10, 20, 30], 3, .discrete)
    box.layer.add(steps, forKey: "shake")
    harness.advance(by: 0.9)
    #expect(near(frame.midX, 10))
    harness.advance(by: 0.2)
    #expect(near(frame.midX, 20))
  }

  @Test func `a group runs its members in its own time, with a curve`() {
    let group = CAAnimationGroup()
    group.duration = 2
    group.animations = [animation("position.x", from: 100, to: 200), animation("opacity", from: 0, to: 1)]
    group.animations?[1].beginTime = 1
    box.layer.add(group, forKey: nil)
    harness.advance(by: 0.5)
    #expect(near(frame.midX, 150))
    harness.advance(by: 1)
    #expect(command.map { abs($0.opacity - 0.5) < 0.01 } == true && near(frame.midX, 120))
  }

  @Test func `a spring overshoots and settles`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.damping) = (100, 200, 6)
    spring.duration = spring.settlingDuration
    #expect(spring.duration > 1 && spring.duration < 60)
    box.layer.add(spring, forKey: nil)
    var most: CGFloat = 0
    for _ in 0..<60 {
      harness.advance(by: 1.0 / 60)
      most = max(most, frame.midX)
    }
    #expect(most > 220)
    harness.advance(by: spring.duration - 1.05)
    #expect(abs(frame.midX - 200) < 0.5)
  }

  @Test func `the delegate is told of the beginning, and of an end that comes too early`() {
    let (first, second) = (Listener(), Listener())
    let whole = animation("opacity", from: 0, to: 1)
    whole.delegate = first
    box.layer.add(whole, forKey: "a")
    let cut = animation("position.x", from: 0, to: 1)
    cut.delegate = second
    box.layer.add(cut, forKey: "b")
    harness.advance(by: 0.5)
    #expect(first.told == ["start"] && second.told == ["start"])
    box.removeFromSuperview()
    #expect(first.told == ["start", "cut"] && second.told == ["start", "cut"])
    root.addSubview(box)
    box.layer.add(whole, forKey: "a")
    harness.advance(by: 1.1)
    #expect(first.told.suffix(2) == ["start", "end"])
  }

  @Test func `the places of a gradient move, as of a placeholder that shimmers`() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor, UIColor.black.cgColor]
    gradient.locations = [0, 0.1, 0.2]
    box.layer.addSublayer(gradient)
    let shimmer = animation("locations", from: [0, 0.1, 0.2], to: [0.8, 0.9, 1.0])
    shimmer.repeatCount = .infinity
    gradient.add(shimmer, forKey: "shimmer")
    harness.advance(by: 0.5)
    let parts = harness.stage.displayList.commands.filter { $0.description.contains("gradient") }
    #expect(parts.count == 2 && near(parts[0].frame.minX, 140) && near(parts[0].frame.width, 10))
    gradient.removeAllAnimations()
    harness.advance(by: 0.1)
    let rest = harness.stage.displayList.commands.filter { $0.description.contains("gradient") }
    #expect(rest.first.map { near($0.frame.minX, 100) } == true)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1e300, 1e300])
  func `impossible numbers break nothing`(number: CGFloat) {
    for path in [
      "position", "opacity", "transform.scale", "bounds.size", "cornerRadius", "strokeEnd", "nonsense",
    ] {
      let animation = animation(path, from: number, to: number)
      (animation.duration, animation.speed, animation.repeatCount) = (number, Float(number), Float(number))
      (animation.beginTime, animation.timeOffset) = (number, number)
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(number), 0, Float(number), Float(number))
      box.layer.add(animation, forKey: path)
      let spring = CASpringAnimation(keyPath: path)
      (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (
        number, number, number, number
      )
      (spring.fromValue, spring.toValue) = (number, 3)
      box.layer.add(spring, forKey: "spring")
    }
    harness.advance(by: 0.3)
    #expect(frame.width.isFinite)
  }
}
