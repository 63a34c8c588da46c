import CollectionViews
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import Testing

@testable import FeedFiles

/// Tests of what the Tab key stops at in rows, and of a stop that loses its room.
///
/// Covers requirement R52.
struct FeedTabStopsTests {
  private func press(_ harness: StageHarness, _ count: Int, modifiers: KeyModifiers = []) -> [String] {
    (0..<count).map { _ in
      harness.key("tab", modifiers: modifiers)
      harness.advance(by: 1)
      return harness.collectionView.focusedElement?.path ?? ""
    }
  }

  @Test func `tab passes over a row that has nothing to scroll, but not over what can be pressed in it`()
    throws
  {
    let harness = try WrittenFeed.harness(
      """
      turns: false
      sections:
        - {id: top, layout: list, cards: [{id: go, kind: link, title: a, link: all}]}
        - id: all
          layout: carousel
          card: {width: 200, height: 120}
          cards: [{id: one, title: a}, {id: two, kind: link, title: b, link: top}]
        - {id: more, layout: carousel, card: {width: 600, height: 120}, cards: [{title: a}, {title: b}]}
      """, size: CGSize(width: 800, height: 900))
    #expect(press(harness, 4) == ["top/card/go", "all/card/two", "more", "top/card/go"])
  }

  @Test func `a row that has nothing to scroll is a stop where its cards turn over`() throws {
    let harness = try WrittenFeed.harness(
      """
      turns: true
      sections:
        - {id: top, layout: list, cards: [{id: go, kind: link, title: a, link: all}]}
        - {id: all, layout: carousel, card: {width: 200, height: 120}, cards: [{title: a}, {title: b}]}
      """, size: CGSize(width: 800, height: 900))
    #expect(press(harness, 2) == ["top/card/go", "all"])
  }

  @Test(arguments: [false, true])
  func `a focused button that loses its room to a band leaves the focus to its card`(backwards: Bool) throws {
    let harness = try WrittenFeed.harness(
      """
      kinds: {poster: {arrangement: over, parts: [picture, title, button]}}
      sections:
        - {id: top, layout: list, cards: [{id: go, kind: link, title: a, link: row}]}
        - id: row
          layout: carousel
          kind: poster
          card: {width: 300, height: 190}
          overlay: {lines: [One], more: [Two, Three, Four, Five, Six, Seven]}
          cards: [{id: one, title: Dawn, button: Go, link: top}, {id: two, title: Noon, button: Go, link: top}]
        - {id: end, layout: list, cards: [{id: back, kind: link, title: b, link: top}]}
      """)
    #expect(press(harness, 3).last == "row/card/one/content/button")
    let band: OverlayBand = try #require(
      harness.collectionView.supplementaryView(
        forElementKind: SectionBuilder.ElementKind.overlay, inSection: "row") as? OverlayBand)
    for _ in 0..<6 {
      band.more.sendActions(for: .touchUpInside)
      harness.advance(by: 0.5)
    }
    #expect(harness.collectionView.focusedElement == "row/card/one", "the button has no room")
    let next = press(harness, 1, modifiers: backwards ? .shift : []).last
    #expect(next == (backwards ? "row" : "row/card/two"))
  }
}
