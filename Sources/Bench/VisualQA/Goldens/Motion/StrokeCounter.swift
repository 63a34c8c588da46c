import Replays
import SceneReadings
import ScreenInterface
import Stage

/// The interceptor that counts the pointer's strokes on its scene; it forwards everything unchanged.
final class StrokeCounter: SessionInterceptor {
  private struct State {
    var ledger = StrokeTracker()
  }

  let inside: any StagedContent
  private var state = State()

  init(on inside: any StagedContent) { self.inside = inside }

  func handle(_ event: InputEvent) {
    state.ledger.note(event, before: inside.stage.trace)
    inside.handle(event)
  }

  /// Returns the number of the stroke that holds a row, or `feed`, or released it last; `nil` when none did.
  func stroke(of id: ScrollerID, in trace: FrameTrace) -> Int? { state.ledger.stroke(of: id, in: trace) }
}
