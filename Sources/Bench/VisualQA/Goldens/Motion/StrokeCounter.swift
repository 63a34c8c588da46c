import Replays
import SceneReadings
import ScreenInterface
import Stage

/// An interceptor that counts the pointer's strokes on its scene and changes nothing.
final class StrokeCounter: SessionInterceptor {
  private struct State {
    var ledger = LastStrokes()
  }

  let inside: any StagedContent
  private var state = State()

  init(on inside: any StagedContent) { self.inside = inside }

  func handle(_ event: InputEvent) {
    state.ledger.note(event, before: inside.stage.trace)
    inside.handle(event)
  }

  /// The number of the stroke that holds a row, or `feed`, or last let it go; `nil` when none ever did.
  func stroke(of id: ScrollerID, in trace: FrameTrace) -> Int? { state.ledger.stroke(of: id, in: trace) }
}
