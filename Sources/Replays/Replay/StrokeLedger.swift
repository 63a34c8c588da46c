package import ScreenInterface
import ScrollPhysics
package import Stage

/// Whose motion is whose while events are played: which stroke each scroller was last dragged by.
package struct StrokeLedger {
  /// How many strokes were begun.
  private var strokes = 0
  /// By a scroller's id, the number of the stroke that let it go last.
  private var letGo: [String: Int] = [:]

  package init() {}

  /// Notes an event that is about to be played on a scene of which `trace` tells.
  package mutating func note(_ event: InputEvent, before trace: @autoclosure () -> FrameTrace) {
    guard case .pointer(let pointer) = event.kind else { return }
    switch pointer.phase {
    case .moved: break
    case .pressed: strokes += 1
    case .released, .cancelled:
      for (id, motion) in trace().scrollers where motion.cause == .drag { letGo[id] = strokes }
    }
  }

  /// The stroke that holds a scroller, or that let it go last; `nil` where none ever did.
  package func stroke(of id: String, in trace: FrameTrace) -> Int? {
    let phase = trace.scrollers.first { $0.id == id }?.motion.phase
    return phase == .dragging || phase == .tracking ? strokes : letGo[id]
  }

  /// Who moves a scroller, for people: `fling of stroke 4`; `nil` where nobody ever did.
  func cause(of id: String, in trace: FrameTrace) -> String? {
    let motion = trace.scrollers.first { $0.id == id }?.motion
    guard let motion, let cause = motion.cause else {
      return letGo[id].map { "none at rest, last moved by stroke \($0)" }
    }
    switch cause {
    case .drag: return "drag of stroke \(stroke(of: id, in: trace) ?? strokes)"
    case .fling: return letGo[id].map { "fling of stroke \($0)" } ?? "fling"
    default: return cause.rawValue + (motion.request.map { " of request \($0)" } ?? "")
    }
  }
}

extension FrameTrace {
  /// Every scroller that the frame tells of, the feed under the name that it has among the variables.
  fileprivate var scrollers: [(id: String, motion: MotionTrace)] {
    [("feed", feed)] + rows.map { ($0.id, $0.motion) }
  }
}
