import Foundation
import LayoutGeometry
import ScrollPhysics

/// The rows that go along with other ones by the fraction of a page, wherever these are on their way.
///
/// A row that is moved for its own sake leads; what a request for the sake of a link moves leads nobody. A pure value.
struct LedRows: Hashable, Sendable {
  /// The leading row of each row that goes along, by name; default none.
  var leaders: [String: String] = [:]
  /// The place of each leader that the row has taken in, as a fractional page counted over the laps of a loop.
  private var seen: [String: CGFloat] = [:]

  /// Returns the time of the next change that a leading row will report; `nil` when there is none.
  func nextChange(of rows: RowStates) -> TimeInterval? {
    if leaders.isEmpty { return nil }
    return leaders.values.compactMap { rows[named: $0]?.motion.nextReport }.min()
  }

  /// Lets every row go along with the one that leads it.
  mutating func lead(_ rows: inout RowStates, at time: TimeInterval) {
    if leaders.isEmpty { return }
    for (name, leader) in leaders.sorted(by: { $0.key < $1.key }) {
      guard let lead = rows[named: leader]?.motion, let own = rows[named: name]?.motion,
        let progress = lead.progress, let count = lead.geometry.stops?.count, count > 0
      else { continue }
      let here = progress + CGFloat(lead.lap * count)
      guard let place = Self.place(of: own, along: lead, count) else { continue }
      // A row that comes on screen later goes to where its leader is by then.
      let isMoved = seen.updateValue(here, forKey: name).map { $0 != here } ?? (own.stop != place.current)
      guard lead.cause != .link else { continue }
      if isMoved {
        rows.change(named: name) { $0.motion.goAlong(to: place, at: time) }
      }
      if !lead.isMoving, !lead.isTouched { rows.change(named: name) { $0.motion.endGoingAlong(at: time) } }
    }
  }

  /// Returns the place of a row that belongs to the place of the one that leads it.
  private static func place(
    of row: ScrollMotion, along leader: ScrollMotion, _ count: Int
  ) -> ScrollMotion.LedPlace? {
    guard let progress = leader.progress, let stops = row.geometry.stops, stops.count > 0 else { return nil }
    let loops = row.geometry.bounds.period != nil
    func page(_ page: Int) -> Int {
      let page = leader.geometry.bounds.period == nil ? min(max(page, 0), count - 1) : page % count
      return loops ? page % stops.count : min(page, stops.count - 1)
    }
    let low = Int(bounding: progress.rounded(.down))
    return ScrollMotion.LedPlace(
      from: page(low), to: page(low + 1), fraction: progress - CGFloat(low),
      current: page(leader.stop ?? low))
  }
}
