import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import Gallery

struct MonthsExampleTests {
  @Test func `its dots follow the row through the section's handler`() throws {
    let harness = StageHarness(try #require(Gallery.scene(named: "swift")))
    let feed = harness.stage.content.collectionView
    let footer = try #require(feed.supplementaryView(forElementKind: "dots", inSection: "0"))
    let dots: PageControl = try #require(footer.firstDescendant())
    let row = try #require(feed.rowReading(of: "0")).frame
    harness.flick(from: CGPoint(x: 300, y: row.midY), by: CGPoint(x: -150, y: 0))
    harness.advance(by: 1)
    #expect(harness.row("0")?.motion.page == 1)
    #expect(dots.currentPage == 1)
    let frame = dots.convertToWindow(try #require(dots.frame(ofDot: 4)))
    harness.click(at: CGPoint(x: frame.midX, y: frame.midY))
    harness.advance(by: 1)
    #expect(harness.row("0")?.motion.page == 4)
    #expect(dots.currentPage == 4)
  }
}
