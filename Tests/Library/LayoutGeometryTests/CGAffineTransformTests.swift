import Foundation
import LayoutGeometry
import TestSupport
import Testing

struct CGAffineTransformTests {
  @Test func `the identity changes nothing`() {
    let point = CGPoint(x: 3, y: -4)
    #expect(isClose(point.applying(.identity), point))
    #expect(CGAffineTransform.identity.isIdentity)
  }

  @Test func `concatenating applies the left map first`() {
    let map = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(isClose(CGPoint(x: 1, y: 1).applying(map), CGPoint(x: 12, y: 23)))
  }

  @Test func `translatedBy and scaledBy apply before the map`() {
    let map = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0).scaledBy(x: 3, y: 1)
    #expect(isClose(CGPoint(x: 1, y: 1).applying(map), CGPoint(x: 16, y: 2)))
  }

  @Test func `a turned rectangle is boxed`() {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let box = CGRect(x: 1, y: 2, width: 3, height: 4).applying(quarter)
    #expect(isClose(box, CGRect(x: -6, y: 1, width: 4, height: 3)))
  }
}
