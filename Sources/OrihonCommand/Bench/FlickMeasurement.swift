import Foundation
import ScrollPhysics

/// What a straight flick at a constant speed came to in the window.
nonisolated struct FlickMeasurement: Encodable {
  /// Where the pointer was on the flick's axis, and when the window took it to be there.
  typealias Move = VelocityTracker.Sample

  /// How many moves the window was told of.
  let moves: Int
  /// How many different milliseconds they have.
  let ownTimes: Int
  /// The way over the time that it took, in points a second; `nil` where no time passed.
  let speed: Double?
  /// The median of the velocities that a scroll view would have taken from the flick on its way, in points a second.
  let velocity: Double?
  /// How far the velocity is off the speed, as a share of it.
  let error: Double?

  /// Sums up the moves of a flick, oldest first.
  init(_ moves: [Move]) {
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

  /// Whether all of `count` moves came, 95 of 100 with times of their own, and the velocity is true to 5 %.
  func isTrue(of count: Int) -> Bool {
    guard let error else { return false }
    return moves == count && Double(ownTimes) >= 0.95 * Double(count) && error <= 0.05
  }

  /// So many moves no velocity is known of yet.
  private static let beginning = 10
}

nonisolated extension [Double] {
  /// The value in the middle of what is in order.
  fileprivate var middle: Double? { isEmpty ? nil : self[count / 2] }
}

nonisolated extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let unit = pow(10, Double(places))
    return (self * unit).rounded() / unit
  }
}
