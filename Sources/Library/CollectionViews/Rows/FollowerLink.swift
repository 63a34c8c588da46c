import Foundation
import LayoutGeometry
import ScrollPhysics

/// What a row that is led has taken in of the one that leads it.
///
/// The row may begin elsewhere than where its leader is, as three cards that stay on their last page do. It then comes
/// to the leader's place over one page of the leader's way, as a function of that way alone.
struct FollowerLink: Hashable, Sendable {
  /// The place of the leader that the row has taken in, as a fractional page counted over the laps of a loop.
  var seen: CGFloat
  /// The place of the leader at which the row began to go along.
  private var start: CGFloat
  /// The distance by which the row was off there, in points.
  private var distance: CGFloat = 0

  /// A link of a row that is at the place of its leader.
  init(seen: CGFloat) {
    self.seen = seen
    start = seen
  }

  /// A link of a row that is where it is while its leader is at `start`; `nil` for rows without pages.
  init?(of row: ScrollMotion, along leader: ScrollMotion, from start: CGFloat) {
    self.init(seen: start)
    guard let place = Self.place(of: row, along: leader, at: start), let offset = row.offset(of: place)
    else { return nil }
    let distance = row.offset - offset
    self.distance = abs(distance) < Self.least ? 0 : distance
  }

  /// The distance below which a row is where it belongs, in points.
  private static let least: CGFloat = 0.01

  /// The distance of the row from the place that belongs to its leader's, in points.
  func shift(at place: CGFloat) -> CGFloat { distance * max(0, 1 - abs(place - start)) }

  /// The growth of that distance per page of the leader, in points.
  func slope(at place: CGFloat) -> CGFloat {
    abs(place - start) < 1 ? (place < start ? distance : -distance) : 0
  }

  /// Returns the place of a row that belongs to a place of the one that leads it; `nil` for rows without pages.
  static func place(
    of row: ScrollMotion, along leader: ScrollMotion, at place: CGFloat
  ) -> ScrollMotion.LeaderPosition? {
    guard let count = leader.geometry.stops?.count, count > 0, let stops = row.geometry.stops, stops.count > 0
    else { return nil }
    let isLoop = leader.geometry.bounds.period != nil
    func page(_ page: Int) -> Int {
      let page = isLoop ? (page % count + count) % count : min(max(page, 0), count - 1)
      return row.geometry.bounds.period == nil ? min(page, stops.count - 1) : page % stops.count
    }
    let low = Int(bounding: place.rounded(.down))
    let isHere = place == leader.place
    let current = isHere ? leader.stop ?? low : Int(bounding: place.rounded())
    return ScrollMotion.LeaderPosition(
      from: page(low), to: page(low + 1), fraction: place - CGFloat(low), current: page(current),
      rate: isHere ? leader.progressVelocity : 0)
  }
}
