import CollectionViews
import Foundation
import LayoutGeometry
import ScrollPhysics

/// The movement between the feed at the top of a stack and the one beneath: a slide, a press on it, or a drag.
struct FeedTransition: Sendable {
  /// The velocity from which a release is a flick, whose direction alone decides, in points per second.
  ///
  /// It is that of a row that pages, and the same in every width: a hand is as fast on a wide window.
  static let flick: CGFloat = 200

  /// A press on the edge, or on a feed that slides, and the drag that it may become.
  private struct Grip: Sendable {
    var pan: PanGestureRecognizer
    /// The share at which the feed was grasped.
    let origin: CGFloat
    /// The goal of the slide that the press has stopped; `nil` for a press on a feed at rest.
    let interrupted: CGFloat?
    var share: CGFloat
    var tracker = VelocityTracker()
    var isDragging = false
  }

  private(set) var slide: FeedSlide?
  private var grip: Grip?
  /// True from the time at which a press has stopped or dragged the feed until the next press.
  private(set) var hasTakenPress = false

  /// True while the feed beneath is in sight.
  var isRunning: Bool { slide != nil || isHeld }

  /// True while a hand holds the feed.
  var isHeld: Bool { grip.map { $0.isDragging || $0.interrupted != nil } ?? false }

  /// True while the feed slides off by itself.
  var isLeaving: Bool { slide?.goal == 1 }

  /// Returns the part of the width by which the feed at the top has moved out, 0…1.
  func share(at time: TimeInterval) -> CGFloat {
    if let grip, isHeld { return grip.share }
    return slide?.share(at: time) ?? 0
  }

  /// Begins a slide by itself, from the present share if one is running.
  mutating func begin(_ slide: FeedSlide) {
    self.slide = slide
    grip = nil
  }

  /// Ends everything: the feed at the top covers the one beneath.
  mutating func end() {
    slide = nil
    grip = nil
  }

  // MARK: The hand

  /// Handles a press; a feed that slides stops under it.
  mutating func press(_ press: Press, slop: CGFloat, rule: AxisRule) {
    let share = share(at: press.time)
    hasTakenPress = slide != nil
    grip = Grip(
      pan: PanGestureRecognizer(start: press.start, slop: slop, rule: rule), origin: share,
      interrupted: slide?.goal, share: share)
    slide = nil
  }

  /// Handles a move of the pressed pointer in a width; `sign` is the direction in which the feed leaves.
  ///
  /// It returns true when a drag has just begun.
  mutating func move(_ press: Press, width: CGFloat, sign: CGFloat) -> Bool {
    guard var grip else { return false }
    var hasBegun = false
    // What the hand does before the drag is accepted counts: most of a short flick is inside the slop.
    grip.tracker.add((press.location.x - press.start.x) * sign, at: press.time)
    switch grip.pan.move(to: press.location) {
    case .possible: break
    case .began(let axis):
      let isBack = (press.location.x - press.start.x) * sign > 0
      guard axis == .horizontal, isBack || grip.interrupted != nil else {
        if grip.interrupted == nil { self.grip = nil }
        return false
      }
      grip.isDragging = true
      hasTakenPress = true
      hasBegun = true
    case .changed(_, let translation):
      guard grip.isDragging else { break }
      grip.share = min(max(grip.origin + translation * sign / max(width, 1), 0), 1)
    }
    self.grip = grip
    return hasBegun
  }

  /// Handles the release: a flick's direction decides, else the half, and after a mere press the goal of the slide.
  ///
  /// It returns true when a slide has begun. A press that was lost, with `isLost`, has no velocity.
  mutating func release(at time: TimeInterval, width: CGFloat, isLost: Bool = false) -> Bool {
    guard let grip else { return false }
    self.grip = nil
    guard grip.isDragging else {
      guard let goal = grip.interrupted else { return false }
      slide = FeedSlide(from: grip.share, to: goal, velocity: 0, at: time)
      return true
    }
    let velocity = isLost ? 0 : grip.tracker.velocity(at: time)
    let isBack = abs(velocity) > Self.flick ? velocity > 0 : grip.share > 0.5
    slide = FeedSlide(from: grip.share, to: isBack ? 1 : 0, velocity: velocity / max(width, 1), at: time)
    return true
  }
}
