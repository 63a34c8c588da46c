import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of the layout section built from a section of a feed file.
///
/// Covers DESIGN §6.
struct SectionBuilderTests {
  nonisolated struct Resting: Sendable {
    var behavior: String
    var direction: TraitCollection.LayoutDirection
  }

  nonisolated private static let resting = [
    "groupPaging", "continuousGroupLeadingBoundary", "groupPagingCentered",
  ].flatMap { behavior in
    [TraitCollection.LayoutDirection.leftToRight, .rightToLeft].map {
      Resting(behavior: behavior, direction: $0)
    }
  }

  @Test(arguments: resting)
  func `wherever a row lets a card rest, the card that rests there is as large as it is, its neighbours not`(
    row: Resting
  ) throws {
    let text = WrittenFeed.feed(
      WrittenFeed.row("a", cards: ["1", "2", "3", "4", "5"], more: "    transform: scale\n    spacing: 10\n")
        .replacingOccurrences(of: "groupPagingCentered", with: row.behavior)
        .replacingOccurrences(of: "width: 300", with: "width: 200"))
    let harness = try WrittenFeed.harness(text, traits: TraitCollection(layoutDirection: row.direction))
    let feed = harness.collectionView
    for page in 0..<3 {
      feed.perform(ScrollRequest(.row("a"), to: .stop(page, .shortest), animation: .none))
      harness.advance(by: 0.1)
      let widths = try (0..<4).map { item in
        try #require(
          harness.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
            .map { $0.transform.a } ?? (abs(item - page) > 1 ? 0 : nil))
      }
      #expect(isClose(widths[page], 1), "page \(page): \(widths)")
      #expect(widths.enumerated().allSatisfy { $0 == page || $1 < 0.99 }, "page \(page): \(widths)")
    }
  }
}
