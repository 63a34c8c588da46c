import Foundation
import LayoutGeometry
import ScrollPhysics

/// The groups of rows that scroll together by the fraction of a page, with the present leader of each.
///
/// The leader is the row that the user drags, else the one that was moved last. A row that a link's request moves does
/// not lead. A pure value.
struct FollowerRows: Hashable, Sendable {
  /// The names of the rows that scroll together; the first of each group leads until another is moved.
  var groups: [[String]] = [] { didSet { forgetOthers(than: groups, of: oldValue) } }
  /// The leading row of each group, by the first row of the group.
  private var leaders: [String: String] = [:]
  /// The link of each following row to its leader.
  private var links: [String: FollowerLink] = [:]
  /// The last position of each row, as a fractional page counted over the laps of a loop.
  private var places: [String: CGFloat] = [:]
  /// The rows that moved, other than as followers, in the last step.
  private var movers: Set<String> = []
  /// The rows that were removed from their group since the last step.
  private var freed: Set<String> = []

  private mutating func forgetOthers(than groups: [[String]], of former: [[String]]) {
    guard groups != former else { return }
    let names = Set(groups.joined())
    freed = freed.union(former.joined()).subtracting(names)
    leaders = leaders.filter { names.contains($0.key) }
    links = links.filter { names.contains($0.key) }
    places = places.filter { names.contains($0.key) }
    movers.formIntersection(names)
  }

  /// Returns the time of the next change of a row that may lead; `nil` when there is none.
  func nextChange(of rows: RowStates) -> TimeInterval? {
    var next: TimeInterval?
    for group in groups {
      for name in group {
        guard let time = rows[named: name]?.motion.nextReport else { continue }
        next = min(next ?? time, time)
      }
    }
    return next
  }

  /// Moves every following row to the position of its leader.
  mutating func lead(_ rows: inout RowStates, at time: TimeInterval) {
    for name in freed { rows.change(named: name) { $0.motion.endFollowing(at: time) } }
    freed = []
    for group in groups {
      let leader = leader(of: group, in: rows)
      // Its former leader may have been removed from the group.
      if rows[named: leader]?.motion.isFollowing == true {
        rows.change(named: leader) { $0.motion.endFollowing(at: time) }
      }
      if leaders.updateValue(leader, forKey: group[0]) ?? group[0] != leader {
        beginLeading(by: leader, group, in: rows)
      }
      if let lead = rows[named: leader]?.motion {
        for name in group where name != leader { take(name, along: lead, &rows, at: time) }
      }
      for name in group {
        guard let motion = rows[named: name]?.motion else { continue }
        places[name] = motion.place
        if motion.movesItself { movers.insert(name) } else { movers.remove(name) }
      }
    }
  }

  /// Returns the row that leads its group: the dragged one, else set in motion last, else moved, else the former one.
  private func leader(of group: [String], in rows: RowStates) -> String {
    let former = leaders[group[0]].flatMap { group.contains($0) ? $0 : nil } ?? group[0]
    func first(_ isIt: (String, ScrollMotion) -> Bool) -> String? {
      group.first { name in rows[named: name].map { isIt(name, $0.motion) } ?? false }
    }
    if let held = first({ $1.isTouched }) { return held }
    if let started = first({ $1.movesItself && !movers.contains($0) }) { return started }
    if let motion = rows[named: former]?.motion, motion.movesItself { return former }
    return first { $1.movesItself }
      ?? first { name, motion in
        guard motion.leads, motion.cause != .layout, let place = motion.place, let before = places[name]
        else { return false }
        return abs(place - before) > Self.still
      } ?? former
  }

  /// The change of position below which a row counts as not moved, in pages.
  private static let still: CGFloat = 1e-6

  /// Links the rows of a group to a new leader, each from its present position.
  private mutating func beginLeading(by leader: String, _ group: [String], in rows: RowStates) {
    links[leader] = nil
    guard let lead = rows[named: leader]?.motion, let start = places[leader] ?? lead.place else { return }
    for name in group where name != leader {
      guard let own = rows[named: name]?.motion else { continue }
      links[name] = FollowerLink(of: own, along: lead, from: start)
    }
  }

  private mutating func take(
    _ name: String, along lead: ScrollMotion, _ rows: inout RowStates, at time: TimeInterval
  ) {
    guard let own = rows[named: name]?.motion, let here = lead.place,
      let place = FollowerLink.place(of: own, along: lead, at: here)
    else { return }
    // A row that comes on screen later goes to its leader's position at that time.
    let isMoved =
      links[name].map { $0.seen != here || lead.isTouched && own.movesItself || own.isFollowing }
      ?? (own.stop != place.current)
    var link = links[name] ?? FollowerLink(seen: here)
    link.seen = here
    guard lead.leads else {
      if own.isFollowing { rows.change(named: name) { $0.motion.endFollowing(at: time) } }
      links[name] = FollowerLink(of: own, along: lead, from: here)
      return
    }
    if isMoved {
      let (shift, slope) = (link.shift(at: here), link.slope(at: here))
      rows.change(named: name) {
        $0.motion.followLeader(to: place, shiftedBy: shift, slope: slope, at: time)
      }
    }
    if !lead.isMoving, !lead.isTouched { rows.change(named: name) { $0.motion.endFollowing(at: time) } }
    if let now = rows[named: name]?.motion, !now.isFollowing,
      let rest = FollowerLink(of: now, along: lead, from: here)
    {
      link = rest
    }
    links[name] = link
  }
}

extension ScrollMotion {
  /// The position of a row, as a fractional page counted over the laps of a loop; `nil` for one without pages.
  var place: CGFloat? {
    guard let progress, let count = geometry.stops?.count, count > 0 else { return nil }
    return progress + CGFloat(lap * count)
  }

  /// True for a row that the user holds, or that was last moved other than as a follower.
  fileprivate var leads: Bool { !isFollowing && (isTouched || cause != .link) }

  /// True for a row that moves other than as a follower.
  fileprivate var movesItself: Bool { leads && isMoving }
}

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
