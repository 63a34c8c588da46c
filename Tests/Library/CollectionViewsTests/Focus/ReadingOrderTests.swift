import Foundation
import Testing

@testable import CollectionViews

/// Tests of the order in which one reads what lies on a page.
struct ReadingOrderTests {
  private let page: [(name: String, frame: CGRect)] = [
    ("foot", CGRect(x: 0, y: 100, width: 300, height: 20)),
    ("right", CGRect(x: 200, y: 2, width: 80, height: 30)),
    ("left", CGRect(x: 10, y: 8, width: 80, height: 12)),
  ]

  @Test(arguments: [(false, ["left", "right", "foot"]), (true, ["right", "left", "foot"])])
  func `lines go from the top, and each from where reading begins`(isMirrored: Bool, order: [String]) {
    #expect(ReadingOrder.sorted(page, isMirrored: isMirrored, frame: \.frame).map(\.name) == order)
  }

  @Test func `of two in one place the earlier one stays first`() {
    let same = ["a", "b", "c"]
    #expect(ReadingOrder.sorted(same, isMirrored: true) { _ in .zero } == same)
  }
}
