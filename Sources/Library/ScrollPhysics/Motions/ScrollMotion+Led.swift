package import Foundation
import LayoutGeometry

extension ScrollMotion {
  /// A position of a leading scroller between two snap points of `0..<count`, which a following one takes over.
  package struct LeaderPosition: Hashable, Sendable {
    /// The snap point before the position.
    package var from: Int
    /// The snap point after it.
    package var to: Int
    /// The fraction of the distance between them, 0…1.
    package var fraction: CGFloat
    /// The current snap point.
    package var current: Int
    /// The change of the fraction per second; default 0.
    package var rate: CGFloat

    /// Creates a position; equal snap points make it exactly that one.
    package init(from: Int, to: Int, fraction: CGFloat, current: Int, rate: CGFloat = 0) {
      (self.from, self.to, self.fraction, self.current) = (from, to, fraction, current)
      self.rate = rate
    }
  }

  /// The time of the next event of a running motion, in seconds; `nil` when there is none.
  package var nextReport: TimeInterval? {
    guard let runningAnimation = axis.runningAnimation, let due else { return nil }
    return runningAnimation.start + due.elapsed
  }

  /// True while the content follows another scroller.
  package var isFollowing: Bool { axis.isFollowing }

  /// Moves the content to its leader's position between two snap points; does nothing while the user holds it.
  ///
  /// The offset is a function of the leader's position alone, so that steps of any length give the same result.
  /// `shift` is the distance from it in points that content which started elsewhere still has, and `slope` its change
  /// per snap point.
  package mutating func followLeader(
    to place: LeaderPosition, shiftedBy shift: CGFloat = 0, slope: CGFloat = 0, at time: TimeInterval
  ) {
    advance(to: time)
    guard !isTouched, let stops = geometry.usableStops, let offset = offset(of: place) else { return }
    let period = geometry.bounds.period
    let target = near(offset + shift, to: self.offset, period)
    guard target != self.offset || isFollowing || isMoving else { return }
    if !isFollowing {
      halt()
      isSettled = false
      emitter.cause = .link
      emitter.tell(.willSettle(offset: stops.offset(at: place.current), stop: place.current), of: axis)
    }
    axis.followLeader(
      to: LoopPosition(lap: lap, offset: target, in: geometry.bounds),
      velocity: place.rate * (distance(of: place) + slope))
    emitter.notePhase(of: axis)
    emitter.observe(axis, followsStops: false)
    let here = geometry.stop(at: axis.position) ?? place.current
    let way = shift == 0 ? place.current - stops.logicalIndex(here) : 0
    let turns = period == nil ? 0 : Int((CGFloat(way) / CGFloat(stops.count)).rounded())
    emitter.change(to: here + way - turns * stops.count, of: axis)
  }

  /// Returns a position's offset, in points, in a loop the nearest repetition; `nil` without such snap points.
  package func offset(of place: LeaderPosition) -> CGFloat? {
    guard let stops = geometry.usableStops,
      [place.from, place.to, place.current].allSatisfy((0..<stops.count).contains)
    else { return nil }
    let start = stops.offset(at: place.from)
    return near(start + distance(of: place) * place.fraction, to: offset, geometry.bounds.period)
  }

  /// Returns the distance between the two snap points of a position, in points.
  private func distance(of place: LeaderPosition) -> CGFloat {
    guard let stops = geometry.usableStops else { return 0 }
    let start = stops.offset(at: place.from)
    return near(stops.offset(at: place.to), to: start, geometry.bounds.period) - start
  }

  /// Ends following: the content rests where it is, and its current snap point becomes the nearest one.
  package mutating func endFollowing(at time: TimeInterval) {
    advance(to: time)
    guard isFollowing else { return }
    halt()
    release(velocity: 0, adjusting: nil)
  }

  /// Returns the repetition of an offset that is nearest to another one in a loop.
  private func near(_ offset: CGFloat, to other: CGFloat, _ period: CGFloat?) -> CGFloat {
    period.map { offset + ((other - offset) / $0).rounded() * $0 } ?? offset
  }
}
