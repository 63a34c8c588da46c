import Documents
import Measurements
import Replays
import ScreenInterface
import Stage

/// One moment of a scenario as it was just played, to be compared with its references.
public nonisolated struct GoldenMoment: Sendable, Hashable {
  /// The name that the script gave it.
  public var name: String
  /// Offsets, velocities, pages and what happened since the moment before, as JSON text.
  public var state: String
  /// What was painted, as text.
  public var drawList: String
  /// The pixels; `nil` where nothing renders.
  public var still: GoldenStill?

  /// Creates a moment.
  public init(_ name: String, state: String, drawList: String, still: GoldenStill? = nil) {
    self.name = name
    self.state = state
    self.drawList = drawList
    self.still = still
  }
}

extension GoldenMoment {
  /// How many decimals a state golden keeps: what every processor agrees on.
  nonisolated static let decimals = MotionVariable.decimals

  /// Takes the moment of a stage's last frame; `events` are those since the moment before.
  init(
    _ name: String, of stage: Stage, events: [FrameTrace.Event], masks: ElementMasks, still: GoldenStill?
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
