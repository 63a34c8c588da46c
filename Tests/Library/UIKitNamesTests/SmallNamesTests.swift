import Foundation
import OrihonTesting
import Testing
import UIKitNames

/// Tests of names of UIKit that take a few lines here.
@MainActor struct SmallNamesTests {
  private let root = UIView()
  private let harness: StageHarness

  init() { harness = StageHarness(root, size: CGSize(width: 300, height: 200)) }

  @Test func `a keyboard would lie below the safe area`() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -10),
      bar.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 40), bar.heightAnchor.constraint(equalToConstant: 20),
    ])
    harness.advance(by: 0.1)
    #expect(bar.frame == CGRect(x: 0, y: 170, width: 40, height: 20))
    #expect(root.keyboardLayoutGuide === root.keyboardLayoutGuide)
  }

  @Test func `a view takes the place of another one`() {
    let (first, second, above) = (UIView(), UIView(), UIView())
    for view in [first, above] { root.addSubview(view) }
    var isDone = false
    UIView.transition(from: first, to: second, duration: 0) { isDone = $0 }
    #expect(root.subviews.map(ObjectIdentifier.init) == [second, above].map(ObjectIdentifier.init))
    #expect(isDone && first.superview == nil)
    UIView.transition(from: second, to: above, duration: 1, options: .showHideTransitionViews)
    #expect(second.isHidden && !above.isHidden && second.superview === root)
  }

  @Test func `a layer converts points, and takes the place of another one`() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    root.layer.addSublayer(outer)
    outer.addSublayer(inner)
    outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root.layer) == CGPoint(x: 16, y: 27))
    #expect(
      inner.convert(CGRect(x: 16, y: 27, width: 3, height: 4), from: root.layer).origin == CGPoint(x: 1, y: 2)
    )
    #expect(inner.contains(CGPoint(x: 9, y: 9)) && !inner.contains(CGPoint(x: 11, y: 9)))
    outer.replaceSublayer(inner, with: other)
    #expect(outer.sublayers?.count == 1 && outer.sublayers?.first === other && inner.superlayer == nil)
    other.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(other.affineTransform() == CGAffineTransform(scaleX: 2, y: 3) && other.model() === other)
  }

  @Test func `an arc touches both lines of a corner`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(abs(path.currentPoint.x - 100) < 0.01 && abs(path.currentPoint.y - 20) < 0.01)
    let bounds = path.boundingBoxOfPath
    #expect(abs(bounds.width - 100) < 0.1 && abs(bounds.height - 20) < 0.1)
    path.addArc(tangent1End: CGPoint(x: 100, y: 50), tangent2End: CGPoint(x: 100, y: 90), radius: 20)
    #expect(path.currentPoint == CGPoint(x: 100, y: 50))
    let half = CGMutablePath()
    half.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi)
    #expect(abs(half.currentPoint.x + 10) < 0.01 && half.boundingBoxOfPath.maxY > 9.9)
  }

  @Test func `geometry is written and read`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
    #expect(rect.size.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGSize(width: 6, height: 12))
    #expect(autoreleasepool { 3 } == 3)
  }

  @Test func `colours have components, and traits are changed in a closure`() {
    #expect(CGColor(red: 1, green: 0, blue: 1, alpha: 1).components == [1, 0, 1, 1])
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.modifyingTraits { $0.displayScale = 2 }.displayScale == 2)
  }

  @Test func `a constraint without sides can be switched on and off`() {
    let constraint = NSLayoutConstraint()
    constraint.constant = 3
    constraint.isActive = true
    #expect(!constraint.isActive && constraint.firstItem == nil)
  }

  @Test func `an animator tells its duration and state`() {
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
    #expect(animator.duration == 0.5 && animator.state == .inactive)
    animator.addAnimations { root.alpha = 0.5 }
    animator.startAnimation()
    #expect(animator.state == .active)
    harness.advance(by: 2)
    #expect(animator.state == .inactive)
  }

  @Test func `bar items are set, and spaces have their width`() {
    let item = UIViewController().navigationItem
    item.setRightBarButtonItems([.flexibleSpace(), .fixedSpace(12)], animated: true)
    #expect(item.rightBarButtonItems?.count == 2 && item.rightBarButtonItems?.last?.width == 12)
  }
}
