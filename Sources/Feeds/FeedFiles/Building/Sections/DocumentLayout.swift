import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import ScrollPhysics

/// The collection layout of a feed file, which gets each section from the feed scene of its view.
final class DocumentLayout: CollectionViewLayout {
  private let shared = CollectionViewCompositionalLayoutConfiguration()

  override init() {
    shared.interSectionSpacing = FeedLayoutMetrics.sectionGap
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var configuration: CollectionViewCompositionalLayoutConfiguration { shared }

  override func section(
    at index: Int, environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection? {
    let width = environment.container.contentSize.width
    return (collectionView?.dataSource as? FeedScene)?.views.description(ofSection: index, width: width)
  }
}

extension FeedDocument {
  /// The carousels of the feed, for their controller.
  var carousels: [CarouselSection] {
    sections.compactMap { section in
      section.carousel.map { carousel -> CarouselSection in
        var row = CarouselSection(
          id: section.id, loops: carousel.loops,
          autoScroll: carousel.autoplay,
          dotsKind: carousel.dots?.kind == .dots ? SectionBuilder.ElementKind.dots : nil,
          snapPolicy: snapPolicy(of: carousel))
        row.whenShort = carousel.keepsRestingPlace ? .finite : .leading
        row.follows = carousel.follows
        row.followsByProgress = carousel.following == .progress
        return row
      }
    }
  }

  /// Returns the snapping policy of a row; `nil` uses that of the row's behaviour.
  private func snapPolicy(of carousel: FeedCarousel) -> SnapPolicy? {
    guard carousel.snapping != nil || settings[.flickThreshold] != nil else { return nil }
    return effectivePolicy(of: carousel)
  }

  /// Returns the effective snapping policy of a row, from its own setting, the feed's or its behaviour.
  nonisolated func effectivePolicy(of carousel: FeedCarousel) -> SnapPolicy {
    var policy = carousel.behavior.policy
    if let threshold = settings[.flickThreshold] { policy.threshold = threshold }
    return carousel.snapping?.policy(over: policy) ?? policy
  }
}

nonisolated extension FeedBehavior {
  /// The default snapping policy of a row of this behaviour.
  var policy: SnapPolicy { self == .continuousGroupLeadingBoundary ? .groupBoundary : .paging }
}
