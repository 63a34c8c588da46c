import Foundation
import Replays

/// Article A: the visible-items handler is called for every movement, and does not say which view moved.
enum S03AmbiguousTick {
  static var pair: LabPair {
    LabPair(
      "S03", LabName("何が動いたか", "No cause given"),
      failure:
        "The row's handler is called just the same when only the feed moves, and the app believes that the "
        + "row did.",
      origin: .code,
      measures: [LabMetricName("of the calls during a slanting drag say the wrong axis", unit: "%")],
      curve: LabCurve("calls that say the wrong axis"),
      stroke: [
        .pull(from: CGPoint(x: 300, y: 90), by: CGPoint(x: -220, y: 0), in: 0.4), .wait(0.7),
        .pull(from: CGPoint(x: 250, y: 150), by: CGPoint(x: -70, y: -110), in: 0.6, hold: 0.1), .wait(0.4),
        .pull(from: CGPoint(x: 180, y: 60), by: CGPoint(x: 60, y: 110), in: 0.6, hold: 0.1), .wait(0.4),
        .pull(from: CGPoint(x: 300, y: 90), by: CGPoint(x: -220, y: 0), in: 0.4), .wait(0.7),
      ],
      naive: { _ in HandlerCallScreen.side(reading: reading) { book, _ in book.state.taken += 1 } },
      cured: { _ in HandlerCallScreen.cured(reading: reading) })
  }

  private static func reading(_ state: HandlerCallMetric.State) -> [Double] { [state.wrongShare] }
}
