import CollectionViews
import Foundation
import Testing

@testable import ComparisonLab

/// Tests that what the screens of the lab say in Japanese stands in English too.
struct LabWordsTests {
  @Test func `a line is numbered in both languages`() {
    let line = LabLine(frame: CGRect(x: 0, y: 0, width: 360, height: 60))
    line.show(0)
    #expect((line.contentView.subviews.first as? Label)?.text == "行 1 · Row 1")
  }

  @Test func `a page is named in both languages`() {
    #expect(CardsDialog.words(ofPage: 1) == "頁 · page 2/\(CardsDialog.count)")
  }
}
