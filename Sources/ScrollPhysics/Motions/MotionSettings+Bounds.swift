import Foundation
import LayoutGeometry

extension MotionSettings {
  /// The longest allowed duration of a move, in seconds.
  static let longestMove: TimeInterval = 60

  private static let rates: ClosedRange<CGFloat> = 0.01...1e4
  private static let distances: ClosedRange<CGFloat> = 0...CGFloat.furthest

  /// The settings with every number limited to a usable range, so that each motion ends and none overflows.
  var bounded: MotionSettings {
    let normal = MotionSettings.uiKit
    var kept = self
    kept.rubberBandCoefficient = rubberBandCoefficient.bounded(to: 0...100, or: normal.rubberBandCoefficient)
    kept.bounceRate = bounceRate.bounded(to: Self.rates, or: normal.bounceRate)
    kept.snapRate = snapRate.bounded(to: Self.rates, or: normal.snapRate)
    kept.retargetDecays =
      retargetDecays.lowerBound.bounded(
        to: Self.rates, or: normal.retargetDecays.lowerBound)...retargetDecays.upperBound.bounded(
        to: Self.rates, or: normal.retargetDecays.upperBound)
    kept.landingStretch = landingStretch.bounded(to: 0...100, or: normal.landingStretch)
    kept.restDistance = restDistance.bounded(to: 0.001...1000, or: normal.restDistance)
    kept.requestLimit = requestLimit.bounded(to: 0.001...Self.longestMove, or: normal.requestLimit)
    kept.requestCurve.duration = requestCurve.duration.bounded(
      to: 0...Self.longestMove, or: normal.requestCurve.duration)
    kept.sampleInterval = sampleInterval.bounded(to: 1e-6...1, or: normal.sampleInterval)
    kept.quietTime = quietTime.bounded(to: 0...Self.longestMove, or: normal.quietTime)
    kept.directionDeadBand = directionDeadBand.bounded(to: Self.distances, or: normal.directionDeadBand)
    kept.stopHysteresis = stopHysteresis.bounded(to: Self.distances, or: normal.stopHysteresis)
    return kept
  }
}
