import Foundation
import VisualQA

/// What is done to a feed while it is measured: flicks down and up again.
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
}
