import Foundation
import Replays
import ScreenInterface

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

/// The strokes that scroll a row out of a screen of 320 points, and back again.
enum ScrollAwayStrokes {
  static var steps: [GestureStep.Kind] {
    [
      .pull(from: CGPoint(x: 180, y: 300), by: CGPoint(x: 0, y: -268), in: 0.45, hold: 0.15), .wait(0.3),
      .pull(from: CGPoint(x: 180, y: 30), by: CGPoint(x: 0, y: 276), in: 0.45, hold: 0.15), .wait(0.5),
    ]
  }
}
