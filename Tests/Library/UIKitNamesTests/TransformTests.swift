import Testing
import UIKitNames

/// Tests of transforms by their formulas.
@MainActor struct TransformTests {
  @Test func `a transform and its inverse cancel out`() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: -4)
    let product = transform.concatenating(transform.inverted())
    let numbers = [product.a, product.b, product.c, product.d, product.tx, product.ty]
    for (number, wanted) in zip(numbers, [1.0, 0, 0, 1, 0, 0]) { #expect(abs(number - wanted) < 1e-12) }
  }

  @Test func `a quarter turn takes the right to below`() {
    let turn = CGAffineTransform.identity.rotated(by: .pi / 2)
    #expect(abs(turn.a) < 1e-12 && turn.b == 1 && turn.c == -1)
  }
}
