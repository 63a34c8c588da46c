import Foundation
import VisualQA

/// What is done to a scene while it is measured: flicks down and up again, or sideways on every row.
enum BenchScript {
  /// A script for a window of this size, in points.
  static func script(for size: CGSize) -> GestureScript {
    var steps = [GestureStep(.wait(0.6))]
    for round in 0..<60 {
      let isDown = round % 6 < 3
      let start = CGPoint(x: size.width / 2, y: size.height * (isDown ? 0.75 : 0.25))
      steps.append(
        GestureStep(.flick(FlickStep(from: .point(start), velocity: 2600, angle: isDown ? -90 : 90))))
      steps.append(GestureStep(.wait(1.1)))
    }
    return GestureScript(file: "bench", steps: steps)
  }

  /// A script that keeps every row of a scene moving: a flick on each in turn, the next before the last one rests.
  static func script(forRows rows: [String]) -> GestureScript {
    var steps = [GestureStep(.wait(0.6))]
    for round in 0..<120 {
      for row in rows {
        let angle: CGFloat = round % 4 < 2 ? 180 : 0
        steps.append(GestureStep(.flick(FlickStep(from: .row(row), velocity: 1800, angle: angle))))
      }
      steps.append(GestureStep(.wait(0.1)))
    }
    return GestureScript(file: "bench", steps: steps)
  }
}
