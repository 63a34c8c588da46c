import Foundation
import ScrollPhysics

/// A fit of deceleration, spring and rubber band to a curve that was measured elsewhere.
///
/// The curve is split into strokes at its rests. In each stroke the time of the release is searched for, and
/// the free motion from there on is fitted by the closed forms of `ScrollPhysics`. A drag beyond an edge
/// determines the rubber band. Every number is in seconds, in points of the scroll view, or has no unit.
package nonisolated struct MotionFit: Sendable {
  /// The largest number of samples of a curve that are fitted.
  package static let capacity = 20_000
  /// The largest number of strokes of a curve that are fitted; later ones are left out.
  package static let mostStrokes = 50

  /// The longest time between two samples, in seconds, of a curve that shows a motion.
  private static let slowestPace = 1.0

  /// The curve, in points.
  package let curve: MotionSeries
  /// The noise of the offsets, as a standard deviation in points.
  package let noise: Double
  /// The number of each setting, or the reason why it cannot be determined.
  package private(set) var numbers: [FittedSetting: FittedNumber] = [:]
  /// The remarks on what was assumed or left out, one sentence each.
  package private(set) var remarks: [String] = []
  let strokes: [FittedStroke]

  /// Fits a curve in units of which `ground.scale` are one point.
  ///
  /// `fingers` are the finger positions in the unit of the offsets; empty when they were not measured. A
  /// position is `nil` where no finger was down.
  package init(_ series: MotionSeries, fingers: [Double?] = [], on ground: FitAssumptions = FitAssumptions())
  {
    let times = series.samples.map(\.time)
    let offsets = series.samples.map { $0.offset / ground.scale }
    let curve = MotionSeries(
      zip(series.samples, offsets).map { sample, offset in
        var point = MotionSeries.Sample(time: sample.time, offset: offset)
        (point.lap, point.phase) = (sample.lap, sample.phase)
        return point
      })
    let noise = NoiseEstimator.deviation(times: times, values: offsets)
    (self.curve, self.noise) = (curve, noise)
    let all = curve.partsWithoutRequests.flatMap { part in
      CurveStroke.strokes(
        times: part.samples.map(\.time), offsets: part.samples.map(\.offset), noise: noise)
    }
    var ground = ground
    func fitted() -> [FittedStroke] {
      all.prefix(Self.mostStrokes).compactMap { FittedStroke($0, noise: noise, on: ground) }
    }
    let first = fitted()
    let isUnknown = ground.edges == nil && !ground.hasStops && !ground.isLooped
    ground.hasStops = ground.hasStops || (isUnknown && first.contains { $0.meaning == .snap })
    strokes = ground.hasStops && isUnknown ? fitted() : first
    if let first = curve.requestTimes.first {
      let count = curve.requestTimes.count
      remarks.append(
        "\(count == 1 ? "a move" : "\(count) moves") that no hand made \(count == 1 ? "is" : "are") left out, "
          + "\(count == 1 ? "at" : "the first at") \(FitNumberFormat.number(first, decimals: 2)) s")
    }
    if all.count > Self.mostStrokes {
      remarks.append("only the first \(Self.mostStrokes) of \(all.count) strokes were fitted")
    }
    let hands = fingers.isEmpty ? nil : FingerTrack(times: times, places: fingers, scale: ground.scale)
    let bands = FittedRubberBands(strokes, fingers: hands, noise: noise, on: ground)
    numbers = FittedNumbers(strokes, bands: bands, on: ground).numbers
    if ground.hasStops, isUnknown {
      remarks.append("a release goes on by a spring, so content is taken to rest at stops")
    }
    note(bands, ground)
  }

  /// True when the noise is no larger than that of whole pixels.
  package var isQuiet: Bool { noise <= NoiseEstimator.least }

  /// True when the curve has a motion that is large enough to be fitted.
  package var hasStrokes: Bool { !strokes.isEmpty }

  /// The reason why nothing can be fitted; `nil` when there is a motion that is large enough.
  package var refusal: String? { hasStrokes ? nil : remarks.joined(separator: "; ") }

  /// True when there is free motion, settings explain all of it, and no two strokes contradict each other.
  package var isExplained: Bool {
    !strokes.isEmpty && strokes.allSatisfy(\.meaning.isExplained) && contradictions.isEmpty
  }

  /// The settings for which strokes give different numbers, with the lowest and the highest.
  private var contradictions: [(FittedSetting, ClosedRange<Double>)] {
    FittedNumbers.estimates(strokes).compactMap { setting, estimates in
      estimates.disagreement.map { (setting, $0) }
    }.sorted { $0.0.rawValue < $1.0.rawValue }
  }

  private mutating func note(_ bands: FittedRubberBands, _ ground: FitAssumptions) {
    if strokes.isEmpty { remarks.append("nothing in the curve moves far enough to be fitted") }
    if let pace = curve.pace, pace >= Self.slowestPace {
      remarks.append(
        "its samples are \(FitNumberFormat.number(pace, decimals: 1)) s apart, as if times were milliseconds; they are read as "
          + "seconds")
    }
    for stroke in strokes {
      let from = FitNumberFormat.number(stroke.stroke.times.first ?? 0, decimals: 2)
      if stroke.meaning == .unexplained {
        let nearest = stroke.stretch.map { stretch in
          let part = FitNumberFormat.number((stroke.stroke.times.last ?? 0) - stretch.start, decimals: 2)
          return
            "; to its last \(part) s \(stretch.words) comes nearest, \(FitNumberFormat.digits(stretch.rms)) pt off"
        }
        remarks.append("no setting explains how the stroke at \(from) s runs out" + (nearest ?? ""))
      } else if let spring = stroke.spring, let fling = stroke.stretch {
        remarks.append(
          "the stroke at \(from) s ends like \(fling.words), and \(spring.words) to "
            + "\(FitNumberFormat.number(spring.destination, decimals: 1)) explains more of it: which one is not determined; "
            + "--feed with --row knows whether content rests there")
      } else if stroke.meaning == .astray, let place = stroke.stretch?.destination {
        remarks.append(
          "the stroke at \(from) s springs to \(FitNumberFormat.number(place, decimals: 1)), where no edge is known"
        )
      }
    }
    for case let (stroke, stretch?) in strokes.map({ ($0, $0.stretch) }) where stroke.meaning == .flingToEdge
    {
      let place = stretch.destination
      guard let edges = ground.edges, !edges.isEnd(place, within: max(FittedStroke.nearness, 4 * noise))
      else {
        continue
      }
      remarks.append(
        "the curve meets an edge at \(FitNumberFormat.number(place, decimals: 1)), where the row has none: its edges are "
          + "\(FitNumberFormat.number(edges.lowerBound, decimals: 1)) and \(FitNumberFormat.number(edges.upperBound, decimals: 1))"
      )
    }
    for (setting, range) in contradictions {
      let ends = [range.lowerBound, range.upperBound].map {
        FitNumberFormat.digits(setting.value(ofRate: $0))
      }
      remarks.append(
        "the strokes contradict each other: \(setting.rawValue) is \(ends[0]) in one and \(ends[1]) in another"
      )
    }
    if strokes.contains(where: { $0.meaning == .bounce }), ground.edges == nil {
      remarks.append(
        "a spring is taken for an edge's; one to a page looks the same, and --feed with --row tells them apart"
      )
    }
    remarks += bands.remarks
  }
}

nonisolated extension MotionSeries {
  /// The median time between two samples, in seconds; `nil` for fewer than two samples.
  fileprivate var pace: Double? {
    let pauses = zip(samples, samples.dropFirst()).map { $1.time - $0.time }.sorted()
    return pauses.isEmpty ? nil : pauses[pauses.count / 2]
  }
}

nonisolated extension ClosedRange<Double> {
  /// Returns true for a number that is close to one of the ends.
  func isEnd(_ value: Double, within distance: Double) -> Bool {
    abs(value - lowerBound) <= distance || abs(value - upperBound) <= distance
  }
}

/// An estimator of a measured curve's noise: the distance of each sample from a smooth curve through its neighbours.
nonisolated enum NoiseEstimator {
  /// The smallest noise that is assumed, in points: offsets read from pixels are not more exact.
  static let least = 0.1

  /// Returns the standard deviation of the noise, in the unit of the values; at least `least`.
  ///
  /// Each sample is compared with the cubic through two neighbours on each side, and the median is taken. A
  /// press or a release among them does not change the median.
  static func deviation(times: [Double], values: [Double]) -> Double {
    var distances: [Double] = []
    for index in values.indices.dropFirst(2).dropLast(2) {
      let near = [index - 2, index - 1, index + 1, index + 2]
      guard near.contains(where: { values[$0] != values[index] }) else { continue }
      let weights = near.map { place in
        near.filter { $0 != place }.reduce(1.0) { product, other in
          product * (times[index] - times[other]) / (times[place] - times[other])
        }
      }
      let smooth = zip(near, weights).reduce(0) { $0 + values[$1.0] * $1.1 }
      let spread = 1 + weights.reduce(0) { $0 + $1 * $1 }
      distances.append(abs(values[index] - smooth) / spread.squareRoot())
    }
    guard !distances.isEmpty else { return least }
    distances.sort()
    // The median distance of a normal distribution is 0.6745 standard deviations.
    return max(least, distances[distances.count / 2] / 0.6745)
  }
}

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
