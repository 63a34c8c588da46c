import CollectionViews
package import Foundation
import LayoutGeometry
import SceneReadings
package import ScreenInterface
import Stage

/// A stroke of the user's, after those that set the content in motion which it met, with the places that everything had
/// when the first of them began.
package struct RecordedStroke: Hashable {
  /// The place of one scroller, by its name in files.
  struct Place: Hashable {
    let name: String
    let offset: CGFloat
  }

  /// The events in the points of the scene, at the times when they happened.
  private(set) var events: [InputEvent]
  private(set) var places: [Place]
  /// The size of the scene, in points.
  package let size: CGSize

  /// The places of all scrollers at the beginning, in the words of `orihon demo --place`.
  package var placement: String {
    places.filter { $0.offset != 0 }.map { "\($0.name)=\($0.offset)" }.joined(separator: ",")
  }

  /// The events, of which the first happens at this time.
  package func events(from beginning: TimeInterval) -> [InputEvent] {
    events.map { event in
      var moved = event
      moved.timestamp = event.timestamp - start + beginning
      return moved
    }
  }

  /// The same stroke on a feed that has been scrolled since: it goes along with what it touched.
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

  /// The stroke as it was played from `beginning` on, up to so many events; `nil` for none.
  func played(_ count: Int, from beginning: TimeInterval) -> RecordedStroke? {
    guard count > 0 else { return nil }
    var part = self
    part.events = Array(events(from: beginning).prefix(count))
    return part
  }

  /// Begins with an event that has not reached the scene yet.
  init(_ first: InputEvent, on stage: Stage) {
    events = [first]
    size = stage.sceneSize
    places = stage.context.scrollViews.flatMap(\.placedMotions).map {
      Place(name: $0.id.name, offset: $0.contentOffset)
    }
  }

  /// The most events: a hand makes a few hundred a second, and a stroke of a minute is none to be tuned by.
  static let mostEvents = 20_000
  /// The seconds after which strokes that follow each other begin anew, for nobody waits longer for the last one.
  static let longestSeries: TimeInterval = 10

  mutating func append(_ event: InputEvent) { events.append(event) }

  /// The time of the first event, in seconds.
  var start: TimeInterval { events[0].timestamp }

  /// The time from the first event to the last, in seconds.
  var duration: TimeInterval { (events.last?.timestamp ?? start) - start }
}

extension InputEvent {
  /// The event so many points farther down.
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
