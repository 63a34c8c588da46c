import Foundation
import LayoutGeometry
import TestSupport
import Testing

/// An example to copy: values go in, numbers are compared by `isClose`.
struct ExampleOfGeometryTests {
  @Test(arguments: [(Axis.horizontal, 3.0), (.vertical, 4.0)])
  func `a point has a coordinate along each axis`(axis: Axis, coordinate: CGFloat) {
    #expect(isClose(CGPoint(x: 3, y: 4)[axis], coordinate))
  }
}
