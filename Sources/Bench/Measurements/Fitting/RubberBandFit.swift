import Foundation
import ScrollPhysics

/// A fit of the rubber band to a drag beyond an edge.
///
/// A band makes content move less than the finger. If the finger was measured, the two are compared.
/// Otherwise the finger is assumed to continue beyond the edge at the speed of its approach, for as long as a
/// band fits.
nonisolated struct RubberBandFit: Hashable, Sendable {
  /// A drag to and beyond an edge.
  struct Drag {
    var times: [Double]
    /// The offsets, measured outwards from the edge: negative ones are inside.
    var offsets: [Double]
    /// The finger positions, measured like the offsets; empty when they are unknown.
    var fingers: [Double] = []
    var noise: Double
    /// The length of the viewport; `nil` when it is fitted too.
    var viewport: Double?
  }

  /// The slope of the band at the edge.
  let coefficient: Double
  /// The relative standard error of the coefficient.
  private(set) var error: Double
  /// The length of the viewport, given or fitted, in points.
  let viewport: Double
  /// The part of the distances that is not noise.
  let misfit: Double
  /// The largest offset beyond the edge that was used.
  let reach: Double

  private static let approachTime = 0.1
  private static let leastApproach = 5.0
  private static let evenPace = 0.8
  private static let price = 5.0
  private static let fewestOutside = 5
  private static let mostSamples = 400

  /// Fits the band; `nil` when too little of the drag is outside, or, without a finger, nothing of it is just inside.
  init?(_ drag: Drag) {
    // With a measured finger a drag can begin outside: its pull at that time is fitted too.
    let inside = drag.offsets.indices.last { drag.offsets[$0] <= 0 }
    guard let crossing = inside ?? (drag.fingers.isEmpty ? nil : 0),
      drag.offsets.count - crossing - 1 >= Self.fewestOutside,
      let peak = drag.offsets.indices.max(by: { drag.offsets[$0] < drag.offsets[$1] }), peak > crossing
    else { return nil }
    let from = drag.times[crossing] - Self.approachTime
    var first = crossing + 1
    let slack = 3 * drag.noise
    while first > 0, drag.times[first - 1] >= from, drag.offsets[first - 1] < drag.offsets[first] + slack {
      first -= 1
    }
    first = Self.moving(drag, from: first, to: crossing)
    // Content at rest at the edge does not follow a finger that has not moved far enough yet.
    if drag.offsets[first] > -Self.leastApproach { first = crossing + 1 }
    let found =
      drag.fingers.isEmpty
      ? Self.evenly(drag, first: first, crossing: crossing, peak: peak)
      : Self.byFinger(drag, first: first, crossing: crossing)
    guard let found else { return nil }
    self = found
  }

  /// Returns the first sample from which the approach has its later speed: a finger that starts to move is
  /// not uniform.
  private static func moving(_ drag: Drag, from first: Int, to crossing: Int) -> Int {
    func pace(_ one: Int, _ other: Int) -> Double {
      (drag.offsets[other] - drag.offsets[one]) / (drag.times[other] - drag.times[one])
    }
    var first = first
    while crossing - first > 2, pace(first, first + 1) < evenPace * pace(first + 1, crossing) { first += 1 }
    return first
  }

  private init(_ fit: NonlinearFit, _ drag: Drag, reach: Double) {
    coefficient = fit.numbers[0]
    error = fit.errors[0]
    viewport = drag.viewport ?? fit.numbers.last ?? 0
    misfit = fit.misfit
    self.reach = reach
  }

  /// Compares the content with the measured finger, which moved with it inside; fits the coefficient, the pull
  /// of the first sample outside, and the viewport.
  private static func byFinger(_ drag: Drag, first: Int, crossing: Int) -> RubberBandFit? {
    let outside = crossing + 1
    let start = [0.5, max(1, 2 * drag.offsets[outside])] + (drag.viewport == nil ? [800] : [])
    func fit(from begin: Int, to last: Int) -> NonlinearFit? {
      let samples = thinned(Array(begin...last))
      return NonlinearFit(from: start, leastNoise: drag.noise) { numbers in
        let band = band(numbers, drag)
        return samples.map { index in
          drag.offsets[index] - shown(drag.fingers[index] - drag.fingers[outside] + numbers[1], band)
        }
      }
    }
    let last = drag.offsets.count - 1
    guard let found = fit(from: first, to: last) else { return nil }
    // The last samples can belong to the return already, and the first ones to content that did not follow yet.
    let parts = (1...3).map { (last - outside) * $0 / 8 }.filter {
      $0 > 0 && last - outside - $0 >= fewestOutside
    }
    let rivals = parts.flatMap { [fit(from: first, to: last - $0), fit(from: outside + $0, to: last)] }
    var best = RubberBandFit(found, drag, reach: drag.offsets.max() ?? 0)
    best.doubt(beside: rivals.compactMap(\.self))
    return best
  }

  private mutating func doubt(beside rivals: [NonlinearFit]) {
    error = FitUncertainty.error(
      of: coefficient, error, beside: rivals.map { .init(number: $0.numbers[0], error: $0.errors[0]) })
  }

  /// Assumes a uniform finger; fits the coefficient, the speed and time of the approach, and the viewport.
  private static func evenly(_ drag: Drag, first: Int, crossing: Int, peak: Int) -> RubberBandFit? {
    guard crossing - first >= 2 else { return nil }
    let pace =
      (drag.offsets[crossing] - drag.offsets[first]) / (drag.times[crossing] - drag.times[first])
    let approach = drag.times[crossing] - drag.times[first]
    guard pace > 0, approach > 0 else { return nil }
    let start = [0.5, pace, approach] + (drag.viewport == nil ? [800] : [])
    func fit(from begin: Int? = nil, to last: Int) -> NonlinearFit? {
      let samples = thinned(Array((begin ?? first)...last))
      return NonlinearFit(from: start, leastNoise: drag.noise) { numbers in
        let band = band(numbers, drag)
        return samples.map { index in
          let pull = numbers[1] * (drag.times[index] - drag.times[first] - numbers[2])
          return drag.offsets[index] - shown(pull, band)
        }
      }
    }
    let step = max(1, (peak - crossing) / 24)
    let ends = stride(from: peak, through: crossing + fewestOutside, by: -step)
    let fits = ends.compactMap { last in fit(to: last).map { (last: last, fit: $0) } }
    let found = fits.min { one, other in
      cost(one.fit, one.last, drag) < cost(other.fit, other.last, drag)
    }
    guard let found else { return nil }
    // A finger that starts or slows down is not uniform: fits that begin later or end earlier give another number.
    let least = found.last - (found.last - crossing) * 2 / 5
    let later = (first + 1...crossing).prefix(3).compactMap { fit(from: $0, to: found.last) }
    var best = RubberBandFit(found.fit, drag, reach: drag.offsets[found.last])
    best.doubt(beside: later + fits.filter { (least..<found.last).contains($0.last) }.map(\.fit))
    return best
  }

  private static func cost(_ fit: NonlinearFit, _ last: Int, _ drag: Drag) -> Double {
    NonlinearFit.squares(fit.residuals) / (drag.noise * drag.noise) - price * Double(last)
  }

  private static func band(_ numbers: [Double], _ drag: Drag) -> RubberBand {
    RubberBand(
      dimension: CGFloat(drag.viewport ?? numbers[numbers.count - 1]), coefficient: CGFloat(numbers[0]))
  }

  private static func shown(_ pull: Double, _ band: RubberBand) -> Double {
    pull <= 0 ? pull : Double(band.offset(for: CGFloat(pull)))
  }

  private static func thinned(_ indices: [Int]) -> [Int] {
    guard indices.count > mostSamples else { return indices }
    return (0..<mostSamples).map { indices[$0 * (indices.count - 1) / (mostSamples - 1)] }
  }
}
