import Foundation
import LayoutGeometry
import Testing

struct IndexPathItemTests {
  @Test func `a row is an item by another word`() {
    let path = IndexPath(row: 4, section: 2)
    #expect(path == IndexPath(item: 4, section: 2))
    #expect(path.row == 4 && path.item == 4 && path.section == 2)
  }
}
