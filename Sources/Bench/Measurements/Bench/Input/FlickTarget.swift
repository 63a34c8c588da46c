package import Foundation
import LayoutGeometry
package import ScreenInterface
import ScrollPhysics

/// A scene that records every pointer move with the button down, and shows a square that never stops moving.
package final class FlickTarget: ScreenContent {
  private struct State {
    var size = CGSize.zero
    var strokes: [PointerStroke] = []
    var isPressed = false
    var frames = 0
  }

  /// One stroke of the pointer.
  package struct PointerStroke {
    /// The moves between press and release.
    package var moves: [FlickMeasurement.Move] = []
    /// The time at which the stroke ended; `nil` while the button is down.
    var end: TimeInterval?
  }

  /// Creates a scene without a stroke.
  package init() {}

  /// Called after the first frame was shown.
  package var onFirstFrame: () -> Void = {}
  /// Returns true to close the window; called with the time of each frame.
  package var isOver: (TimeInterval) -> Bool = { _ in false }

  package private(set) var displayList = DisplayList(size: .zero, background: .clear)
  package let chromeList = DisplayList(size: .zero, background: .clear)
  package let pointerShape = PointerShape.arrow
  package let isMoving = true
  package let nextWakeTime: TimeInterval? = nil
  private var time: TimeInterval = 0
  private var state = State()

  /// The strokes that have ended.
  package var strokes: [PointerStroke] { state.strokes.filter { $0.end != nil } }

  /// The number of frames shown.
  package var frames: Int { state.frames }

  package func handle(_ event: InputEvent) {
    switch event.kind {
    case .window(.resized(let size, _)): state.size = size
    case .pointer(let pointer): note(pointer, at: event.timestamp)
    default: break
    }
  }

  package func advance(to time: TimeInterval) {
    self.time = time
    displayList.restart(size: state.size, background: Color(hex: 0xFAF4E6))
    let side = min(state.size.width, state.size.height) / 2
    let room = max(1, state.size.height - side)
    let y = (time * 300).truncatingRemainder(dividingBy: room)
    displayList.commands.append(
      DrawCommand(
        .fill(Color(hex: 0x185A8C), cornerRadius: 0), element: "bench/square",
        frame: CGRect(x: side / 2, y: y, width: side, height: side),
        clip: CGRect(origin: .zero, size: state.size)))
  }

  package func didPresent(_ frame: PresentedFrame) {
    state.frames += 1
    if state.frames == 1 { onFirstFrame() }
  }

  package func takePictureRequests() -> [PictureRequest] { [] }

  package func takeWindowRequests() -> [WindowRequest] { isOver(time) ? [.close] : [] }

  private func note(_ pointer: PointerEvent, at time: TimeInterval) {
    switch pointer.phase {
    case .pressed:
      state.isPressed = true
      state.strokes.append(PointerStroke())
    case .moved:
      guard state.isPressed else { return }
      let move = FlickMeasurement.Move(time: time, position: pointer.location.y)
      state.strokes[state.strokes.count - 1].moves.append(move)
    case .released, .cancelled:
      guard state.isPressed else { return }
      state.isPressed = false
      state.strokes[state.strokes.count - 1].end = time
    }
  }
}
