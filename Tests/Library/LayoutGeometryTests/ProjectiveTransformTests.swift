import Foundation
import LayoutGeometry
import TestSupport
import Testing

struct ProjectiveTransformTests {
  private static func sample(_ random: inout SplitMix64) -> CGAffineTransform {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      range.lowerBound + CGFloat(random.below(10_000)) / 10_000 * (range.upperBound - range.lowerBound)
    }
    let angle = number(-3...3)
    var transform = CGAffineTransform(
      a: number(0.5...2) * cos(angle), b: sin(angle), c: -sin(angle), d: number(0.5...2) * cos(angle) + 0.1,
      tx: number(-50...50), ty: number(-50...50))
    transform.perspectiveX = number(-0.001...0.001)
    transform.perspectiveY = number(-0.001...0.001)
    return transform
  }

  @Test(arguments: 0..<50)
  func `the inverse leads back, and one after the other is both at once`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let (first, second) = (Self.sample(&random), Self.sample(&random))
    let point = CGPoint(x: CGFloat(random.below(100)), y: CGFloat(random.below(100)))
    let there = point.applying(first)
    if let inverse = first.inverse, abs(first.a * first.d - first.b * first.c) > 0.1 {
      #expect(isClose(there.applying(inverse), point, within: 1e-6))
    }
    guard first.depth(of: point) > 0.1, second.depth(of: there) > 0.1 else { return }
    let both = point.applying(first.concatenating(second))
    #expect(isClose(both, there.applying(second), within: 1e-6))
  }

  @Test func `what is farther from the eye is smaller`() {
    var tilted = CGAffineTransform(scaleX: 0.8, y: 1)
    tilted.perspectiveX = 0.002
    let (near, far) = (CGPoint(x: -50, y: 10).applying(tilted), CGPoint(x: 50, y: 10).applying(tilted))
    #expect(near.y > 10 && far.y < 10)
  }

  @Test(arguments: [
    (CGAffineTransform.identity, true), (CGAffineTransform(scaleX: 0, y: 3), true),
    (CGAffineTransform(scaleX: -1, y: 1), false),
    (CGAffineTransform(a: cos(2 * .pi), b: sin(2 * .pi), c: -sin(2 * .pi), d: 1, tx: 0, ty: 0), true),
    (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), false),
  ])
  func `scales are upright, turns and mirrors are not, and a whole turn is none`(
    transform: CGAffineTransform, isUpright: Bool
  ) {
    #expect(transform.isUpright == isUpright)
  }

  @Test func `what cannot be undone has no inverse`() {
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverse == nil)
    #expect(CGAffineTransform(scaleX: .nan, y: 1).inverse == nil)
  }
}
