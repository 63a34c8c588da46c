import CompositionalLayout
import Foundation
import Testing

@testable import CollectionViews

struct LayoutCacheTests {
  @Test func `a size that is measured again changes nothing, even one that no layout can take`() {
    let footer = LayoutElement(category: .supplementary, kind: "footer", item: 0, section: -1)
    for size in [
      CGSize(width: 30, height: 40), CGSize(width: 30, height: -5), CGSize(width: 30, height: 1e300),
    ] {
      var cache = LayoutCache()
      let answers = [cache.measure(footer, size), cache.measure(footer, size)]
      #expect(answers == [true, false], "\(size)")
    }
  }
}
