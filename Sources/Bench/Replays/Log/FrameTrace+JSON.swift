public import Documents
import Foundation
import LayoutGeometry
public import SceneReadings
import ScrollPhysics

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
