import Documents
public import SceneReadings
import ScreenInterface
public import Stage

/// Writes a run as JSON Lines: what happened, each at its instant, then the frame that shows it.
///
/// One line a frame that shows something new or in which something happened, and one when everything has become idle;
/// the other frames are left out.
/// Numbers have at most six decimals, keys a fixed order, so that two runs can be compared as text.
public final class FrameLog {
  /// How many decimals a number of the log has at most.
  public static let decimals = 6

  private struct State {
    var shown: DisplayList?
    var wasMoving = false
  }

  private var state = State()
  private let sink: (String) -> Void

  /// Creates a log; `sink` gets whole lines, each call ending with a line feed, and is to pass them on at once.
  public init(to sink: @escaping (String) -> Void) { self.sink = sink }

  /// Notes the frame that `stage` has just made.
  public func note(_ stage: Stage) {
    let trace = stage.trace
    let isMoving = stage.isMoving
    let list = stage.displayList
    let isDrawn = state.shown != list || !trace.events.isEmpty || (state.wasMoving && !isMoving)
    state.shown = list
    state.wasMoving = isMoving
    if isDrawn { sink(Self.text(of: trace)) }
  }

  /// The lines of one frame: its events in the order of time, then the frame.
  public static func text(of trace: FrameTrace) -> String {
    let lines = trace.events.compactMap(\.json) + [trace.json]
    return lines.map { $0.text(decimals: decimals) + "\n" }.joined()
  }
}
