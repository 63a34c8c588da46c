package import SceneReadings
package import ScreenInterface
import ScrollPhysics

/// Whose motion is whose while events are played: which stroke each scroller was last dragged by.
package struct StrokeLedger {
  /// How many strokes were begun.
  private var strokes = 0
  /// By scroller, the number of the stroke that let it go last.
  private var letGo: [ScrollerID: Int] = [:]

  package init() {}

  /// Notes an event that is about to be played on a scene of which `trace` tells.
  package mutating func note(_ event: InputEvent, before trace: @autoclosure () -> FrameTrace) {
    guard case .pointer(let pointer) = event.kind else { return }
    switch pointer.phase {
    case .moved: break
    case .pressed: strokes += 1
    case .released, .cancelled:
      for scroller in trace().scrollers where scroller.motion.cause == .drag { letGo[scroller.id] = strokes }
    }
  }

  /// The stroke that holds a scroller, or that let it go last; `nil` where none ever did.
  package func stroke(of id: ScrollerID, in trace: FrameTrace) -> Int? {
    let phase = trace.scrollers.first { $0.id == id }?.motion.phase
    return phase == .dragging || phase == .tracking ? strokes : letGo[id]
  }

  /// Who moves a scroller, for people: `fling of stroke 4`; `nil` where nobody ever did.
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
