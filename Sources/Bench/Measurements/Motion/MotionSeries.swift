public import Foundation
public import ScrollPhysics

/// The motion of one scroll view: samples in the order of time, with linear interpolation between them.
public nonisolated struct MotionSeries: Sendable, Hashable {
  /// The state of the scroll view at one time.
  public struct Sample: Sendable, Hashable {
    /// The time, in seconds.
    public var time: TimeInterval
    /// The content offset, in points; in a loop, the offset within its lap.
    public var offset: Double
    /// The lap of a loop; 0 elsewhere.
    public var lap: Int
    /// The velocity, in points per second; `nil` when it was not measured.
    public var velocity: Double?
    /// The page; `nil` when there are no pages.
    public var page: Int?
    /// The phase of the scroll view; `nil` when unknown.
    public var phase: ScrollPhase?

    /// Creates a sample with only an offset.
    public init(time: TimeInterval, offset: Double) {
      self.time = time
      self.offset = offset
      lap = 0
    }
  }

  /// The distance from its last offset within which a scroll view counts as settled, in points.
  public static let restDistance = Double(MotionSettings.uiKit.restDistance)

  /// The samples, in the order of time.
  public private(set) var samples: [Sample]

  /// Creates a series of samples in the order of time.
  public init(_ samples: [Sample]) { self.samples = samples }

  /// The first and the last time; `nil` without samples.
  public var span: ClosedRange<TimeInterval>? {
    guard let first = samples.first, let last = samples.last else { return nil }
    return first.time...max(first.time, last.time)
  }

  /// The length of the path, back and forth, in points; a jump at a loop's seam does not count.
  public var distance: Double {
    zip(samples, samples.dropFirst()).reduce(0) { sum, pair in
      pair.0.lap == pair.1.lap ? sum + abs(pair.1.offset - pair.0.offset) : sum
    }
  }

  /// Returns the offset at `time`; before the first sample and after the last one, that sample's offset.
  public func offset(at time: TimeInterval) -> Double? {
    guard let first = samples.first, let last = samples.last else { return nil }
    if time <= first.time { return first.offset }
    if time >= last.time { return last.offset }
    var (low, high) = (0, samples.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle } else { high = middle }
    }
    let (before, after) = (samples[low], samples[high])
    guard after.time > before.time, after.lap == before.lap else { return before.offset }
    let share = (time - before.time) / (after.time - before.time)
    return before.offset + (after.offset - before.offset) * share
  }

  /// The time from which the scroll view stays within `restDistance` of its last offset; `nil` without samples.
  public var settleTime: TimeInterval? { settleTime(within: Self.restDistance) }

  /// Returns the time from which the scroll view stays within a distance of its last offset; `nil` without samples.
  func settleTime(within distance: Double) -> TimeInterval? {
    guard let last = samples.last else { return nil }
    let isAway: (Sample) -> Bool = {
      $0.lap != last.lap || abs($0.offset - last.offset) > distance
    }
    guard let index = samples.lastIndex(where: isAway) else { return samples.first?.time }
    let (away, near) = (samples[index], samples[index + 1])
    guard away.lap == near.lap else { return near.time }
    let way = abs(away.offset - last.offset) - abs(near.offset - last.offset)
    let share = way > 0 ? (abs(away.offset - last.offset) - distance) / way : 1
    return away.time + (near.time - away.time) * min(1, max(0, share))
  }

  /// The time from the first sample that shows motion to the last one; `nil` when none does.
  package var movingSpan: ClosedRange<TimeInterval>? {
    var span: ClosedRange<TimeInterval>?
    for (before, sample) in zip(samples.prefix(1) + samples, samples) {
      let isMoving = sample.phase.map { $0 != .idle } ?? false
      guard isMoving || (before.lap, before.offset) != (sample.lap, sample.offset) else { continue }
      span = (span?.lowerBound ?? sample.time)...sample.time
    }
    return span
  }

  /// Returns the same samples, `shift` seconds later.
  public func shifted(by shift: TimeInterval) -> MotionSeries {
    MotionSeries(
      samples.map { sample in
        var sample = sample
        sample.time += shift
        return sample
      })
  }

  /// Returns the series extended to `time`: a last sample at rest is repeated there, if that is later.
  public func standingStill(until time: TimeInterval) -> MotionSeries {
    guard var last = samples.last, last.phase == .idle, last.time < time else { return self }
    last.time = time
    return MotionSeries(samples + [last])
  }

  /// Returns the samples within `range`, with samples added at its ends if the series continues beyond them.
  public func clipped(to range: ClosedRange<TimeInterval>) -> MotionSeries {
    let inside = samples.filter { range.contains($0.time) }
    var clipped = inside
    if let before = samples.last(where: { $0.time < range.lowerBound }),
      inside.first != nil || hasAfter(range)
    {
      clipped.insert(at(range.lowerBound, like: before), at: 0)
    }
    if hasAfter(range), let last = clipped.last { clipped.append(at(range.upperBound, like: last)) }
    return MotionSeries(clipped)
  }

  private func hasAfter(_ range: ClosedRange<TimeInterval>) -> Bool {
    samples.last.map { $0.time > range.upperBound } ?? false
  }

  private func at(_ time: TimeInterval, like sample: Sample) -> Sample {
    var sample = sample
    sample.offset = offset(at: time) ?? sample.offset
    sample.time = time
    return sample
  }
}

nonisolated extension MotionSeries {
  /// Returns the series with the resting frames that a log leaves out.
  ///
  /// The last resting frame before a motion is added, `interval` seconds before the first frame that shows
  /// the motion. A scroll view that moved during a stall is drawn as a straight line: its frames were not made.
  func holdingRests(interval: TimeInterval) -> MotionSeries {
    var held: [Sample] = []
    for sample in samples {
      if var rest = held.last, sample.time - rest.time > 1.5 * interval,
        rest.phase == .idle || (rest.lap, rest.offset) == (sample.lap, sample.offset)
      {
        rest.time = sample.time - interval
        if rest.phase != .idle { rest.velocity = sample.velocity }
        held.append(rest)
      }
      held.append(sample)
    }
    return MotionSeries(held)
  }
}

nonisolated extension MotionSeries {
  /// The times at which content began to move without a drag, from a log: by auto-scroll, the dots, a key or
  /// a wheel notch.
  var requestTimes: [TimeInterval] {
    zip([nil] + samples.map(\.phase), samples).compactMap { before, sample in
      sample.phase == .animating && before != .animating ? sample.time : nil
    }
  }

  /// The parts of the series between these requests: drags with their free motion, and the rests.
  var partsWithoutRequests: [MotionSeries] {
    samples.split { $0.phase == .animating }.map { MotionSeries(Array($0)) }
  }

  /// True when a drag or its free motion crosses a loop's seam, where the offset jumps.
  package var strokesCrossSeam: Bool {
    partsWithoutRequests.contains { Set($0.samples.map(\.lap)).count > 1 }
  }
}

nonisolated extension MotionLog {
  /// The scroll view that drags moved furthest; without any, the one that moved furthest.
  package var mostMovedByHand: String {
    var (found, longest) = (mostMoved, 0.0)
    for id in scrollers {
      let distance = (try? series(of: id))?.partsWithoutRequests.reduce(0) { $0 + $1.distance } ?? 0
      if distance > longest { (found, longest) = (id, distance) }
    }
    return found
  }
}
