import Foundation
import SceneReadings
import ScreenInterface
import Stage

/// A loop that replays a stroke on the scene: it resets the scroll positions, plays the events and waits for rest.
///
/// All its actions are events and edits, so that a recording of the window contains them.
struct StrokeReplayLoop {
  private enum Phase: Hashable {
    /// The next round starts at this time.
    case waiting(until: TimeInterval)
    /// A round started at this time, and this number of events was played.
    case playing(since: TimeInterval, played: Int)
    /// All events of a round that started at this time were played, and the content comes to rest.
    case settling(since: TimeInterval)
  }

  /// The stroke, which moves with a feed that is scrolled between two rounds.
  private(set) var stroke: RecordedStroke
  /// The scroll views that are reset before each round, by their names in files.
  let scrollers: Set<String>
  private var phase: Phase
  /// True when time was paused in the middle of a round.
  private var hasStoodStill = false
  /// The time between the end of a round and the next one, in seconds.
  private static let pause: TimeInterval = 0.7

  init(_ stroke: RecordedStroke, on scrollers: Set<String>, at time: TimeInterval) {
    self.stroke = stroke
    self.scrollers = scrollers
    phase = .waiting(until: time)
  }

  /// True while the loop holds the pointer's button down.
  private(set) var isPressed = false

  /// The time of the next event or round; `nil` while content comes to rest.
  var nextTime: TimeInterval? {
    switch phase {
    case .waiting(let time): time
    case .playing(let start, let played):
      stroke.events.indices.contains(played)
        ? start + stroke.events[played].timestamp - stroke.start : start + stroke.duration
    case .settling: nil
    }
  }

  /// Plays what is due until `time` on `inside`.
  mutating func advance(to time: TimeInterval, on inside: any StagedContent) {
    if hasStoodStill {
      letGo(at: time, on: inside)
      (hasStoodStill, phase) = (false, .waiting(until: time))
    }
    if case .settling = phase, !inside.isMoving { phase = .waiting(until: time + Self.pause) }
    if case .waiting(let due) = phase, due <= time {
      if !scrollers.contains(ScrollerID.feedName) {
        stroke = stroke.going(with: RowScrollPosition.placedFeed(of: inside.stage))
      }
      for place in stroke.places where scrollers.contains(place.name) {
        _ = inside.perform(.offset(Double(place.offset), of: place.name), at: due)
      }
      phase = .playing(since: due, played: 0)
    }
    while case .playing(let start, let played) = phase {
      guard stroke.events.indices.contains(played) else {
        phase = .settling(since: start)
        return
      }
      var event = stroke.events[played]
      event.timestamp = start + event.timestamp - stroke.start
      guard event.timestamp <= time else { return }
      inside.handle(event)
      if case .pointer(let pointer) = event.kind {
        isPressed = pointer.phase == .pressed || (isPressed && pointer.phase == .moved)
      }
      phase = .playing(since: start, played: played + 1)
    }
  }

  /// Handles a pause of time: the round restarts afterwards.
  mutating func standStill() { hasStoodStill = true }

  /// Releases the pointer if the loop holds it; returns the played part of the round, `nil` between two rounds.
  @discardableResult
  mutating func letGo(at time: TimeInterval, on inside: any StagedContent) -> RecordedStroke? {
    var played: RecordedStroke?
    switch phase {
    case .waiting: break
    case .playing(let start, let count): played = stroke.played(count, from: start)
    case .settling(let start): played = stroke.played(stroke.events.count, from: start)
    }
    guard isPressed, let place = inside.stage.pointerLocation else { return played }
    let event = InputEvent(.pointer(PointerEvent(.cancelled, at: place)), at: time)
    inside.handle(event)
    isPressed = false
    played?.append(event)
    return played
  }
}
