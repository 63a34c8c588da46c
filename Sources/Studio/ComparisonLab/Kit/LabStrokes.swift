import Foundation
import Replays

/// The mouse strokes that several pairs share.
nonisolated enum LabStrokes {
  /// Returns a click that lasts `duration` seconds.
  static func tap(_ x: CGFloat, _ y: CGFloat, lasting duration: TimeInterval = 0.06) -> GestureStep.Kind {
    var tap = DragStep(path: [.point(CGPoint(x: x, y: y))])
    tap.duration = duration
    return .drag(tap)
  }

  /// Returns a drag at a constant speed that rests for `hold` seconds before the release.
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
