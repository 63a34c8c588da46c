import Foundation
import LayoutGeometry
import TestSupport
import Testing

struct CGRectAxisTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `edges are named by axis`() {
    #expect(isClose(rect.min(.horizontal), 10))
    #expect(isClose(rect.max(.vertical), 60))
    #expect(isClose(rect.mid(.horizontal), 25))
    #expect(isClose(rect.center, CGPoint(x: 25, y: 40)))
    #expect(isClose(CGSize(along: 3, across: 4, on: .vertical).width, 4))
    #expect(isClose(rect.size[.vertical], 40))
  }

  @Test func `insets never turn a rectangle inside out`() {
    let inner = rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(isClose(inner, CGRect(x: 12, y: 21, width: 24, height: 36)))
    #expect(isClose(rect.inset(by: EdgeInsets(left: 20, right: 20)).width, 0))
  }

  @Test func `mirroring twice comes back`() {
    #expect(isClose(rect.mirrored(inWidth: 100), CGRect(x: 60, y: 20, width: 30, height: 40)))
    #expect(isClose(rect.mirrored(inWidth: 100).mirrored(inWidth: 100), rect))
    #expect(isClose(rect.offsetBy(CGPoint(x: 1, y: 2)).origin, CGPoint(x: 11, y: 22)))
  }

  @Test func `insets are read by axis`() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(isClose(insets.start(.horizontal), 2))
    #expect(isClose(insets.end(.vertical), 3))
    let edges = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(isClose(edges.start(.vertical), 1))
    #expect(isClose(edges.end(.horizontal), 4))
  }
}
