import Foundation
import LayoutGeometry
import ScrollPhysics

/// The link of a following row to its leader: the leader's last applied position, and the distance from it.
///
/// The row may begin at another position than its leader, as three cards that stay on their last page do. It then
/// reaches the leader's position over one page of the leader's movement, as a function of that movement alone.
struct FollowerLink: Hashable, Sendable {
  /// The leader's position that the row has applied, as a fractional page counted over the laps of a loop.
  var seen: CGFloat
  /// The leader's position at which the row began to follow.
  private var start: CGFloat
  /// The row's distance from its linked position at that time, in points.
  private var distance: CGFloat = 0

  /// Creates a link of a row that is at the position of its leader.
  init(seen: CGFloat) {
    self.seen = seen
    start = seen
  }

  /// Creates a link of a row at its present position while its leader is at `start`; `nil` for rows without pages.
  init?(of row: ScrollMotion, along leader: ScrollMotion, from start: CGFloat) {
    self.init(seen: start)
    guard let place = Self.place(of: row, along: leader, at: start), let offset = row.offset(of: place)
    else { return nil }
    let distance = row.offset - offset
    self.distance = abs(distance) < Self.least ? 0 : distance
  }

  /// The distance below which a row counts as at its linked position, in points.
  private static let least: CGFloat = 0.01

  /// Returns the row's distance from its linked position while the leader is at `place`, in points.
  func shift(at place: CGFloat) -> CGFloat { distance * max(0, 1 - abs(place - start)) }

  /// Returns the change of that distance per page of the leader, in points.
  func slope(at place: CGFloat) -> CGFloat {
    abs(place - start) < 1 ? (place < start ? distance : -distance) : 0
  }

  /// Returns the position of a row that corresponds to a position of its leader; `nil` for rows without pages.
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
