package import Foundation
package import Replays
package import SceneReadings
import Stage

/// The gesture scripts that are played on a scene while it is measured.
///
/// The first script turns the page of each row, waits for one row's auto-scroll, and flicks the feed down and up.
/// The second one flicks every row sideways.
package enum BenchScript {
  /// The longest wait for the auto-scroll of a row, in seconds.
  private static let longestCountdown: TimeInterval = 4

  /// Returns a script for a window of this size, in points, that shows these rows at first.
  package static func script(for size: CGSize, showing rows: [ScrollerTrace]) -> GestureScript {
    var steps = [GestureStep(.wait(0.6))]
    for row in rows.prefix(2) {
      steps.append(GestureStep(.flick(FlickStep(from: .row(row.id.name), velocity: 1500, angle: 180))))
      steps.append(GestureStep(.wait(0.7)))
    }
    if let countdown = rows.compactMap(\.autoplay?.deadline).min() {
      steps.append(GestureStep(.wait(min(countdown, longestCountdown))))
    }
    for round in 0..<60 {
      let isDown = round % 6 < 3
      let start = CGPoint(x: size.width / 2, y: size.height * (isDown ? 0.75 : 0.25))
      steps.append(
        GestureStep(.flick(FlickStep(from: .point(start), velocity: 2600, angle: isDown ? -90 : 90))))
      steps.append(GestureStep(.wait(1.1)))
    }
    return GestureScript(file: "bench", steps: steps)
  }

  /// Returns a script that keeps every row moving: it flicks the rows in turn, each before the last one rests.
  package static func script(forRows rows: [String]) -> GestureScript {
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
