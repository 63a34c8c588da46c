package import Foundation
package import ScreenInterface
package import Stage

/// A source of the events of a stroke that was seen in a running scene, from a time of its own on.
package final class StrokeInput: InputSource {
  /// The time of the first event, in seconds, by which the scene has made its first frames.
  package static let beginning: TimeInterval = 0.1

  private let events: [InputEvent]
  private var played = 0

  /// Takes over events in the order of time; the first one is played at `beginning`, the others as long after it as
  /// they were.
  package init(_ events: [InputEvent], from beginning: TimeInterval = StrokeInput.beginning) {
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
  package func playNext(on scene: any StagedContent) throws(ReplayError) -> ReplayMark? {
    guard played < events.count else { return nil }
    scene.play(events[played])
    played += 1
    return nil
  }
}
