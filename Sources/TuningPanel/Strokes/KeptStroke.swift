import CollectionViews
package import Foundation
import SceneReadings
package import ScreenInterface
import Stage

/// A stroke of the user's with the places that everything had when it began.
package struct KeptStroke: Hashable {
  /// The place of one scroller, by its name in files.
  struct Place: Hashable {
    let name: String
    let offset: CGFloat
  }

  /// The events in the points of the scene, at the times when they happened.
  private(set) var events: [InputEvent]
  let places: [Place]
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

  mutating func append(_ event: InputEvent) { events.append(event) }

  /// The time of the first event, in seconds.
  var start: TimeInterval { events[0].timestamp }

  /// The time from the first event to the last, in seconds.
  var duration: TimeInterval { (events.last?.timestamp ?? start) - start }
}

/// Watches what reaches the scene, and keeps each stroke: a press until its release, or the wheel until it is silent.
struct StrokeKeeper {
  private var open: KeptStroke?
  private var isWheel = false
  /// The seconds without a notch after which a turn of the wheel is over.
  private static let silence: TimeInterval = 0.4

  /// Takes note of an event that is about to reach the scene; returns the stroke that ended with it.
  mutating func note(_ event: InputEvent, on stage: Stage) -> KeptStroke? {
    switch event.kind {
    case .pointer(let pointer): return note(pointer, event, on: stage)
    case .wheel:
      if isWheel, open != nil {
        append(event)
      } else if open == nil {
        begin(event, on: stage, isWheel: true)
      }
    default: break
    }
    return nil
  }

  /// Takes note of the time; returns the turn of the wheel that is over.
  mutating func advance(to time: TimeInterval) -> KeptStroke? {
    guard isWheel, let stroke = open, let last = stroke.events.last, time - last.timestamp > Self.silence
    else {
      return nil
    }
    open = nil
    return stroke
  }

  /// The time at which a turn of the wheel will be over; `nil` for none.
  var dueTime: TimeInterval? {
    isWheel ? open?.events.last.map { $0.timestamp + Self.silence + 0.001 } : nil
  }

  /// Adds an event to the stroke under way; one that goes on for too long is let go.
  private mutating func append(_ event: InputEvent) {
    open?.append(event)
    if let open, open.events.count > KeptStroke.mostEvents { self.open = nil }
  }

  private mutating func begin(_ event: InputEvent, on stage: Stage, isWheel: Bool) {
    open = KeptStroke(event, on: stage)
    self.isWheel = isWheel
  }

  private mutating func note(_ pointer: PointerEvent, _ event: InputEvent, on stage: Stage) -> KeptStroke? {
    switch pointer.phase {
    case .pressed: begin(event, on: stage, isWheel: false)
    case .moved: if !isWheel { append(event) }
    case .released:
      guard !isWheel, var stroke = open else { return nil }
      stroke.append(event)
      open = nil
      return stroke
    case .cancelled: open = nil
    }
    return nil
  }
}
