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

/// The invariant that a reused view looks like a new one.
///
/// The scene is compared with a second scene at the same time whose views are all new. Views that are not
/// reused, such as a label that a timer updates, may keep state and are not compared. Neither are views in which an
/// animation runs, nor those of a collection view whose program has other items by then.
struct ReuseInvariant {
  /// The number of frames between two comparisons.
  private static let period = 50

  /// The closure that starts the scene at time 0.
  let makeStage: @MainActor () -> Stage
  /// The scene with new views, and the number of edits that were applied to it.
  private var second: (stage: Stage, edits: Int)?

  init(makeStage: @escaping @MainActor () -> Stage) { self.makeStage = makeStage }

  /// Compares the drawing of `stage` with that of new views and returns the difference; `nil` when there is none.
  ///
  /// Only every `period`-th frame is compared; the others return `nil`.
  mutating func violation(in stage: Stage, after edits: [SceneEdit], frame: Int) -> String? {
    frame.isMultiple(of: Self.period) ? difference(of: stage, after: edits) : nil
  }

  /// Returns the first drawing command that differs between `stage` and new views; `nil` when there is none.
  mutating func difference(of stage: Stage, after edits: [SceneEdit]) -> String? {
    let fresh = second(after: edits)
    fresh.showAnew(stage)
    if stage.displayList.commands == fresh.displayList.commands { return nil }
    let paths = ReusedPaths(of: stage, and: fresh)
    let (used, new) = (visibleCommands(of: stage, paths), visibleCommands(of: fresh, paths))
    guard used != new else { return nil }
    let index = (0..<max(used.count, new.count)).first { index in
      guard index < used.count, index < new.count else { return true }
      return !Self.looksSame(used[index], new[index])
    }
    guard let index else { return nil }
    return "a view keeps something of what it showed before: it draws \(text(used, index)) instead of "
      + text(new, index)
  }

  private mutating func second(after edits: [SceneEdit]) -> Stage {
    if let second, second.edits == edits.count { return second.stage }
    let stage = makeStage()
    for edit in edits { _ = stage.perform(edit, at: 0) }
    second = (stage, edits.count)
    return stage
  }

  /// Returns true when two commands draw the same; a reused view may differ from a new one by a rounding error,
  /// which text of three decimals can show.
  static func looksSame(_ used: DrawCommand, _ new: DrawCommand) -> Bool {
    guard used.frame.isClose(to: new.frame), used.clip.isClose(to: new.clip) else { return false }
    var there = used
    (there.frame, there.clip) = (new.frame, new.clip)
    if let (corners, others) = used.rounding.flatMap({ own in new.rounding.map { (own, $0) } }),
      corners.frame.isClose(to: others.frame)
    {
      there.round(by: others)
    }
    return there.description == new.description
  }

  /// Returns the drawing commands of a scene's reused views that cover pixels of the window.
  ///
  /// Views that have just left the window can still be in its list.
  private func visibleCommands(of stage: Stage, _ paths: ReusedPaths) -> [DrawCommand] {
    stage.displayList.commands.filter { command in
      !command.extent(scale: stage.displayScale).isEmpty && paths.contains(command.element.path)
    }
  }

  private func text(_ commands: [DrawCommand], _ index: Int) -> String {
    commands.indices.contains(index) ? "“\(commands[index])”" : "nothing"
  }
}

extension CGRect {
  /// Returns true when each edge is within a thousandth of a point of the other's.
  fileprivate func isClose(to other: CGRect) -> Bool {
    let (edges, others) = ([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY])
    return zip(edges, others).allSatisfy { $0 == $1 || abs($0 - $1) < 0.001 }
  }
}
