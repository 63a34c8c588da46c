import CollectionViews
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests that the chip of a header stands beside its first line, and in no other's place.
struct SectionHeaderTests {
  private nonisolated static let texts = [
    "", "title: A name", "subtitle: Another", "hint: drag · ひく", "subtitle: Another, hint: drag",
    "title: A name, hint: drag",
    "title: A name that is far too long for one line of a header in any window of this width, hint: x",
    "hint: A hint that is far too long for one line of a header in any window of this width",
  ]

  private nonisolated static let brands = [
    "brand: none", "brand: {slip: 折本, seal: 年}", "brand: {slip: Harbour}",
  ]

  @Test(arguments: texts, [320, 430, 1440] as [CGFloat])
  func `it lies in the window, on no card and on no text`(texts: String, width: CGFloat) throws {
    for brand in Self.brands { try lies(texts, width, brand) }
  }

  private func lies(_ texts: String, _ width: CGFloat, _ brand: String) throws {
    let cards = "cards: [{id: a, title: A}, {id: b, title: B}, {id: c, title: C}]"
    let row = "layout: carousel, card: {width: 200, height: 80}, \(cards)"
    let more = texts.isEmpty ? "" : texts + ", "
    let harness = try WrittenFeed.harness(
      "badge: true\n\(brand)\nsections:\n  - {id: first, \(more)\(row)}\n  - {id: second, \(more)\(row)}\n",
      size: CGSize(width: width, height: 900))
    let feed = harness.collectionView
    let cells = feed.visibleCells.map { $0.convertToWindow($0.bounds) }
    for id in ["first", "second"] {
      let header = try #require(
        feed.supplementaryView(forElementKind: SectionBuilder.ElementKind.header, inSection: id)
          as? SectionHeader)
      let chip = header.chip.convertToWindow(header.chip.bounds)
      #expect(chip.minY >= 0 && chip.maxX <= width && !header.chip.isHidden, "\(id): \(chip)")
      for cell in cells { #expect(!cell.intersects(chip), "\(id): \(chip) on a card at \(cell)") }
      for label in header.subviews.compactMap({ $0 as? Label }) where !label.text.isEmpty {
        let text = label.convertToWindow(label.bounds)
        #expect(!text.intersects(chip), "\(id): \(chip) on \(label.text) at \(text)")
      }
    }
  }
}
