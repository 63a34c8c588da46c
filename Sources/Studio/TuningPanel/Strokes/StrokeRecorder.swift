import Foundation
import ScreenInterface
import Stage

/// Watches what reaches the scene, and keeps each stroke: a press until its release, or the wheel until it is silent.
///
/// A stroke that meets moving content is kept with those that set it in motion, so that it meets the same motion again.
struct StrokeRecorder {
  private enum PointerState: Hashable {
    case away
    case pressing
    case turning(last: TimeInterval)
  }

  /// The strokes since everything stood still; the last one may be under way.
  private var series: RecordedStroke?
  private var hand = PointerState.away
  /// The seconds without a notch after which a turn of the wheel is over.
  private static let silence: TimeInterval = 0.4

  /// Takes note of an event that is about to reach the scene; returns the stroke that ended with it.
  mutating func note(_ event: InputEvent, on stage: Stage) -> RecordedStroke? {
    switch event.kind {
    case .pointer(let pointer): return note(pointer, event, on: stage)
    case .wheel:
      if hand == .away { begin(event, on: stage) } else { append(event) }
      if hand != .pressing { hand = .turning(last: event.timestamp) }
    default: break
    }
    return nil
  }

  /// Takes note of the time and of what the scene does then; returns the turn of the wheel that is over.
  mutating func advance(to time: TimeInterval, isMoving: Bool) -> RecordedStroke? {
    if hand == .away, !isMoving { series = nil }
    guard case .turning(let last) = hand, time - last > Self.silence else { return nil }
    hand = .away
    return series
  }

  /// Forgets everything, as when the scene is brought to another time.
  mutating func forget() { self = StrokeRecorder() }

  /// Goes on from a stroke that was played on the scene, and may still move it.
  mutating func goOn(from stroke: RecordedStroke) { (series, hand) = (stroke, .away) }

  /// The time at which a turn of the wheel will be over; `nil` for none.
  var dueTime: TimeInterval? {
    if case .turning(let last) = hand { last + Self.silence + 0.001 } else { nil }
  }

  /// Adds an event to the stroke under way; one that goes on for too long is let go.
  private mutating func append(_ event: InputEvent) {
    series?.append(event)
    if let series, series.events.count > RecordedStroke.mostEvents { forget() }
  }

  /// Begins a stroke, as part of a series where content still moves from the strokes before.
  private mutating func begin(_ event: InputEvent, on stage: Stage) {
    if let series, series.size == stage.sceneSize,
      event.timestamp - series.start < RecordedStroke.longestSeries
    {
      append(event)
    } else {
      series = RecordedStroke(event, on: stage)
    }
  }

  private mutating func note(_ pointer: PointerEvent, _ event: InputEvent, on stage: Stage) -> RecordedStroke?
  {
    switch pointer.phase {
    case .pressed:
      begin(event, on: stage)
      hand = .pressing
    case .moved: if hand == .pressing { append(event) }
    case .released:
      guard hand == .pressing else { return nil }
      append(event)
      hand = .away
      return series
    case .cancelled: if hand == .pressing { forget() }
    }
    return nil
  }
}
