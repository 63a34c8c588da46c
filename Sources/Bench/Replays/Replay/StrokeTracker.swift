package import SceneReadings
package import ScreenInterface
import ScrollPhysics

/// A record of which played stroke dragged each scroll view last.
package struct StrokeTracker {
  /// The number of strokes begun.
  private var strokes = 0
  /// The number of the stroke that released each scroll view last.
  private var letGo: [ScrollerID: Int] = [:]

  package init() {}

  /// Records an event that is about to be played on the scene that `trace` describes.
  package mutating func note(_ event: InputEvent, before trace: @autoclosure () -> FrameTrace) {
    guard case .pointer(let pointer) = event.kind else { return }
    switch pointer.phase {
    case .moved: break
    case .pressed: strokes += 1
    case .released, .cancelled:
      for scroller in trace().scrollers where scroller.motion.cause == .drag { letGo[scroller.id] = strokes }
    }
  }

  /// Returns the number of the stroke that holds a scroll view or released it last; `nil` when none did.
  package func stroke(of id: ScrollerID, in trace: FrameTrace) -> Int? {
    let phase = trace.scrollers.first { $0.id == id }?.motion.phase
    return phase == .dragging || phase == .tracking ? strokes : letGo[id]
  }

  /// Returns the cause of a scroll view's movement for messages: `fling of stroke 4`; `nil` when it never moved.
  func cause(ofScroller name: String, in trace: FrameTrace) -> String? {
    guard let scroller = trace.scrollers.first(where: { $0.id.name == name }) else { return nil }
    let (id, motion) = (scroller.id, scroller.motion)
    guard let cause = motion.cause else {
      return letGo[id].map { "none at rest, last moved by stroke \($0)" }
    }
    switch cause {
    case .drag: return "drag of stroke \(stroke(of: id, in: trace) ?? strokes)"
    case .fling: return letGo[id].map { "fling of stroke \($0)" } ?? "fling"
    default: return cause.rawValue + (motion.request.map { " of request \($0)" } ?? "")
    }
  }
}
