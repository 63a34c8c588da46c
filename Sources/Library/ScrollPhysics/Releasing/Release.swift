package import Foundation

/// A release of content: it chooses the rest offset and the motion to it.
struct Release {
  let geometry: ScrollGeometry
  let settings: MotionSettings
  let position: LoopPosition
  /// The content's velocity, in points per second.
  let velocity: CGFloat
  let stroke: AxisDrag?

  /// The result: a motion to begin, or the position at which the content already rests.
  enum Outcome {
    case rest(LoopPosition)
    case move(PlannedAnimation)
  }

  /// The offset at which the content would rest without snap points, limited to the legal range.
  var naturalStop: CGFloat {
    geometry.bounds.clamp(position.offset + velocity / geometry.decelerationRate.decay)
  }

  /// Returns the outcome; `adjust` may replace the chosen target by another.
  func outcome(adjusting adjust: ((ReleaseProposal) -> CGFloat)?) -> Outcome {
    let bounds = geometry.bounds
    let x = position.offset
    guard geometry.isScrollable else { return .rest(LoopPosition(offset: bounds.clamp(x))) }
    if bounds.clamp(x) != x { return .move(backInside) }
    guard let stops = geometry.stops, stops.count > 0 else {
      guard let adjust else { return free }
      return runningAnimation(to: bounds.clamp(adjust(proposal(naturalStop))), stop: nil)
    }
    let stop = chosenStop(among: stops)
    let target = stops.offset(at: stop, period: bounds.period)
    guard let adjust else {
      if geometry.policy.maxPagesPerFlick == nil, let fling = flingThroughEdge(to: target, stop: stop) {
        return .move(fling)
      }
      return runningAnimation(to: target, stop: stop)
    }
    let wanted = bounds.clamp(adjust(proposal(target)))
    let nearest = stops.nearest(to: wanted, period: bounds.period)
    let distance = abs(stops.offset(at: nearest, period: bounds.period) - wanted)
    return runningAnimation(to: wanted, stop: distance <= SnapPoints.tolerance ? nearest : nil)
  }

  /// The proposal for this release, without performing it.
  var proposal: ReleaseProposal {
    let edge = geometry.bounds.clamp(position.offset)
    guard geometry.isScrollable, edge == position.offset, let stops = geometry.usableStops else {
      return proposal(edge == position.offset ? naturalStop : edge)
    }
    return proposal(stops.offset(at: chosenStop(among: stops), period: geometry.bounds.period))
  }

  private func proposal(_ target: CGFloat) -> ReleaseProposal {
    ReleaseProposal(
      offset: position.offset, velocity: velocity / 1000, naturalStop: naturalStop, target: target)
  }

  private var bounceSpring: Spring { Spring(rate: settings.bounceRate) }

  private var backInside: PlannedAnimation {
    let edge = geometry.bounds.clamp(position.offset)
    let stop = geometry.stops.flatMap { stops in
      stops.count == 0 ? nil : edge > position.offset ? 0 : stops.count - 1
    }
    let target = stop.flatMap { stop in geometry.stops.map { $0.offset(at: stop) } } ?? edge
    let spring = SpringBounce(
      initialValue: position.offset, initialVelocity: velocity, target: target, spring: bounceSpring,
      restDistance: settings.restDistance)
    return plan(.spring(spring), to: target, stop: stop, phase: .bouncing)
  }

  private var deceleration: Deceleration {
    Deceleration(
      initialValue: position.offset, initialVelocity: velocity, rate: geometry.decelerationRate,
      restDistance: settings.restDistance)
  }

  private var free: Outcome {
    if let fling = flingThroughEdge(to: nil, stop: nil) { return .move(fling) }
    let fling = deceleration
    let edge = geometry.bounds.clamp(fling.destination)
    guard edge == fling.destination else { return .rest(place(edge, stop: nil)) }
    guard fling.duration > 0 else { return .rest(position) }
    return .move(plan(.deceleration(fling), to: fling.destination, stop: nil, phase: .decelerating))
  }

  /// Returns a fling that crosses an edge and bounces back to it; `nil` if `target` is not that edge.
  private func flingThroughEdge(to target: CGFloat?, stop: Int?) -> PlannedAnimation? {
    let fling = deceleration
    let edge = geometry.bounds.clamp(fling.destination)
    guard edge != fling.destination, abs((target ?? edge) - edge) <= SnapPoints.tolerance,
      let sequence = FlingWithBounce(
        deceleration: fling, edge: edge, spring: geometry.bounces ? bounceSpring : nil),
      sequence.duration > 0
    else { return nil }
    return plan(.sequence(sequence), to: target ?? edge, stop: stop, phase: .decelerating)
  }

  private func chosenStop(among stops: SnapPoints) -> Int {
    let laps = stroke.map { ($0.lap - position.lap) } ?? 0
    let back = CGFloat(laps) * (geometry.bounds.period ?? 0)
    let paging = stroke.flatMap { stroke in
      stroke.startStop.map {
        PagingRelease.Drag(
          startStop: $0 - position.lap * stops.count, startOffset: stroke.startOffset + back,
          reach: (stroke.reach.lowerBound + back)...(stroke.reach.upperBound + back), onward: stroke.onward)
      }
    }
    let release = PagingRelease(
      offset: position.offset, velocity: velocity / 1000, naturalStop: naturalStop, drag: paging)
    return geometry.policy.target(for: release, among: stops, period: geometry.bounds.period)
  }

  private func runningAnimation(to target: CGFloat, stop: Int?) -> Outcome {
    let way = target - position.offset
    guard abs(way) > settings.restDistance || (way != 0 && velocity != 0) else {
      return .rest(place(target, stop: stop))
    }
    var decays = settings.retargetDecays
    if geometry.policy.maxPagesPerFlick == nil {
      let natural = geometry.decelerationRate.decay * settings.landingStretch
      decays = Swift.min(decays.lowerBound, natural)...decays.upperBound
    }
    let trajectory = Trajectory.snapping(
      from: position.offset, velocity: velocity, to: target, decays: decays, settings: settings)
    return .move(plan(trajectory, to: target, stop: stop, phase: .decelerating))
  }

  private func plan(
    _ trajectory: Trajectory, to target: CGFloat, stop: Int?, phase: ScrollPhase
  ) -> PlannedAnimation {
    let laps = geometry.stops.map { $0.count * position.lap } ?? 0
    return PlannedAnimation(
      trajectory: trajectory, target: place(target, stop: stop), targetStop: stop.map { $0 + laps },
      phase: phase)
  }

  private func place(_ target: CGFloat, stop: Int?) -> LoopPosition {
    guard let stop, let stops = geometry.stops else {
      return LoopPosition(lap: position.lap, offset: target, in: geometry.bounds)
    }
    return geometry.position(ofStop: stop + position.lap * stops.count)
      ?? LoopPosition(lap: position.lap, offset: target, in: geometry.bounds)
  }
}

/// The proposed target of a release, which a delegate or a closure may replace.
///
/// UIKit counterpart: the arguments of `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
package struct ReleaseProposal: Hashable, Sendable {
  /// The offset at which the content was released, in points.
  package var offset: CGFloat
  /// The content's velocity, in points per **millisecond**.
  package var velocity: CGFloat
  /// The offset at which it would rest without snap points, limited to the legal range.
  package var naturalStop: CGFloat
  /// The proposed rest offset.
  package var target: CGFloat

  /// Creates a proposal.
  package init(offset: CGFloat, velocity: CGFloat, naturalStop: CGFloat, target: CGFloat) {
    self.offset = offset
    self.velocity = velocity
    self.naturalStop = naturalStop
    self.target = target
  }
}
