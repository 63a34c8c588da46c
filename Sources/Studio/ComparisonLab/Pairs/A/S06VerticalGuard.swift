import Foundation
import Replays

/// Article A: a call is ignored when the feed has moved by more than a threshold since the last ignored one.
enum S06VerticalGuard {
  /// The threshold, in points; the article has one but does not give its value.
  private static let threshold: CGFloat = 10

  static var pair: LabPair {
    LabPair(
      "S06", LabName("縦の見張り", "The vertical guard"),
      failure:
        "A slow vertical drag passes for a movement of the row, and during a quick one real movements are lost.",
      origin: .code,
      measures: [
        LabMetricName("calls that say the row moved while only the feed did"),
        LabMetricName("movements of the row that the guard threw away"),
      ],
      curve: LabCurve("calls taken wrongly"), setting: setting,
      stroke: [
        .pull(from: CGPoint(x: 250, y: 150), by: CGPoint(x: -30, y: -60), in: 1.4, hold: 0.1), .wait(0.3),
        .flickLeft(from: CGPoint(x: 300, y: 60), velocity: 1400),
        .pull(from: CGPoint(x: 180, y: 230), by: CGPoint(x: 0, y: -190), in: 0.4), .wait(1),
      ],
      naive: { _ in naive }, cured: { _ in HandlerCallScreen.cured(reading: reading) })
  }

  private static var setting: LabSetting {
    LabSetting(
      rateDependence: "The handler is called once a frame, so that a higher rate calls it more often.")
  }

  private static var naive: LabSide {
    HandlerCallScreen.side(reading: reading) { book, offset in
      if abs(offset.y - book.state.y) > threshold {
        book.state.y = offset.y
        book.state.ignored += 1
      } else {
        book.state.taken += 1
      }
    }
  }

  private static func reading(_ state: HandlerCallMetric.State) -> [Double] {
    [Double(state.phantom), Double(state.dropped)]
  }
}
