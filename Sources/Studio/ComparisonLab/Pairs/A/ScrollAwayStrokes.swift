import Foundation
import Replays

/// The strokes that scroll a row out of a screen of 320 points, and back again.
enum ScrollAwayStrokes {
  static var steps: [GestureStep.Kind] {
    [
      .pull(from: CGPoint(x: 180, y: 300), by: CGPoint(x: 0, y: -268), in: 0.45, hold: 0.15), .wait(0.3),
      .pull(from: CGPoint(x: 180, y: 30), by: CGPoint(x: 0, y: 276), in: 0.45, hold: 0.15), .wait(0.5),
    ]
  }
}
