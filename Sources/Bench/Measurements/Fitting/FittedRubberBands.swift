import Foundation

/// The rubber-band coefficient fitted to all drags beyond an edge.
nonisolated struct FittedRubberBands {
  /// The coefficient, or the reason why it cannot be determined.
  let number: FittedNumber
  /// The remarks on assumptions that were made.
  private(set) var remarks: [String] = []

  private static let largestError = 0.15
  private static let relativeMisfit = 0.02
  private static let leastMisfit = 0.5
  private static let leastReach = 5.0

  init(_ strokes: [FittedStroke], fingers: FingerTrack?, noise: Double, on ground: FitAssumptions) {
    let drags = strokes.flatMap { Self.drags($0, fingers: fingers, noise: noise, on: ground) }
    let fits = drags.compactMap { RubberBandFit($0) }
    let believed = fits.filter {
      $0.error <= Self.largestError && $0.reach >= max(Self.leastReach, Self.leastReach * noise)
        && $0.misfit <= max(Self.leastMisfit, Self.relativeMisfit * $0.reach, noise)
        && FittedSetting.rubberBandCoefficient.range.contains($0.coefficient)
    }
    var estimates = FittedEstimates()
    for fit in believed { estimates.add(fit.coefficient, error: fit.coefficient * fit.error) }
    guard let mean = estimates.mean else {
      number = .unknown(Self.reason(drags: drags.count, fits: fits.count, hasFingers: fingers != nil))
      return
    }
    number = .known(mean.value, error: mean.error)
    if fingers == nil {
      remarks.append("for the rubber band the finger is taken to go on evenly beyond the edge")
    }
    if ground.viewport == nil, let length = believed.first?.viewport {
      remarks.append("the viewport's length is not known; \(FitNumberFormat.digits(length)) pt come nearest")
    }
  }

  private static func reason(drags: Int, fits: Int, hasFingers: Bool) -> String {
    if drags == 0 { return "nothing is dragged beyond an edge, as far as edges are known" }
    if hasFingers { return "no band comes near to the drag beyond the edge" }
    let cause =
      fits == 0
      ? "the drag does not come from well inside, so the finger's own pace is not seen"
      : "the finger does not go on evenly beyond the edge"
    return cause + "; a third column, finger, would show it"
  }

  /// Returns the drags of a stroke beyond each known edge.
  private static func drags(
    _ stroke: FittedStroke, fingers: FingerTrack?, noise: Double, on ground: FitAssumptions
  ) -> [RubberBandFit.Drag] {
    guard let stretch = stroke.stretch else { return [] }
    let times = stroke.stroke.times
    var dragged = times[...].prefix { $0 < stretch.start }
    // A finger counts from where it went down: before that content rests, or moves by itself.
    if let held = fingers?.held(among: Array(dragged)), !held.isEmpty { dragged = dragged[held] }
    return edges(of: stroke, stretch, on: ground).compactMap { edge, side in
      let offsets = dragged.indices.map { (stroke.stroke.offsets[$0] - edge) * side }
      guard offsets.contains(where: { $0 > 0 }) else { return nil }
      var drag = RubberBandFit.Drag(
        times: Array(dragged), offsets: offsets, noise: noise, viewport: ground.viewport)
      if let fingers { drag.fingers = fingers.places(at: drag.times, along: offsets) }
      return drag
    }
  }

  private static func edges(
    of stroke: FittedStroke, _ stretch: FreeMotionSegment, on ground: FitAssumptions
  ) -> [(edge: Double, side: Double)] {
    if ground.isLooped { return [] }
    if let edges = ground.edges { return [(edges.lowerBound, -1), (edges.upperBound, 1)] }
    guard stroke.meaning == .bounce else { return [] }
    let edge = stretch.destination
    return [(edge, stretch.offset(at: stretch.start) > edge ? 1 : -1)]
  }
}

/// The finger positions that were measured with a curve.
nonisolated struct FingerTrack: Sendable {
  private let times: [Double]
  private let places: [Double]

  /// Creates a track from the positions of a finger that is down, in units; `scale` units are one point.
  init(times: [Double], places: [Double?], scale: Double) {
    let known = zip(times, places).compactMap { time, place in place.map { (time, $0 / scale) } }
    self.times = known.map(\.0)
    self.places = known.map(\.1)
  }

  /// Returns the last samples, up to the end of `wanted`, during which the finger was down without a break.
  func held(among wanted: [Double]) -> Range<Int> {
    let known = Set(times)
    guard let last = wanted.lastIndex(where: known.contains) else { return 0..<0 }
    let up = wanted[..<last].lastIndex { !known.contains($0) }
    return (up.map { $0 + 1 } ?? 0)..<last + 1
  }

  /// Returns the positions at the `wanted` times, with their sign flipped if needed to grow as `offsets` do;
  /// empty when the finger was not down at all of them.
  ///
  /// Content follows a finger against the offset's sign, so both signs are accepted.
  func places(at wanted: [Double], along offsets: [Double]) -> [Double] {
    var known: [Double: Double] = [:]
    for (time, place) in zip(times, places) { known[time] = place }
    let found = wanted.compactMap { known[$0] }
    guard found.count == wanted.count, let first = found.first else { return [] }
    let together = zip(found, offsets).reduce(0) { $0 + ($1.0 - first) * ($1.1 - (offsets.first ?? 0)) }
    return together < 0 ? found.map { -$0 } : found
  }
}
