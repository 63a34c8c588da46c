import Foundation
import ScreenInterface
import Stage

/// Plays a stroke on the scene itself, again and again: it puts the scroller back, plays the events and waits for rest.
///
/// Everything it does are events and edits, so that a recording of the window contains it.
struct StrokeLoop {
  private enum Phase: Hashable {
    /// The next round begins at this time.
    case waiting(until: TimeInterval)
    /// A round began at this time, and so many events were played.
    case playing(since: TimeInterval, played: Int)
    /// Everything was played, and the content comes to rest.
    case settling
  }

  let stroke: KeptStroke
  /// The scroller that goes back to its place before each round, by its name in files.
  let scroller: String
  private var phase: Phase
  /// The seconds between the end of a round and the next one.
  private static let pause: TimeInterval = 0.7

  init(_ stroke: KeptStroke, on scroller: String, at time: TimeInterval) {
    self.stroke = stroke
    self.scroller = scroller
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

  /// Does what is due until `time` on `inside`.
  mutating func advance(to time: TimeInterval, on inside: any StagedContent) {
    if case .settling = phase, !inside.isMoving { phase = .waiting(until: time + Self.pause) }
    if case .waiting(let due) = phase, due <= time {
      let place = stroke.places.first { $0.name == scroller }
      if let place { _ = inside.perform(.offset(Double(place.offset), of: scroller), at: due) }
      phase = .playing(since: due, played: 0)
    }
    while case .playing(let start, let played) = phase {
      guard stroke.events.indices.contains(played) else {
        phase = .settling
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

  /// Lets go of the pointer if the loop holds it.
  func letGo(at time: TimeInterval, on inside: any StagedContent) {
    guard isPressed, let place = inside.stage.pointerLocation else { return }
    inside.handle(InputEvent(.pointer(PointerEvent(.cancelled, at: place)), at: time))
  }
}
