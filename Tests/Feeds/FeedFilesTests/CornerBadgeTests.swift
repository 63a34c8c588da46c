import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of the badges on the corners of a grid's cards.
struct CornerBadgeTests {
  private func harness(
    _ cards: String, kinds: String = "", section: String = "kind: text", width: CGFloat = 430
  ) throws -> StageHarness {
    try WrittenFeed.harness(
      """
      \(kinds)
      sections:
        - {id: a, header: none, insets: 20, layout: grid, columns: 2, badge: topTrailing, card: {height: 120},
           \(section), cards: [\(cards)]}
      """, size: CGSize(width: width, height: 600))
  }

  private func texts(_ harness: StageHarness) -> [String] {
    harness.stage.displayList.commands.compactMap { command in
      guard case .text(let line, _) = command.content else { return nil }
      return line.string
    }
  }

  private func badge(_ harness: StageHarness, _ item: Int) throws -> BadgeView {
    let views = harness.collectionView.subviews.compactMap { $0 as? BadgeView }
    return try #require(views.first { $0.elementID.path == "a/badge/\(item)" }, "\(views.map(\.elementID))")
  }

  @Test func `a letter or two are on a disc`() throws {
    let harness = try harness("{title: x, badge: 新}, {title: y, badge: No}")
    for item in 0..<2 {
      #expect(try badge(harness, item).bounds.size == CGSize(width: 28, height: 28))
    }
  }

  @Test func `a longer text is whole on a pill, which reaches out no further than a disc`() throws {
    let harness = try harness("{title: x, badge: Last chance}, {title: y, badge: 新}")
    harness.settle()
    #expect(texts(harness).contains("Last chance"))
    let (long, short) = (try badge(harness, 0), try badge(harness, 1))
    #expect(long.bounds.width > 60 && long.bounds.height == 28)
    #expect(short.bounds.width == 28)
    let cards = try (0..<2).map { item in
      try #require(
        harness.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame)
    }
    for (view, card) in zip([long, short], cards) {
      let frame = view.convertToWindow(view.bounds)
      #expect(isClose(frame.maxX, card.maxX + 7), "\(frame) on \(card)")
    }
  }

  @Test func `a pill is no wider than its card`() throws {
    let text = String(repeating: "Last chance ", count: 9)
    let harness = try harness("{title: x, badge: \"\(text)\"}", width: 320)
    harness.settle()
    #expect(isClose(try badge(harness, 0).bounds.width, 134))
  }

  private nonisolated static let kinds = [
    ("[picture, badge, title]", ", picture: p.png"), ("[badge, title]", ""),
  ]

  @Test(arguments: kinds, [1.0, 2, 3])
  func `a badge among the parts is at least as wide as high, in any size of text`(
    kind: (parts: String, more: String), scale: CGFloat
  ) throws {
    var traits = TraitCollection()
    traits.textScale = scale
    let harness = try WrittenFeed.harness(
      """
      kinds: {goods: {parts: \(kind.parts)}}
      sections: [{id: a, header: none, layout: grid, columns: 1, kind: goods, cards: [{title: x, badge: i\(kind.more)}]}]
      """, traits: traits)
    harness.settle()
    let badge = try #require(
      harness.stage.displayList.commands.first { command in
        guard case .fill = command.content else { return false }
        return command.element.path.hasSuffix("/badge")
      })
    #expect(badge.frame.width >= badge.frame.height && badge.frame.height >= 20 * scale, "\(badge.frame)")
    guard case .fill(_, let radius) = badge.content else { return }
    #expect(radius <= badge.frame.height / 2)
  }

  private nonisolated static let words = [
    "kind: text", "kind: number", "kind: own", "kind: text, columns: {width: 100}",
  ]

  @Test(arguments: words, ["topTrailing", "topLeading", "bottomTrailing"])
  func `in a larger size of text it covers no words`(section: String, place: String) throws {
    var traits = TraitCollection()
    traits.textScale = 2
    let grid = section.contains("columns") ? section : section + ", columns: 1"
    let cards = ["新", "New", "Last chance"].map {
      "{title: A harbour at night, subtitle: Quay, body: Boats and nets and gulls, number: 3, badge: \($0)}"
    }
    let harness = try WrittenFeed.harness(
      """
      kinds: {own: {parts: [title, body]}}
      sections:
        - {id: a, header: none, layout: grid, badge: \(place), card: {height: estimated(90)}, \(grid),
           cards: [\(cards.joined(separator: ", "))]}
      """, size: CGSize(width: 320, height: 1600), traits: traits)
    harness.settle()
    let frames = harness.stage.displayList.commands.compactMap { command -> (path: String, frame: CGRect)? in
      guard case .text = command.content else { return nil }
      return (command.element.path, command.frame)
    }
    for item in 0..<3 {
      let badge = try badge(harness, item)
      let covered = badge.convertToWindow(badge.bounds).insetBy(dx: 1, dy: 1)
      for text in frames where text.path.hasPrefix("a/card/") && !text.path.hasSuffix("badge") {
        #expect(!covered.intersects(text.frame), "\(covered) on \(text)")
      }
    }
  }

  @Test func `a kind with a badge among its parts shows the badge there alone`() throws {
    let harness = try harness(
      "{title: x, badge: New}, {title: y}",
      kinds: "kinds: {goods: {parts: [badge, title]}}", section: "kind: goods")
    harness.settle()
    #expect(texts(harness).count { $0 == "New" } == 1)
  }
}
