package import Foundation
import LayoutGeometry

extension ScrollMotion {
  /// A place between two stops of `0..<count`, to which another scroller leads.
  package struct LeaderPosition: Hashable, Sendable {
    /// The stop at which the way begins.
    package var from: Int
    /// The stop at which it ends.
    package var to: Int
    /// The part of the way that is done, 0…1.
    package var fraction: CGFloat
    /// The stop that is the current one.
    package var current: Int
    /// The growth of the fraction per second; default 0.
    package var rate: CGFloat

    /// Creates a place; equal stops make it that stop.
    package init(from: Int, to: Int, fraction: CGFloat, current: Int, rate: CGFloat = 0) {
      (self.from, self.to, self.fraction, self.current) = (from, to, fraction, current)
      self.rate = rate
    }
  }

  /// The time of the next change that a running motion will report, in seconds; `nil` when there is none.
  package var nextReport: TimeInterval? {
    guard let runningAnimation = axis.runningAnimation, let due else { return nil }
    return runningAnimation.start + due.elapsed
  }

  /// True while another scroller leads the content.
  package var isFollowing: Bool { axis.isFollowing }

  /// Goes along with another scroller that moves, to a place between two stops; a hand that holds the content keeps it.
  ///
  /// The place is a function of the other scroller's alone, so that steps of any length give the same way.
  /// `shift` is a distance from it in points, by which content that was elsewhere is still off, and `slope` its growth
  /// per stop.
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
      to: LapPosition(lap: lap, offset: target, in: geometry.bounds),
      velocity: place.rate * (distance(of: place) + slope))
    emitter.notePhase(of: axis)
    emitter.observe(axis, followsStops: false)
    let here = geometry.stop(at: axis.position) ?? place.current
    let way = shift == 0 ? place.current - stops.logicalIndex(here) : 0
    let turns = period == nil ? 0 : Int((CGFloat(way) / CGFloat(stops.count)).rounded())
    emitter.change(to: here + way - turns * stops.count, of: axis)
  }

  /// The offset of a place, in points, in a loop its repetition nearest to the present one; `nil` without such stops.
  package func offset(of place: LeaderPosition) -> CGFloat? {
    guard let stops = geometry.usableStops,
      [place.from, place.to, place.current].allSatisfy((0..<stops.count).contains)
    else { return nil }
    let start = stops.offset(at: place.from)
    return near(start + distance(of: place) * place.fraction, to: offset, geometry.bounds.period)
  }

  /// The distance between the two stops of a place, in points.
  private func distance(of place: LeaderPosition) -> CGFloat {
    guard let stops = geometry.usableStops else { return 0 }
    let start = stops.offset(at: place.from)
    return near(stops.offset(at: place.to), to: start, geometry.bounds.period) - start
  }

  /// Comes to rest where the other scroller has led the content, and shows the stop nearby from here on.
  package mutating func endFollowing(at time: TimeInterval) {
    advance(to: time)
    guard isFollowing else { return }
    halt()
    release(velocity: 0, adjusting: nil)
  }

  /// The repetition of an offset that is nearest to another one in a loop.
  private func near(_ offset: CGFloat, to other: CGFloat, _ period: CGFloat?) -> CGFloat {
    period.map { offset + ((other - offset) / $0).rounded() * $0 } ?? offset
  }
}
