import Foundation
import ScreenInterface
import Stage

/// A recorder of the strokes on the scene: a press until its release, or the wheel until it is idle.
///
/// A stroke that interrupts a motion is kept with the strokes that caused it, so that its replay has the same motion.
struct StrokeRecorder {
  private enum PointerState: Hashable {
    case away
    case pressing
    case turning(last: TimeInterval)
  }

  /// The strokes since everything was at rest; the last one can be in progress.
  private var series: RecordedStroke?
  private var hand = PointerState.away
  /// The time without a notch after which a stroke of the wheel has ended, in seconds.
  private static let silence: TimeInterval = 0.4

  /// Records an event that is about to reach the scene; returns the stroke that ended with it.
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

  /// Advances the time; returns the stroke of the wheel that has ended.
  mutating func advance(to time: TimeInterval, isMoving: Bool) -> RecordedStroke? {
    if hand == .away, !isMoving { series = nil }
    guard case .turning(let last) = hand, time - last > Self.silence else { return nil }
    hand = .away
    return series
  }

  /// Discards everything, as when the scene is set to another time.
  mutating func forget() { self = StrokeRecorder() }

  /// Continues from a stroke that was replayed on the scene, and may still move it.
  mutating func goOn(from stroke: RecordedStroke) { (series, hand) = (stroke, .away) }

  /// The time at which a stroke of the wheel will have ended; `nil` for none.
  var dueTime: TimeInterval? {
    if case .turning(let last) = hand { last + Self.silence + 0.001 } else { nil }
  }

  /// Adds an event to the stroke in progress; one that lasts too long is discarded.
  private mutating func append(_ event: InputEvent) {
    series?.append(event)
    if let series, series.events.count > RecordedStroke.mostEvents { forget() }
  }

  /// Starts a stroke, as part of a series while content still moves from the previous strokes.
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
