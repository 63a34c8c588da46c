import Foundation
import ScrollPhysics

nonisolated extension MotionFit {
  /// The residual of the fit; `nil` when no setting explains any stroke.
  package var closeness: FitResidual? { FitResidual(strokes) }

  /// The time between samples of the fitted curve, in seconds.
  private static let interval: TimeInterval = 1 / 240
  /// The largest number of samples of one fitted stroke.
  private static let mostSamples = 4000

  /// The measured curve with the phases that were found in it.
  package var phased: MotionSeries {
    MotionSeries(
      curve.samples.map { sample in
        var sample = sample
        sample.phase = phase(at: sample.time)
        return sample
      })
  }

  /// The curve of the explained free motions, each as a lap of its own so that no line joins them.
  package var fitted: MotionSeries {
    var samples: [MotionSeries.Sample] = []
    for (lap, (stroke, stretch)) in strokes.explained.enumerated() {
      let end = max(stretch.start, min(stretch.end(), (stroke.times.last ?? 0) + 1))
      let count = min(Self.mostSamples, max(2, Int((end - stretch.start) / Self.interval)))
      for index in 0...count {
        let time = stretch.start + (end - stretch.start) * Double(index) / Double(count)
        var sample = MotionSeries.Sample(time: time, offset: stretch.offset(at: time))
        sample.lap = lap
        // The first sample has no velocity, so that no line of velocities joins the strokes.
        sample.velocity = index == 0 ? nil : stretch.velocity(at: time)
        samples.append(sample)
      }
    }
    return MotionSeries(samples)
  }

  private func phase(at time: TimeInterval) -> ScrollPhase {
    for fitted in strokes {
      guard let first = fitted.stroke.times.first, let last = fitted.stroke.times.last, time >= first,
        time <= last
      else { continue }
      guard let stretch = fitted.stretch, time >= stretch.start else { return .dragging }
      switch fitted.meaning {
      case .fling: return .decelerating
      case .flingToEdge: return time < stretch.crossing ?? time ? .decelerating : .bouncing
      case .bounce: return .bouncing
      case .snap: return .animating
      case .astray, .unclear, .unexplained: return .idle
      }
    }
    return .idle
  }
}
