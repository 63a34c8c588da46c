import Carousel
import Foundation
import ScrollPhysics

extension FeedDocument {
  /// The carousels of the feed, for their controller.
  var carousels: [CarouselSection] {
    sections.compactMap { section in
      section.carousel.map { carousel in
        var built = CarouselSection(
          id: section.id, loops: carousel.loops,
          autoScroll: carousel.autoplay.map(autoScroll),
          dotsKind: carousel.dots?.kind == .dots ? SectionBuilder.Kind.dots : nil,
          snapPolicy: snapPolicy(of: carousel))
        if carousel.transform != .none { built.dotsDriver = .handler }
        return built
      }
    }
  }

  /// The policy by which a release chooses the page; `nil` lets the row's behaviour decide.
  private func snapPolicy(of carousel: FeedCarousel) -> SnapPolicy? {
    guard carousel.snapping != nil || settings[.flickThreshold] != nil else { return nil }
    var policy: SnapPolicy =
      carousel.behavior == .continuousGroupLeadingBoundary ? .groupBoundary : .paging
    if let threshold = settings[.flickThreshold] { policy.threshold = threshold }
    return carousel.snapping?.policy(over: policy) ?? policy
  }

  /// The auto-scroll settings of a row, with the feed's own numbers.
  private func autoScroll(_ autoplay: FeedAutoplay) -> AutoScrollSettings {
    var built = AutoScrollSettings(autoplay)
    if let duration = settings[.rewindDuration] { built.rewindDuration = duration }
    if let fraction = settings[.leastVisibleFraction] { built.leastVisibleFraction = fraction }
    return built
  }
}

extension AutoScrollSettings {
  /// Creates settings from a feed file; a hand, reduced motion and the button always pause.
  init(_ autoplay: FeedAutoplay) {
    func reasons(_ words: Set<FeedPause>) -> Set<PauseReason> {
      Set(words.compactMap { PauseReason(rawValue: $0.rawValue) })
    }
    self.init(
      interval: autoplay.interval, wrap: Wrap(rawValue: autoplay.wrap.rawValue) ?? .stop,
      resetBy: ResetBy(rawValue: autoplay.resetBy.rawValue) ?? .row,
      pauses: reasons(autoplay.pauses).union([.drag, .reducedMotion, .button, .program]))
    durations = autoplay.durations
    afterInteraction = AfterInteraction(rawValue: autoplay.afterInteraction.rawValue) ?? .resume
    keepsRemaining = reasons(autoplay.keepsRemaining)
  }
}
