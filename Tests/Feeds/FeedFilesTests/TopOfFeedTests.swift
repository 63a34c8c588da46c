import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import Stage
import Testing

@testable import FeedFiles

/// Tests of the space above the cards of a section without words.
struct TopOfFeedTests {
  private func top(_ section: String, look: String = "", before: String = "") throws -> CGFloat {
    let harness = try WrittenFeed.harness(
      "\(look)\nsections:\n\(before)  - {id: a, \(section), cards: [{title: x}, {title: y}]}\n")
    let index = before.isEmpty ? 0 : 1
    let frame = harness.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: index))?.frame
    return try #require(frame).minY
  }

  @Test(arguments: [
    "kind: picture, insets: 0, layout: carousel, card: {width: fractionalWidth(1)}", "insets: 0",
    "layout: banner", "layout: banner, dots: true", "insets: {leading: 20, trailing: 20}, layout: grid",
  ])
  func `a picture begins at the window's top where the insets say so`(section: String) throws {
    #expect(try top(section) == 0)
  }

  @Test func `insets at the top are all the space there is`() throws {
    #expect(try top("insets: {top: 10}") == 10)
  }

  @Test func `without insets of its own a section keeps its space, and words and marks keep their place`()
    throws
  {
    #expect(try top("layout: grid") == 16)
    #expect(try top("insets: 0, title: A") > 32)
    #expect(try top("insets: 0, hint: A") > 16)
    #expect(try top("insets: 0", look: "brand: {seal: 港}") > 16)
    #expect(try top("insets: 0", look: "badge: true") == 40)
  }

  @Test(arguments: ["none", "card"])
  func `a later section without words begins where the ground of its cards does`(background: String) throws {
    let before = "  - {id: b, title: B, cards: [{title: x}]}\n"
    let own = try top("insets: 0, background: \(background)", before: before)
    let usual = try top("background: \(background)", before: before)
    #expect(usual - own == (background == "none" ? 8 : 24))
  }
}
