import Documents
import Measurements
import Replays
import SceneReadings
import ScreenInterface
import Stage

/// One moment of a scenario as just played, to be compared with its references.
public nonisolated struct GoldenCapture: Sendable, Hashable {
  /// The name given by the script.
  public var name: String
  /// Offsets, velocities, pages and the events since the moment before, as JSON text.
  public var state: String
  /// The draw list, as text.
  public var drawList: String
  /// The pixels; `nil` when nothing renders.
  public var still: GoldenStill?

  /// Creates a moment.
  public init(_ name: String, state: String, drawList: String, still: GoldenStill? = nil) {
    self.name = name
    self.state = state
    self.drawList = drawList
    self.still = still
  }
}

extension GoldenCapture {
  /// The number of decimals in a state golden: as many as every processor agrees on.
  nonisolated static let decimals = MotionVariable.decimals

  /// Creates the moment from a stage's last frame; `events` are those since the moment before.
  init(
    _ name: String, of stage: Stage, events: [SceneEvent], masks: ElementMasks, still: GoldenStill?
  ) {
    let state: JSONValue = [
      "moment": .string(name), "frame": stage.trace.json.without("kind", "frame"),
      "events": .array(events.compactMap(\.json).map { $0.without("kind") }),
    ]
    self.init(
      name, state: state.indentedText(decimals: Self.decimals), drawList: masks.text(of: stage.displayList),
      still: still)
  }
}

nonisolated extension JSONValue {
  /// The object without some of its members.
  fileprivate func without(_ names: String...) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !names.contains($0.name) })
  }
}
