import Foundation
package import ScrollPhysics

/// The measurement of a straight flick at constant speed, as it arrived in the window.
package nonisolated struct FlickMeasurement: Encodable {
  /// A position of the pointer on the flick's axis, with the time that the window gave it.
  package typealias Move = VelocityTracker.Sample

  /// The number of moves that arrived.
  package let moves: Int
  /// The number of distinct times of the moves, in whole milliseconds.
  package let ownTimes: Int
  /// The length of the flick over its duration, in points per second; `nil` when no time passed.
  package let speed: Double?
  /// The median velocity that a scroll view would have computed during the flick, in points per second.
  package let velocity: Double?
  /// The difference between velocity and speed, as a share of the speed.
  package let error: Double?

  /// Creates the measurement of a flick from its moves, the oldest first.
  package init(_ moves: [Move]) {
    self.moves = moves.count
    ownTimes = Set(moves.map { Int(($0.time * 1000).rounded(.down)) }).count
    guard let first = moves.first, let last = moves.last, last.time > first.time else {
      (speed, velocity, error) = (nil, nil, nil)
      return
    }
    let speed = Double(last.position - first.position) / (last.time - first.time)
    var tracker = VelocityTracker()
    let velocities = moves.map { move in
      tracker.add(move.position, at: move.time)
      return Double(tracker.velocity(at: move.time))
    }
    let median = velocities.dropFirst(Self.beginning).sorted().middle
    (self.speed, velocity) = (speed.rounded(toPlaces: 1), median?.rounded(toPlaces: 1))
    error = speed == 0 ? nil : median.map { (abs($0 - speed) / abs(speed)).rounded(toPlaces: 4) }
  }

  /// Returns true when all `count` moves arrived, 95 % of them at distinct times, and the velocity is right within 5 %.
  package func isTrue(of count: Int) -> Bool {
    guard let error else { return false }
    return moves == count && Double(ownTimes) >= 0.95 * Double(count) && error <= 0.05
  }

  /// The number of moves at the beginning for which no velocity is computed.
  private static let beginning = 10
}

nonisolated extension [Double] {
  /// The middle value of a sorted list; `nil` for an empty one.
  fileprivate var middle: Double? { isEmpty ? nil : self[count / 2] }
}

nonisolated extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let unit = pow(10, Double(places))
    return (self * unit).rounded() / unit
  }
}
