import Carousel
import Foundation
import ScrollPhysics

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
        row.standsLeading = true
        row.follows = carousel.follows
        row.followsByProgress = carousel.following == .progress
        return row
      }
    }
  }

  /// The policy by which a release chooses the page; `nil` lets the row's behaviour decide.
  private func snapPolicy(of carousel: FeedCarousel) -> SnapPolicy? {
    guard carousel.snapping != nil || settings[.flickThreshold] != nil else { return nil }
    return effectivePolicy(of: carousel)
  }

  /// The policy by which a release chooses the page, whoever decides it.
  nonisolated func effectivePolicy(of carousel: FeedCarousel) -> SnapPolicy {
    var policy = carousel.behavior.policy
    if let threshold = settings[.flickThreshold] { policy.threshold = threshold }
    return carousel.snapping?.policy(over: policy) ?? policy
  }
}

nonisolated extension FeedBehavior {
  /// The policy by which a row of this behaviour chooses the page where nothing else is said.
  var policy: SnapPolicy { self == .continuousGroupLeadingBoundary ? .groupBoundary : .paging }
}
