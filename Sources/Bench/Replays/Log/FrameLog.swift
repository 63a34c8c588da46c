public import Documents
public import Foundation
import LayoutGeometry
public import SceneReadings
import ScreenInterface
import ScrollPhysics
public import Stage

/// A log of a run in JSON Lines: the events, each with its time, followed by the frame that shows them.
///
/// There is one line for each frame that shows a change or has events, and one when everything has become
/// idle. Other frames are left out. Numbers have at most six decimals and keys a fixed order, so that two
/// runs can be compared as text.
public final class FrameLog {
  /// The largest number of decimals of a number in the log.
  public static let decimals = 6

  private struct State {
    var shown: DisplayList?
    var wasMoving = false
  }

  private var state = State()
  private let sink: (String) -> Void

  /// Creates a log that passes its lines to `sink`.
  ///
  /// Each call passes whole lines, the last one ending with a line feed. `sink` must write them at once.
  public init(to sink: @escaping (String) -> Void) { self.sink = sink }

  /// Writes the frame that `stage` has just made.
  public func note(_ stage: Stage) {
    let trace = stage.trace
    let isMoving = stage.isMoving
    let list = stage.displayList
    let isDrawn = state.shown != list || !trace.events.isEmpty || (state.wasMoving && !isMoving)
    state.shown = list
    state.wasMoving = isMoving
    if isDrawn { sink(Self.text(of: trace)) }
  }

  /// Returns the lines of one frame: its events in the order of time, then the frame.
  public static func text(of trace: FrameTrace) -> String {
    let lines = trace.events.compactMap(\.json) + [trace.json]
    return lines.map { $0.text(decimals: decimals) + "\n" }.joined()
  }
}

/// An interceptor that writes each frame to a log.
public final class LogInterceptor: SessionInterceptor {
  /// The content that the interceptor wraps.
  package let inside: any StagedContent
  private let log: FrameLog

  /// Creates an interceptor around `inside` that writes to `log`.
  package init(on inside: any StagedContent, to log: FrameLog) {
    self.inside = inside
    self.log = log
  }

  /// Advances the content's time and logs the frame.
  public func advance(to time: TimeInterval) {
    inside.advance(to: time)
    log.note(inside.stage)
  }
}

extension FrameTrace {
  /// The frame's line in the log: a `frame` object, to whose values a script's expectations refer.
  public var json: JSONValue {
    [
      "kind": "frame", "frame": .number(number), "t": .number(time), "feed": feedJSON,
      "rows": .array(rows.map(\.json)),
    ]
  }

  private var feedJSON: JSONValue {
    [
      feedAxis == .vertical ? "y" : "x": .number(feed.offset), "v": .number(feed.velocity),
      "phase": .string(feed.phase.rawValue),
      "direction": .string(feed.direction.name(on: feedAxis)),
      "intent": .string(feed.intent.name(on: feedAxis)),
      "cause": .optional(feed.cause?.rawValue),
    ]
  }
}

extension ScrollerTrace {
  var json: JSONValue {
    [
      "id": .string(id.name), "x": .number(motion.offset), "lap": .number(motion.lap),
      "v": .number(motion.velocity), "phase": .string(motion.phase.rawValue),
      "direction": .string(motion.direction.name(on: axis)),
      "intent": .string(motion.intent.name(on: axis)),
      "cause": .optional(motion.cause?.rawValue), "page": .optional(motion.page),
      "settledPage": .optional(motion.settledPage), "progress": .optional(motion.progress),
      "target": .optional(motion.targetPage), "pages": .optional(motion.pages),
      "request": .optional(motion.request), "dots": dots?.json ?? .null, "autoplay": autoplay?.json ?? .null,
    ]
  }
}

extension RowTrace.Dots {
  fileprivate var json: JSONValue { ["count": .number(count), "current": .number(current)] }
}

extension RowTrace.Autoplay {
  fileprivate var json: JSONValue {
    [
      "running": .bool(isRunning), "paused": .array(paused.map { .string($0) }),
      "deadline": .optional(deadline),
    ]
  }
}

extension SceneEvent {
  /// The event's line in the log; `nil` for a change of phase or direction, which the frame lines show.
  public var json: JSONValue? {
    guard let (name, details) = words else { return nil }
    let head: [JSONValue.Member] = [
      JSONValue.Member("kind", "event"), JSONValue.Member("t", .number(time)),
      JSONValue.Member("row", .optional(scroller.rowName)), JSONValue.Member("event", .string(name)),
    ]
    return .object(head + details)
  }

  private var words: (String, [JSONValue.Member])? {
    switch kind {
    case .motion(let motion): motion.words
    case .paused(let reason): ("paused", [JSONValue.Member("reason", .string(reason))])
    case .resumed(let reason): ("resumed", [JSONValue.Member("reason", .string(reason))])
    case .tapped(let element): ("tapped", [JSONValue.Member("element", .string(element.path))])
    case .refreshing: ("refreshing", [])
    case .refreshed: ("refreshed", [])
    case .loadingMore: ("loadingMore", [])
    case .loadedMore(let count): ("loadedMore", [JSONValue.Member("cards", .number(count))])
    case .pushed(let file): ("push", [JSONValue.Member("feed", .string(file))])
    case .popped(let file): ("pop", [JSONValue.Member("feed", .string(file))])
    case .strokeCancelled: ("strokeCancelled", [])
    }
  }
}

extension ScrollEvent.Kind {
  fileprivate var words: (String, [JSONValue.Member])? {
    switch self {
    case .requested(let id, let cause, let stop, let offset):
      return (
        "requested",
        [
          JSONValue.Member("id", .number(id)), JSONValue.Member("cause", .string(cause.rawValue)),
          JSONValue.Member("page", .optional(stop)), JSONValue.Member("offset", .optional(offset)),
        ]
      )
    case .ended(let id, let ending): return (ending.rawValue, [JSONValue.Member("id", .number(id))])
    case .willSettle(let offset, let stop):
      return (
        "willSettle",
        [JSONValue.Member("target", .optional(stop)), JSONValue.Member("offset", .number(offset))]
      )
    case .didSettle(let stop): return ("didSettle", [JSONValue.Member("page", .optional(stop))])
    case .stopChanged(let stop, let cause):
      return (
        "pageChanged",
        [JSONValue.Member("page", .number(stop)), JSONValue.Member("cause", .string(cause.rawValue))]
      )
    case .seamCrossed(let lap): return ("seamCrossed", [JSONValue.Member("lap", .number(lap))])
    case .directionChanged, .phaseChanged: return nil
    }
  }
}
