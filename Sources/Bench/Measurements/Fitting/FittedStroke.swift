import Foundation

/// A stroke of a measured curve with the classification of its free motion.
nonisolated struct FittedStroke: Hashable, Sendable {
  /// The classification of a free motion.
  enum Interpretation: Hashable, Sendable {
    /// A fling that decelerated to rest.
    case fling
    /// A fling that reached an edge and bounced back to it.
    case flingToEdge
    /// A return from overscroll.
    case bounce
    /// A motion to a snap point, with its spring if it was one.
    case snap
    /// A spring to an offset where, as far as is known, no content rests.
    case astray
    /// A fling, or a spring to an offset that is no edge: the curve does not decide which.
    case unclear
    /// A motion that no setting explains.
    case unexplained

    /// True for a motion from which a setting can be determined.
    var isExplained: Bool {
      switch self {
      case .fling, .flingToEdge, .bounce, .snap: true
      case .astray, .unclear, .unexplained: false
      }
    }
  }

  /// The samples of the stroke.
  let stroke: CurveStroke
  /// The best-fitting free motion; `nil` when too few samples move.
  let stretch: FreeMotionSegment?
  /// The classification of that motion.
  let meaning: Interpretation
  /// The spring that fits an unclear motion better than a fling does; `nil` for any other motion.
  let spring: FreeMotionSegment?

  /// The distance from an edge within which a motion ends at that edge, in points.
  static let nearness = 1.5
  private static let leastWay = 8.0
  private static let leastShare = 0.08
  private static let relativeMisfit = 0.005
  private static let leastMisfit = 0.5
  private static let largestError = 0.25
  /// The shortest duration of a spring that is accepted, in its own time constants: a shorter segment of any
  /// curve looks like one.
  private static let leastSpringTimes = 2.5
  private static let leastSpringRate = 5.0
  private static let littleDoubt = 0.04
  private static let muchDoubt = 0.25

  /// Fits a stroke; `nil` when it is too small to fit.
  init?(_ stroke: CurveStroke, noise: Double, on ground: FitAssumptions) {
    guard stroke.reach >= Self.leastWay, stroke.reach >= Self.leastWay * noise else { return nil }
    self.stroke = stroke
    let samples = FreeMotionSegment.Samples(
      times: stroke.times, offsets: stroke.offsets, rest: stroke.rest, noise: noise)
    let found = ReleaseSearch.stretch(of: samples) { Self.doubt($0, noise: noise, on: ground) }
    stretch = found
    spring = found.flatMap { Self.spring(besides: $0, in: samples, stroke, on: ground) }
    guard let found, Self.isBelieved(found, of: stroke, noise: noise) else {
      meaning = .unexplained
      return
    }
    let likely = Self.meaning(of: found, after: stroke, noise: noise, on: ground)
    meaning = spring == nil ? likely : .unclear
  }

  /// Returns the duration of drag, in seconds, by which a motion must fit better than a fling: none where a
  /// spring is expected, and much where no spring can act.
  private static func doubt(_ stretch: FreeMotionSegment, noise: Double, on ground: FitAssumptions)
    -> TimeInterval
  {
    if stretch.form == .fling || ground.hasStops { return 0 }
    guard stretch.form == .spring, let edges = ground.edges else { return littleDoubt }
    let first = stretch.offset(at: stretch.start)
    return edges.contains(first) ? muchDoubt : 0
  }

  /// Returns the spring within known edges that fits better than a fast fling; a slow fling is no spring.
  private static func spring(
    besides fling: FreeMotionSegment, in samples: FreeMotionSegment.Samples, _ stroke: CurveStroke,
    on ground: FitAssumptions
  ) -> FreeMotionSegment? {
    guard let edges = ground.edges, !ground.hasStops, fling.form == .fling, fling.rates[0] >= leastSpringRate,
      let free = ReleaseSearch.stretch(of: samples), free.form == .spring, edges.contains(free.destination)
    else { return nil }
    return isBelieved(free, of: stroke, noise: samples.noise) ? free : nil
  }

  /// Returns true for a motion that fits closely, lasts long enough to be distinguished, and has plausible rates.
  private static func isBelieved(_ stretch: FreeMotionSegment, of stroke: CurveStroke, noise: Double) -> Bool
  {
    let way = stroke.way(from: stretch.start)
    guard way >= leastShare * stroke.way, stretch.misfit <= max(leastMisfit, relativeMisfit * way, noise)
    else {
      return false
    }
    let rate = stretch.form == .bounce ? stretch.rates[1] : stretch.rates[0]
    let error = stretch.form == .bounce ? stretch.noiseErrors[1] : stretch.noiseErrors[0]
    let seen = (stroke.times.last ?? 0) - stretch.start
    let isLong = stretch.form != .spring || rate * seen >= leastSpringTimes
    let range: ClosedRange<Double> =
      stretch.form == .fling ? 0.1...693 : FittedSetting.bounceRate.range
    return isLong && error <= largestError && range.contains(rate)
  }

  private static func meaning(
    of stretch: FreeMotionSegment, after stroke: CurveStroke, noise: Double, on ground: FitAssumptions
  ) -> Interpretation {
    switch stretch.form {
    case .fling: return ground.hasStops ? .snap : .fling
    case .bounce: return .flingToEdge
    case .spring:
      let place = stretch.destination
      let nearness = max(Self.nearness, 4 * noise)
      if ground.isLooped { return ground.hasStops ? .snap : .astray }
      let first = stretch.offset(at: stretch.start)
      guard let edges = ground.edges else {
        // Beyond an edge content comes back against the drag; a spring that continues along it leads to a snap point.
        let goesOn = (first - (stroke.offsets.first ?? first)) * (place - first) > 0
        return ground.hasStops || goesOn ? .snap : .bounce
      }
      if abs(place - edges.lowerBound) <= nearness, first < edges.lowerBound { return .bounce }
      if abs(place - edges.upperBound) <= nearness, first > edges.upperBound { return .bounce }
      return ground.hasStops ? .snap : .astray
    }
  }
}

nonisolated extension CurveStroke {
  /// Returns the length of the path from a time on, back and forth.
  func way(from time: TimeInterval) -> Double {
    let first = times.firstIndex { $0 >= time } ?? times.count
    var later = self
    later.offsets = Array(offsets[first...])
    return later.way
  }
}
