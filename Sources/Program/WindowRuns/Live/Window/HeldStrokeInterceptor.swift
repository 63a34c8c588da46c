import Foundation
import ScreenInterface
import Stage

/// The interceptor that continues a stroke whose button was pressed in the window of a former process.
///
/// A window is told nothing of the release of a button whose press it has not seen, so the desktop is asked
/// before each frame whether the button is still down. A stroke that cannot be continued, such as a finger's,
/// is cancelled.
final class HeldStrokeInterceptor: SessionInterceptor {
  /// The content that the interceptor wraps.
  let inside: any StagedContent
  private let isDown: () -> Bool
  /// The last event of the stroke; `nil` once it has ended.
  private var held: PointerEvent?

  /// Creates an interceptor around `inside`, in which a stroke with this last event is under way; `nil` for
  /// none.
  ///
  /// `isDown` returns true while the desktop's primary button is down.
  init(on inside: any StagedContent, holding held: PointerEvent?, while isDown: @escaping () -> Bool) {
    self.inside = inside
    self.held = held
    self.isDown = isDown
  }

  func handle(_ event: InputEvent) {
    guard held != nil, case .pointer(let pointer) = event.kind else { return inside.handle(event) }
    switch pointer.phase {
    case .moved: move(to: pointer.location, at: event.timestamp)
    case .pressed:
      end(.released, at: event.timestamp)
      inside.handle(event)
    case .released, .cancelled: end(pointer.phase, at: event.timestamp)
    }
  }

  func advance(to time: TimeInterval) {
    if held != nil { follow(at: time) }
    inside.advance(to: time)
  }

  var isMoving: Bool { held != nil || inside.isMoving }

  private func follow(at time: TimeInterval) {
    guard let last = held else { return }
    if last.device != .mouse {
      end(.cancelled, at: time)
    } else if !isDown() {
      end(.released, at: time)
    }
  }

  private func move(to location: CGPoint, at time: TimeInterval) {
    guard var event = held else { return }
    (event.location, event.phase) = (location, .moved)
    held = event
    inside.handle(InputEvent(.pointer(event), at: time))
  }

  private func end(_ phase: PointerEvent.Phase, at time: TimeInterval) {
    guard let last = held else { return }
    held = nil
    let event = PointerEvent(phase, at: last.location, device: last.device)
    inside.handle(InputEvent(.pointer(event), at: time))
  }
}
