public import Documents
import Foundation
public import SceneReadings
import ScreenInterface
import ScrollPhysics

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
