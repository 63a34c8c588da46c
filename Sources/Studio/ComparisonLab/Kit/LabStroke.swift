import Foundation
import Replays
import ScreenInterface

/// The strokes that most pairs use, in points of one side's screen.
extension GestureStep.Kind {
  /// Drags at a constant speed from a point, and rests for `hold` seconds before the release.
  ///
  /// The first eight points are the slop of a press and move nothing.
  static func pull(
    from start: CGPoint, by distance: CGPoint, in duration: TimeInterval, hold: TimeInterval = 0
  ) -> GestureStep.Kind {
    var drag = DragStep(path: [.point(start)])
    drag.distance = distance
    drag.easing = .linear
    drag.duration = duration
    drag.hold = hold
    return .drag(drag)
  }

  /// Flicks the content to the left, from a point.
  static func flickLeft(from start: CGPoint, velocity: CGFloat = 900) -> GestureStep.Kind {
    .flick(FlickStep(from: .point(start), velocity: velocity, angle: 180))
  }

  /// Clicks at a point.
  static func click(_ point: CGPoint) -> [GestureStep.Kind] {
    [.press(at: .point(point), .mouse), .wait(0.06), .release]
  }
}
