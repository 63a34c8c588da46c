import CollectionViews
package import Foundation
import LayoutGeometry
import SceneReadings
package import ScreenInterface
import Stage

/// A recorded stroke of the user, with the strokes before it whose motion it interrupts, and the scroll
/// positions at their start.
package struct RecordedStroke: Hashable {
  /// The scroll position of one scroll view, by its name in files.
  struct Place: Hashable {
    let name: String
    let offset: CGFloat
  }

  /// The events in points of the scene, with their times.
  private(set) var events: [InputEvent]
  private(set) var places: [Place]
  /// The size of the scene, in points.
  package let size: CGSize

  /// The scroll positions at the beginning, in the syntax of `orihon demo --place`.
  package var placement: String {
    places.filter { $0.offset != 0 }.map { "\($0.name)=\($0.offset)" }.joined(separator: ",")
  }

  /// Returns the events, shifted so that the first one is at this time.
  package func events(from beginning: TimeInterval) -> [InputEvent] {
    events.map { event in
      var moved = event
      moved.timestamp = event.timestamp - start + beginning
      return moved
    }
  }

  /// Returns the same stroke for a feed that was scrolled since: it moves with the content that it touched.
  func going(with feed: PositionedMotion?) -> RecordedStroke {
    guard let feed, feed.axis == .vertical, let place = places.firstIndex(where: { $0.name == feed.id.name })
    else { return self }
    let way = places[place].offset - feed.contentOffset
    guard way != 0 else { return self }
    var moved = self
    moved.places[place] = Place(name: feed.id.name, offset: feed.contentOffset)
    moved.events = events.map { $0.moved(down: way) }
    return moved
  }

  /// Returns the stroke as played from `beginning`, up to this number of events; `nil` for none.
  func played(_ count: Int, from beginning: TimeInterval) -> RecordedStroke? {
    guard count > 0 else { return nil }
    var part = self
    part.events = Array(events(from: beginning).prefix(count))
    return part
  }

  /// Creates a stroke of an event that has not reached the scene yet.
  init(_ first: InputEvent, on stage: Stage) {
    events = [first]
    size = stage.sceneSize
    places = stage.context.scrollViews.flatMap(\.placedMotions).map {
      Place(name: $0.id.name, offset: $0.contentOffset)
    }
  }

  /// The largest number of events: a drag sends a few hundred per second, and a stroke of a minute is no use
  /// for tuning.
  static let mostEvents = 20_000
  /// The duration after which a series of successive strokes starts anew, in seconds, so that the last one comes soon.
  static let longestSeries: TimeInterval = 10

  mutating func append(_ event: InputEvent) { events.append(event) }

  /// The time of the first event, in seconds.
  var start: TimeInterval { events[0].timestamp }

  /// The time from the first event to the last, in seconds.
  var duration: TimeInterval { (events.last?.timestamp ?? start) - start }
}

extension InputEvent {
  /// Returns the event moved down by this many points.
  fileprivate func moved(down way: CGFloat) -> InputEvent {
    var event = self
    switch kind {
    case .pointer(var pointer):
      pointer.location.y += way
      event.kind = .pointer(pointer)
    case .wheel(var wheel):
      wheel.location.y += way
      event.kind = .wheel(wheel)
    default: break
    }
    return event
  }
}
