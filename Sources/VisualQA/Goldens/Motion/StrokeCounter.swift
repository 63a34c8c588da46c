import Replays
import SceneReadings
import ScreenInterface
import Stage

/// A wrapper around a scene that counts the pointer's strokes on it and changes nothing.
final class StrokeCounter: ScreenContentWrapper {
  private struct State {
    var ledger = StrokeLedger()
  }

  let content: any ScreenContent
  private let stage: Stage
  private var state = State()

  init(_ stage: Stage) {
    content = stage
    self.stage = stage
  }

  func handle(_ event: InputEvent) {
    state.ledger.note(event, before: stage.trace)
    content.handle(event)
  }

  /// The number of the stroke that holds a row, or `feed`, or last let it go; `nil` when none ever did.
  func stroke(of id: ScrollerID, in trace: FrameTrace) -> Int? { state.ledger.stroke(of: id, in: trace) }
}
