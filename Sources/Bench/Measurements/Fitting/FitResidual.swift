package import Foundation
import ScrollPhysics

/// The distance between a measured curve and the motions fitted to it.
package nonisolated struct FitResidual: Hashable, Sendable {
  /// The settle time of a release: until content stays close to its resting offset, in seconds.
  package struct SettlingTime: Hashable, Sendable {
    /// The measured settle time.
    package let measured: TimeInterval
    /// The settle time of the fitted motion.
    package let fitted: TimeInterval
  }

  /// The number of samples compared: those of free motion that a setting explains.
  package let count: Int
  /// The root mean square of the distances, in points.
  package let rms: Double
  /// The largest distance, in points.
  package let largest: Double
  /// The time of the largest distance, in seconds.
  package let largestTime: TimeInterval
  /// The settle times of the strokes, except those whose end was not measured.
  package let settlings: [SettlingTime]

  /// Compares every explained segment; `nil` when there is none.
  init?(_ strokes: [FittedStroke]) {
    var distances: [(time: TimeInterval, distance: Double)] = []
    var settlings: [SettlingTime] = []
    for (stroke, stretch) in strokes.explained {
      let samples = zip(stroke.times, stroke.offsets).filter { $0.0 >= stretch.start }
      distances += samples.map { ($0.0, abs($0.1 - stretch.offset(at: $0.0))) }
      let near = max(MotionSeries.restDistance, stroke.stillness)
      guard let settled = stroke.settleTime(within: near) else { continue }
      let end = stretch.end(within: near)
      settlings.append(SettlingTime(measured: max(0, settled - stretch.start), fitted: end - stretch.start))
    }
    guard let furthest = distances.max(by: { $0.distance < $1.distance }) else { return nil }
    count = distances.count
    rms = (distances.reduce(0) { $0 + $1.distance * $1.distance } / Double(count)).squareRoot()
    (largest, largestTime) = (furthest.distance, furthest.time)
    self.settlings = settlings
  }
}

nonisolated extension Collection<FittedStroke> {
  /// The strokes whose free motion a setting explains, with that motion's segment.
  var explained: [(stroke: CurveStroke, stretch: FreeMotionSegment)] {
    compactMap { fitted in
      guard let stretch = fitted.stretch, fitted.meaning.isExplained else { return nil }
      return (fitted.stroke, stretch)
    }
  }
}
