import Foundation
import LayoutGeometry
import ScrollPhysics

/// The rows that go along with each other by the fraction of a page, whichever of them is on its way.
///
/// The row that is moved for its own sake leads: the one under the hand, else the one that was moved last. What a
/// request for the sake of a link moves leads nobody. A pure value.
struct FollowerRows: Hashable, Sendable {
  /// The names of the rows that go along with each other; the first of them leads while none has been moved.
  var groups: [[String]] = [] { didSet { forgetOthers(than: groups, of: oldValue) } }
  /// The row that leads, by the first one of its group.
  private var leaders: [String: String] = [:]
  /// What each row that is led has taken in of the one that leads it.
  private var links: [String: FollowerLink] = [:]
  /// The last place of each row, as a fractional page counted over the laps of a loop.
  private var places: [String: CGFloat] = [:]
  /// The rows that moved for their own sake a moment ago.
  private var movers: Set<String> = []
  /// The rows that were taken out of their group since the last step.
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

  /// Returns the time of the next change that a row will report which may lead; `nil` when there is none.
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

  /// Lets every row go along with the one that leads it.
  mutating func lead(_ rows: inout RowStates, at time: TimeInterval) {
    for name in freed { rows.change(named: name) { $0.motion.endFollowing(at: time) } }
    freed = []
    for group in groups {
      let leader = leader(of: group, in: rows)
      // The row that led it may have been taken out of the group.
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

  /// The row that leads its group: under the hand, or set in motion last, or put elsewhere, or the same as before.
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

  /// The change of a place below which a row has not moved, in pages.
  private static let still: CGFloat = 1e-6

  /// Lets the rows of a group begin where they are, whatever place belongs to that of their new leader.
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
    // A row that comes on screen later goes to where its leader is by then.
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
  /// The place of a row, as a fractional page counted over the laps of a loop; `nil` for one without pages.
  var place: CGFloat? {
    guard let progress, let count = geometry.stops?.count, count > 0 else { return nil }
    return progress + CGFloat(lap * count)
  }

  /// True for a row that a hand holds, or that was last moved for its own sake.
  fileprivate var leads: Bool { !isFollowing && (isTouched || cause != .link) }

  /// True for a row that moves for its own sake.
  fileprivate var movesItself: Bool { leads && isMoving }
}
