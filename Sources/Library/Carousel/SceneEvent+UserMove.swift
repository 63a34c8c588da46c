import SceneReadings
import ScrollPhysics

extension SceneEvent {
  /// True when the user moved a row: by a drag, the wheel, a key or its dots.
  var isUserMove: Bool {
    guard case .motion(let kind) = kind else { return false }
    switch kind {
    case .requested(_, let cause, _, _): return cause == .key || cause == .dots
    case .stopChanged(_, let cause): return cause == .wheel
    case .phaseChanged(let phase): return phase == .dragging
    default: return false
    }
  }
}
