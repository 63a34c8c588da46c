import Foundation
import ScreenInterface

/// A scene's forecast of its next frame.
struct NextFrameForecast {
  var isMoving: Bool
  /// The time of the next change of a still scene.
  var nextWakeTime: TimeInterval?

  init(of content: any ScreenContent) {
    isMoving = content.isMoving
    nextWakeTime = isMoving ? nil : content.nextWakeTime
  }
}
