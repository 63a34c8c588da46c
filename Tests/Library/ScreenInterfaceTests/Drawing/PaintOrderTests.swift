import ScreenInterface
import Testing

struct PaintOrderTests {
  @Test func `the stacking order counts before the category, the section and the item`() {
    let sorted = [
      PaintOrder(zIndex: -1, category: 2, section: 9, item: 9), PaintOrder(category: 0, section: 9, item: 9),
      PaintOrder(category: 1, section: 0, item: 9), PaintOrder(category: 1, section: 1, item: -3),
      PaintOrder(category: 1, section: 1, item: 0), PaintOrder(zIndex: 1),
    ]
    #expect(Array(sorted.reversed()).sorted() == sorted)
  }
}
