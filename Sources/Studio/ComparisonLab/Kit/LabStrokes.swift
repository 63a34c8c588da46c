import Foundation
import Replays

/// The strokes of a mouse that several pairs share.
nonisolated enum LabStrokes {
  /// A click that lasts `duration` seconds.
  static func tap(_ x: CGFloat, _ y: CGFloat, lasting duration: TimeInterval = 0.06) -> GestureStep.Kind {
    var tap = DragStep(path: [.point(CGPoint(x: x, y: y))])
    tap.duration = duration
    return .drag(tap)
  }

  /// A drag at an even pace that rests for `hold` seconds before it lets go.
  static func drag(
    _ x: CGFloat, _ y: CGFloat, by distance: CGPoint, lasting duration: TimeInterval, hold: TimeInterval = 0
  ) -> GestureStep.Kind {
    var drag = DragStep(path: [.point(CGPoint(x: x, y: y))])
    drag.distance = distance
    drag.easing = .linear
    drag.duration = duration
    drag.hold = hold
    return .drag(drag)
  }
}
