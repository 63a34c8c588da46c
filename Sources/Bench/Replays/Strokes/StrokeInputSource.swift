package import Foundation
package import ScreenInterface
package import Stage

/// A source that replays the events of an observed stroke, from a given time on.
package final class StrokeInputSource: InputSource {
  /// The time of the first event, in seconds; the scene has made its first frames by then.
  package static let beginning: TimeInterval = 0.1

  private let events: [InputEvent]
  private var played = 0

  /// Creates a source of events in the order of time; the first one is played at `beginning`, the others with
  /// their original intervals.
  package init(_ events: [InputEvent], from beginning: TimeInterval = StrokeInputSource.beginning) {
    let first = events.first?.timestamp ?? 0
    self.events = events.map { event in
      var moved = event
      moved.timestamp = Microseconds(seconds: event.timestamp - first + beginning).seconds
      return moved
    }
  }

  /// The time of the next event, in seconds; `nil` at the end.
  package var nextTime: TimeInterval? { played < events.count ? events[played].timestamp : nil }

  /// Plays the next event.
  package func playNext(on scene: any StagedContent) throws(ReplayError) -> FrameRequest? {
    guard played < events.count else { return nil }
    scene.play(events[played])
    played += 1
    return nil
  }
}
