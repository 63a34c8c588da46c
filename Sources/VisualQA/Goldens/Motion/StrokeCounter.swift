import Replays
import ScreenInterface
import Stage

/// Counts the strokes of the pointer that are played on a scene; it stands before it and changes nothing.
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

  /// The stroke that holds a row, or `feed`, or that let it go last; `nil` where none ever did.
  func stroke(of id: String, in trace: FrameTrace) -> Int? { state.ledger.stroke(of: id, in: trace) }
}
