import Foundation
import ScreenInterface
import ScrollPhysics
import Stage

/// Counts the strokes of the pointer and knows by which of them each scroller was touched last.
///
/// It stands between what plays the events and the scene, and changes nothing.
final class StrokeCounter: ScreenContentWrapper {
  private struct State {
    var count = 0
    var strokes: [String?: Int] = [:]
  }

  let content: any ScreenContent
  private var state = State()

  init(_ content: any ScreenContent) { self.content = content }

  func handle(_ event: InputEvent) {
    if case .pointer(let pointer) = event.kind, pointer.phase == .pressed { state.count += 1 }
    content.handle(event)
  }

  /// Notes who was dragged in a frame.
  func note(_ trace: FrameTrace) {
    for event in trace.events {
      guard case .motion(.phaseChanged(let phase)) = event.kind, [.tracking, .dragging].contains(phase)
      else { continue }
      state.strokes[event.row] = state.count
    }
  }

  /// The stroke that touched a row last, or the feed where `row` is `nil`; `nil` where none did.
  func stroke(of row: String?) -> Int? { state.strokes[row] }
}
