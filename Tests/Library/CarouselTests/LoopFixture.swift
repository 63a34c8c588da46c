import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScrollPhysics
import Stage

/// Looped rows of every make, for tests that have to hold for all of them.
enum LoopFixture: String, CaseIterable {
  case pages, boundary, group, centered, continuous
  case unevenGap, insets, mixedWidths, twoCards
  case fold, scale, fade, parallax, coverflow

  /// The row, called `a`.
  var row: SampleFeed.Row {
    var row = SampleFeed.Row("a", count: 6, behavior, cardWidth: 300, loops: true)
    switch self {
    case .unevenGap:
      row.cardWidth = 201.7
      row.spacing = 7.3
    case .insets: row.insets = DirectionalEdgeInsets(top: 3, leading: 31, bottom: 0, trailing: 9.5)
    case .mixedWidths:
      row.groupedWidths = [90, 150.5, 61.3]
      row.count = 9
    case .twoCards: row.count = 2
    default: row.transform = CarouselTransform(rawValue: rawValue)
    }
    return row
  }

  private var behavior: CollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .pages: .paging
    case .boundary, .mixedWidths: .continuousGroupLeadingBoundary
    case .group, .insets: .groupPaging
    case .continuous, .unevenGap: .continuous
    default: .groupPagingCentered
    }
  }

  /// Returns the row alone in a feed that runs.
  func harness(_ direction: TraitCollection.LayoutDirection = .leftToRight) -> StageHarness {
    StageHarness(
      SampleFeed([row]).scene(), options: StageOptions(traits: TraitCollection(layoutDirection: direction)))
  }
}

extension StageHarness {
  /// The length of one lap of row `a`, in points.
  var period: CGFloat { collectionView.rowReading(of: "a")?.motion.geometry.bounds.period ?? 0 }

  /// The distance of row `a` from the first page of its first lap, in points.
  var unrolled: CGFloat {
    guard let motion = collectionView.rowReading(of: "a")?.motion else { return .nan }
    return CGFloat(motion.lap) * period + motion.offset
  }

  /// Brings row `a` to a content offset by jumps that go once round forwards, and makes a frame.
  func goRound(to offset: CGFloat) {
    let feed = collectionView
    let third = period / 3
    for target in [offset + third, offset + 2 * third, offset] {
      feed.perform(ScrollRequest(.row("a"), to: .offset(target), animation: .none))
    }
    advance(by: 1 / rate)
  }

  /// The pages that row `a` has reported so far.
  var toldPages: [Int] {
    events.compactMap { if case .motion(.stopChanged(let page, _)) = $0.kind { page } else { nil } }
  }
}
