import Foundation
import LayoutGeometry
import TestSupport
import Testing

struct RectAlignmentTests {
  @Test func `the nine anchors are nine different spots`() {
    let spots = Set(RectAlignment.allCases.map { "\($0.unitPoint)" })
    #expect(spots.count == 9)
    #expect(isClose(RectAlignment.bottomTrailing.unitPoint, CGPoint(x: 1, y: 1)))
    #expect(isClose(RectAlignment.none.unitPoint, CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func `all edges are the four`() {
    #expect(DirectionalRectEdge.all == [.top, .leading, .bottom, .trailing])
    #expect(!DirectionalRectEdge.all.subtracting(.top).contains(.top))
  }

  @Test func `an index path has an item and a section`() {
    let path = IndexPath(item: 3, section: 2)
    #expect(path.item == 3 && path.section == 2)
    #expect(path < IndexPath(item: 0, section: 3))
  }
}
