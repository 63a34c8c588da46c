import OrihonTesting
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

  @Test func `a layer's rotation about the vertical axis is seen in perspective`() throws {
    let root = UIView()
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 60))
    card.backgroundColor = .black
    root.addSubview(card)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 300
    card.layer.transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
    let harness = StageHarness(root, size: CGSize(width: 300, height: 300))
    let command = try #require(harness.stage.displayList.commands.first { $0.element == card.elementID })
    guard case .projected(let list) = command.content else {
      Issue.record("nothing is projected")
      return
    }
    let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 60), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 60)]
      .map { place in
        let (x, y) = (place.x - 50, place.y - 30)
        // The point turned about the axis, and divided by its distance from the eye.
        let (turned, depth) = (x * cos(.pi / 4), 1 + (x * sin(.pi / 4)) / 300)
        return (x: turned / depth, y: y / depth)
      }
    let wanted = (left: corners.map(\.x).min() ?? 0, top: corners.map(\.y).min() ?? 0)
    #expect(abs(command.frame.minX - (150 + wanted.left)) <= 2)
    #expect(abs(command.frame.minY - (130 + wanted.top)) <= 2)
    #expect(list.projection.perspectiveX != 0)
    #expect(
      CATransform3DEqualToTransform(card.layer.transform, CATransform3DRotate(transform, .pi / 4, 0, 1, 0)))
  }

  @Test func `a layer turns about its anchor point`() {
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    card.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    #expect(card.frame == CGRect(x: 10, y: 50, width: 100, height: 60))
    card.layer.position = CGPoint(x: 60, y: 20)
    #expect(card.frame == CGRect(x: 10, y: 20, width: 100, height: 60))
  }
}
