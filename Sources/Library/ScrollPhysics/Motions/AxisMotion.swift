package import Foundation
import LayoutGeometry

/// The offset of one axis and its movement: at rest, held, dragged, or animated.
///
/// Only this type writes an offset. Everything is valid at `time`; nothing depends on the number of calls.
/// `ScrollMotion` chooses the targets and reports the events.
package struct AxisMotion: Hashable, Sendable {
  enum Activity: Hashable, Sendable {
    case resting(LoopPosition)
    case held(LoopPosition)
    case stroke(AxisDrag)
    case runningAnimation(RunningAnimation)
    /// The content follows another scroller, at a velocity in points per second.
    case following(LoopPosition, velocity: CGFloat)
  }

  /// The layout of the axis.
  package private(set) var geometry: ScrollGeometry
  /// The constants; a change takes effect with the next motion.
  package var settings: MotionSettings {
    didSet {
      settings = settings.bounded
      position = place
    }
  }
  /// The time at which everything is valid, in seconds.
  package private(set) var time: TimeInterval = 0
  private(set) var activity: Activity { didSet { position = place } }
  /// The position of the content, computed once for all readers.
  package private(set) var position: LoopPosition

  /// Creates an axis at rest at `offset`, limited to the legal range.
  package init(geometry: ScrollGeometry, offset: CGFloat, settings: MotionSettings = .uiKit) {
    self.geometry = geometry
    self.settings = settings.bounded
    let legal = geometry.bounds.clamp(offset)
    position = LoopPosition(lap: 0, offset: legal, in: geometry.bounds)
    activity = .resting(position)
  }

  /// The position of the content, computed from its activity.
  private var place: LoopPosition {
    switch activity {
    case .resting(let position), .held(let position), .following(let position, _): position
    case .stroke(let stroke):
      LoopPosition(lap: stroke.lap, offset: resisted(stroke.unresisted), in: geometry.bounds)
    case .runningAnimation(let runningAnimation):
      LoopPosition(
        lap: runningAnimation.lap, offset: presented(runningAnimation.value(at: time)), in: geometry.bounds)
    }
  }

  /// The phase of the axis.
  package var phase: ScrollPhase {
    switch activity {
    case .resting: .idle
    case .held: .tracking
    case .stroke: .dragging
    case .runningAnimation(let runningAnimation): runningAnimation.phase(at: time)
    case .following: .animating
    }
  }

  /// True while the content follows another scroller.
  var isFollowing: Bool {
    if case .following = activity { true } else { false }
  }

  /// The velocity of content that moves by itself or follows, in points per second; 0 while it is held or rests.
  package var velocity: CGFloat {
    if case .following(_, let velocity) = activity { return velocity }
    guard let runningAnimation else { return 0 }
    let offset = runningAnimation.value(at: time)
    return presented(offset) == offset ? runningAnimation.velocity(at: time) : 0
  }

  /// True while the content is past an edge.
  package var isOutOfRange: Bool {
    guard let range = geometry.bounds.range else { return false }
    return !range.contains(position.offset)
  }

  var runningAnimation: RunningAnimation? {
    if case .runningAnimation(let runningAnimation) = activity { runningAnimation } else { nil }
  }

  var stroke: AxisDrag? {
    if case .stroke(let stroke) = activity { stroke } else { nil }
  }

  /// Advances to `time`; a motion that ends by then leaves the content exactly at its target.
  ///
  /// An earlier time changes nothing.
  package mutating func advance(to time: TimeInterval) {
    self.time = Swift.max(self.time, time.boundedTime)
    guard let runningAnimation else { return }
    if self.time >= runningAnimation.end {
      activity = .resting(runningAnimation.target)
    } else {
      position = place
    }
  }

  /// Holds the content at its present position.
  package mutating func hold() { activity = .held(position) }

  /// Leaves the content at rest at `position`.
  package mutating func rest(at position: LoopPosition) { activity = .resting(position) }

  /// Begins a drag; content past an edge counts as dragged that far, so it does not jump.
  package mutating func beginStroke() { beginStroke(from: nil, onward: 0) }

  /// Moves the content under a pointer that has moved `translation` points since the drag began.
  package mutating func drag(to translation: CGFloat) {
    guard case .stroke(var stroke) = activity, geometry.isScrollable else { return }
    stroke.translation = translation.bounded
    stroke.note(resisted(stroke.unresisted))
    activity = .stroke(stroke)
  }

  /// Moves resting content by up to `delta`, no further than the edges, and returns the distance moved.
  package mutating func move(by delta: CGFloat) -> CGFloat {
    let old = position
    let target = geometry.bounds.clamp(old.offset + delta.bounded)
    activity = .resting(LoopPosition(lap: old.lap, offset: target, in: geometry.bounds))
    return target - old.offset
  }

  /// Moves the content to `position`, following another scroller at a velocity in points per second.
  mutating func followLeader(to position: LoopPosition, velocity: CGFloat) {
    activity = .following(position, velocity: velocity)
  }

  /// The ratio of the content's velocity to the pointer's: 1, or less beyond an edge.
  var strokeSlope: CGFloat {
    guard let stroke, let range = geometry.bounds.range else { return 1 }
    guard geometry.isScrollable else { return 0 }
    let excess = stroke.unresisted - geometry.bounds.clamp(stroke.unresisted)
    if excess == 0 || range.contains(stroke.unresisted) { return 1 }
    return geometry.bounces ? rubberBand.slope(at: excess) : 0
  }

  mutating func beginStroke(from startStop: Int?, onward: CGFloat) {
    let here = position
    var stroke = AxisDrag(at: here, origin: unresisted(here.offset), startStop: startStop)
    stroke.onward = onward
    activity = .stroke(stroke)
  }

  mutating func begin(_ plan: PlannedAnimation) {
    activity = .runningAnimation(RunningAnimation(plan, from: position.lap, at: time))
  }

  mutating func update(_ runningAnimation: RunningAnimation) {
    activity = .runningAnimation(runningAnimation)
  }

  /// Sets a new geometry; the content moves to `position`, where a drag in progress began at `start`.
  ///
  /// A running motion is stopped, to be planned anew.
  mutating func adopt(
    _ geometry: ScrollGeometry, at position: LoopPosition, strokeFrom start: AxisDrag.Start?
  ) {
    self.geometry = geometry
    switch activity {
    case .resting, .runningAnimation: activity = .resting(position)
    case .held: activity = .held(position)
    case .following: activity = .following(position, velocity: velocity)
    case .stroke(let old):
      var stroke = old.moved(to: position, from: start)
      stroke.origin = unresisted(position.offset) + old.translation
      activity = .stroke(stroke)
    }
  }

  private var rubberBand: RubberBand {
    RubberBand(dimension: geometry.viewportLength, coefficient: settings.rubberBandCoefficient)
  }

  /// Returns the visible offset of content that moves by itself.
  ///
  /// Without bounces the content stops at an edge that a spring would pass.
  private func presented(_ offset: CGFloat) -> CGFloat {
    geometry.bounces ? offset : geometry.bounds.clamp(offset)
  }

  private func resisted(_ offset: CGFloat) -> CGFloat {
    let legal = geometry.bounds.clamp(offset)
    guard legal != offset, geometry.bounces else { return legal }
    return legal + rubberBand.offset(for: offset - legal)
  }

  private func unresisted(_ offset: CGFloat) -> CGFloat {
    let legal = geometry.bounds.clamp(offset)
    guard legal != offset, geometry.bounces else { return legal }
    return legal + rubberBand.distance(for: offset - legal)
  }
}
