import Documents
public import SceneReadings
import ScreenInterface
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
