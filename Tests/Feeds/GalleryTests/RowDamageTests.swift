import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import SceneTools
import ScreenInterface
import ScrollPhysics
import Stage
import Testing

@testable import FeedFiles
@testable import Gallery

/// Tests that a dragged row redraws itself and its dots, and nothing else of the feed.
struct RowDamageTests {
  private nonisolated static let rows = [
    "hero", "months", "swatches", "seasons", "chips", "screens", "tips", "festivals",
  ]

  /// Returns the default feed at rest with `row` on screen; no other row moves on by itself.
  private func harness(showing row: String, scale: CGFloat) throws -> StageHarness {
    let harness = StageHarness(
      try #require(Gallery.scene(named: "default")),
      options: StageOptions(traits: TraitCollection(displayScale: scale)), tools: Toolbox())
    let feed = harness.collectionView
    let index = try #require(feed.sectionNames.firstIndex(of: row))
    let top = try #require(feed.solvedLayout?.sections[index].frame.minY)
    feed.perform(ScrollRequest(.vertical, to: .offset(max(0, top - 200)), animation: .none))
    harness.key("p")
    harness.advance(by: 2)
    return harness
  }

  /// Returns the area of the row's viewport, of its cards' shadows outside, and of the dots right below.
  private func allowed(_ row: String, _ harness: StageHarness, scale: CGFloat) throws -> PixelRect {
    let feed = harness.collectionView
    let viewport = try #require(feed.rowReading(of: row)).frame
    let dots = feed.supplementaryView(forElementKind: SectionBuilder.ElementKind.dots, inSection: row)?.frame
    let shadows = harness.stage.displayList.commands.filter {
      guard case .shadow = $0.content else { return false }
      return $0.element.path.hasPrefix("\(row)/card/")
    }
    let area = PixelRect(dots.map(viewport.union) ?? viewport, scale: scale)
    let reach = shadows.map { $0.extent(scale: scale) }.reduce(area) { $0.union($1) }
    #expect(CGFloat(reach.height - area.height) <= 16 * scale + 2, "6 above and 10 below")
    return reach
  }

  private func chip(_ row: String, _ list: DisplayList) -> [DrawCommand] {
    list.commands.filter { $0.element.path.hasPrefix("\(row)/header/chip") }
  }

  @Test(arguments: rows, [1, 1.25, 2] as [CGFloat])
  func `dragging a row redraws only the row and its dots, and its chip when that says something else`(
    row: String, scale: CGFloat
  ) throws {
    let harness = try harness(showing: row, scale: scale)
    let feed = harness.collectionView
    let area = try allowed(row, harness, scale: scale)
    let middle = try #require(feed.rowReading(of: row)).frame.center
    var shown = harness.stage.displayList
    var moved = 0
    harness.onFrame = { _ in
      let list = harness.stage.displayList
      let damage = DisplayListDifference.damage(from: shown, to: list, scale: scale)
      let chips = (chip(row, shown), chip(row, list))
      let spoken =
        chips.0 == chips.1 ? [] : (chips.0 + chips.1).map { $0.extent(scale: scale) }.filter { !$0.isEmpty }
      // Rectangles that nearly fill the one around them are redrawn as one.
      let allowed = spoken.reduce(area) { $0.union($1) }
      for rectangle in damage {
        #expect(allowed.contains(rectangle), "\(row) at \(scale): \(rectangle) is outside \(allowed)")
      }
      moved += damage.contains { area.contains($0) } ? 1 : 0
      shown = list
    }
    harness.press(at: middle)
    harness.move(from: middle, by: CGPoint(x: -170, y: 6), in: 0.4)
    harness.advance(by: 0.1)
    harness.move(from: middle + CGPoint(x: -170, y: 6), by: CGPoint(x: 60, y: 0), in: 0.1)
    harness.release(at: middle + CGPoint(x: -110, y: 6))
    harness.advance(by: 2)
    #expect(harness.row(row)?.motion.phase == .idle)
    #expect(moved > 20)
  }
}
