public import Foundation
public import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage

/// One countdown of a row's auto-scroll, with times in seconds on the window's clock.
public nonisolated struct AutoScrollCountdown: Sendable, Hashable {
  /// The row.
  public var row: ScrollerID
  /// The time at which the countdown was first seen.
  public var start: TimeInterval
  /// The time at which the row is due to move on.
  public var deadline: TimeInterval
  /// The time at which the countdown ended or was paused; `nil` while it runs.
  public var end: TimeInterval?
}

/// The countdowns of a run, collected from the frames with events.
struct AutoScrollCountdowns: Sendable, Hashable {
  private(set) var seen: Ring<AutoScrollCountdown>
  private var open: [ScrollerID: OpenInterval] = [:]

  private struct OpenInterval: Sendable, Hashable {
    var index: Int
    /// The deadline on the scene's clock, which can be slower or paused.
    var deadline: TimeInterval
  }

  init(capacity: Int) { seen = Ring(capacity: capacity) }

  mutating func removeAll() {
    seen.removeAll()
    open.removeAll()
  }

  /// Updates the countdowns from a frame; the window's clock is `shift` seconds ahead of the scene's.
  mutating func note(_ trace: FrameTrace, shift: TimeInterval) {
    let now = trace.time + shift
    for row in trace.rows {
      let deadline = row.autoplay.flatMap { $0.isRunning ? $0.deadline : nil }
      if open[row.id]?.deadline == deadline { continue }
      close(row.id, at: now)
      guard let deadline else { continue }
      open[row.id] = OpenInterval(index: seen.endIndex, deadline: deadline)
      seen.append(AutoScrollCountdown(row: row.id, start: now, deadline: deadline + shift))
    }
    let gone = open.keys.filter { id in !trace.rows.contains { $0.id == id } }
    for id in gone { close(id, at: now) }
  }

  private mutating func close(_ row: ScrollerID, at time: TimeInterval) {
    guard let index = open.removeValue(forKey: row)?.index, seen.indices.contains(index) else { return }
    seen[index].end = time
  }
}

extension SceneEvent {
  /// True for an event that can start, end or move a countdown.
  var changesCountdown: Bool {
    switch kind {
    case .paused, .resumed, .motion(.requested(_, .autoplay, _, _)): true
    case .motion(.didSettle): !scroller.isFeed
    case .motion, .tapped, .strokeCancelled, .refreshing, .refreshed, .loadingMore, .loadedMore: false
    }
  }
}
