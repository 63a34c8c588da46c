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
    let feed = harness.collectionView
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

  @Test func `its dots stay in the middle of the window when that grows`() throws {
    let harness = StageHarness(try #require(Gallery.scene(named: "swift")))
    harness.send(.window(.resized(CGSize(width: 1440, height: 900), scale: 1)))
    harness.advance(by: 0.1)
    let dots = harness.stage.displayList.commands.filter { $0.element.path.hasPrefix("0/dots/") }
    let first = try #require(dots.map(\.frame.minX).min())
    let last = try #require(dots.map(\.frame.maxX).max())
    #expect(isClose((first + last) / 2, 720, within: 1))
  }
}
