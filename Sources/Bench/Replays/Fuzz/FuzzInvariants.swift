import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage

/// The invariants that every frame must satisfy, whatever the input is.
struct FuzzInvariants {
  /// The external input to the scene since the previous frame.
  struct ExternalInfluence {
    /// True after a wheel event, a key, a resize or an edit of the data.
    var mayMoveFeed = false
    /// The time of the last wheel event.
    var lastWheel: TimeInterval = -.infinity
    /// True while a pointer is pressed, which can hold content at any offset.
    var isPressed = false
  }

  /// The largest allowed distance between the current page and the offset, in pages; past the midpoint the
  /// page must change soon.
  private static let pageReach: CGFloat = 0.55
  /// The extra time after the wheel's idle interval by which wheel scrolling has surely ended, in seconds.
  private static let wheelRest: TimeInterval = 0.05
  private static let tolerance: CGFloat = 1e-6

  private var lastFeed: MotionTrace?
  /// The highest speed of each scroll view since it last rested, by its id, in points per second.
  private var fastest: [ScrollerID: CGFloat] = [:]

  /// Checks the frame of `stage` and returns a description of the broken invariant; `nil` when all hold.
  mutating func violation(in stage: Stage, after disturbance: ExternalInfluence) -> String? {
    let trace = stage.trace
    let wheelRest = stage.wheelSilence + Self.wheelRest
    let isLeftAlone = !disturbance.isPressed && trace.time - disturbance.lastWheel > wheelRest
    defer { lastFeed = trace.feed }
    for scroller in trace.scrollers {
      let wrong =
        motion(
          scroller.motion, momentum(of: scroller.motion, scroller.id, stage), isLeftAlone: isLeftAlone)
        ?? pages(scroller) ?? cover(stage, scroller)
      if let wrong { return "\(scroller.id): \(wrong)" }
    }
    return unmoved(trace, disturbance)
  }

  /// Returns the distance that content can scroll after a release under the softest spring: v/(e·b), in points.
  private mutating func momentum(of motion: MotionTrace, _ scroller: ScrollerID, _ stage: Stage) -> CGFloat {
    fastest[scroller] = motion.phase == .idle ? 0 : max(fastest[scroller] ?? 0, abs(motion.velocity))
    return (fastest[scroller] ?? 0) / (CGFloat(M_E) * stage.softestBounceRate)
  }

  private func motion(_ motion: MotionTrace, _ momentum: CGFloat, isLeftAlone: Bool) -> String? {
    guard motion.offset.isFinite, motion.velocity.isFinite else {
      return "offset \(motion.offset) and velocity \(motion.velocity) are to be finite"
    }
    let reach = motion.viewportLength + (motion.phase == .dragging ? 0 : momentum)
    if motion.overshoot > reach {
      return "\(motion.overshoot) pt outside the legal range, more than the rubber band's \(reach)"
    }
    guard motion.phase == .idle, isLeftAlone else { return nil }
    if motion.overshoot > Self.tolerance { return "rests \(motion.overshoot) pt outside the legal range" }
    guard let progress = motion.progress, let page = motion.page else { return nil }
    let distance = abs(progress - CGFloat(page))
    return distance < Self.tolerance ? nil : "rests at \(progress), on no page"
  }

  private func pages(_ row: ScrollerTrace) -> String? {
    let motion = row.motion
    guard let page = motion.page, let pages = motion.pages else { return nil }
    guard (0..<max(pages, 1)).contains(page) else { return "page \(page) of \(pages)" }
    if let dots = row.dots, dots.count == pages, dots.current != page {
      return "dot \(dots.current) shows page \(page)"
    }
    // A request shows its page at once. So does a row that is linked to a row moved by a request.
    let isFollowing = motion.phase == .animating && motion.cause == .link
    guard motion.request == nil, !isFollowing, let progress = motion.progress else { return nil }
    let straight = abs(progress - CGFloat(page))
    let distance = min(straight, abs(CGFloat(pages) - straight))
    return distance <= Self.pageReach ? nil : "page \(page) at \(progress)"
  }

  private func cover(_ stage: Stage, _ scroller: ScrollerTrace) -> String? {
    guard let row = scroller.id.feedRow, let coverage = stage.coverage(ofRow: row, showing: 1) else {
      return nil
    }
    if coverage.liveCells > coverage.visibleCells + 2 {
      return "\(coverage.liveCells) cells live, \(coverage.visibleCells) show"
    }
    guard let gap = coverage.widestGapByLayout, coverage.widestGap > gap + 0.01 else { return nil }
    return "\(coverage.widestGap) pt of the loop are empty; the layout leaves \(gap)"
  }

  /// Returns a message when the feed moved at rest; only its rows may move then.
  private func unmoved(_ trace: FrameTrace, _ disturbance: ExternalInfluence) -> String? {
    guard let last = lastFeed, last.phase == .idle, trace.feed.phase == .idle, !disturbance.mayMoveFeed,
      !trace.events.contains(where: { $0.scroller.isFeed }), last.viewportLength == trace.feed.viewportLength
    else { return nil }
    let moved = trace.feed.offset - last.offset
    return moved == 0 ? nil : "the feed moved by \(moved) pt at rest"
  }
}
