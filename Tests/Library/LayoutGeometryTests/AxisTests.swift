import Foundation
import LayoutGeometry
import TestSupport
import Testing

struct AxisTests {
  @Test(arguments: Axis.allCases) func `turning twice comes back`(axis: Axis) {
    #expect(axis.perpendicular.perpendicular == axis)
    #expect(axis.perpendicular != axis)
  }

  @Test(arguments: Axis.allCases) func `a point is built from what it is read as`(axis: Axis) {
    var point = CGPoint(along: 3, across: 4, on: axis)
    #expect(isClose(point[axis], 3))
    #expect(isClose(point[axis.perpendicular], 4))
    point[axis] = 7
    #expect(isClose(point[axis], 7))
    #expect(isClose(point.distance(to: .zero), 65.0.squareRoot()))
  }

  @Test func `points add, subtract and scale by coordinate`() {
    let point = (CGPoint(x: 1, y: 2) + CGPoint(x: 3, y: 5) - CGPoint(x: 1, y: 1)) * 2
    #expect(isClose(point, CGPoint(x: 6, y: 12)))
  }
}
