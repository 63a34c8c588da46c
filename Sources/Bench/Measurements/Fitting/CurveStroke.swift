import Foundation

/// A stroke of a measured curve: all samples between two rests.
nonisolated struct CurveStroke: Hashable, Sendable {
  /// The times of the moving samples.
  var times: [Double]
  /// Their offsets.
  var offsets: [Double]
  /// The offset of the following rest; `nil` when the curve ends in motion.
  var rest: Double?
  /// The time of the first sample that counts as settled; `nil` when the curve ends in motion.
  var arrival: Double?
  /// The distance from its rest within which content counts as settled, in points: about as large as the noise.
  var stillness: Double

  /// The duration of rest that ends a stroke, in seconds.
  private static let restTime = 0.35
  /// The duration of rest after which its offset is used, in seconds: until then content may still creep.
  private static let creepTime = 0.2
  /// The distance within which a rest still creeps, as a multiple of the rest's reach.
  private static let creepReach = 8.0
  private static let leastStillness = 0.25
  /// The distance within which content is at rest, as a multiple of the noise.
  private static let stillNoises = 4.0

  /// Returns the strokes of a curve whose offsets have this noise, in their order.
  static func strokes(times: [Double], offsets: [Double], noise: Double) -> [CurveStroke] {
    let reach = max(leastStillness, stillNoises * noise)
    var strokes: [CurveStroke] = []
    var start = 0
    for rest in rests(times: times, offsets: offsets, reach: reach) + [times.count..<times.count] {
      if let stroke = stroke(times, offsets, start..<rest.lowerBound, rest: rest, reach: reach) {
        strokes.append(stroke)
      }
      start = max(start, rest.upperBound - 1)
    }
    return strokes
  }

  /// Returns the ranges of samples that stay within `reach` of each other for long enough.
  ///
  /// Rests with next to no motion between them are merged: the content crept.
  private static func rests(times: [Double], offsets: [Double], reach: Double) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for rest in stills(times: times, offsets: offsets, reach: reach) {
      if let last = joined.last {
        let between = offsets[last.lowerBound..<rest.upperBound]
        if (between.max() ?? 0) - (between.min() ?? 0) <= creepReach * reach {
          joined[joined.count - 1] = last.lowerBound..<rest.upperBound
          continue
        }
      }
      joined.append(rest)
    }
    if let last = joined.last, last.upperBound < times.count {
      let after = offsets[last.lowerBound...]
      if (after.max() ?? 0) - (after.min() ?? 0) <= creepReach * reach {
        joined[joined.count - 1] = last.lowerBound..<times.count
      }
    }
    return joined
  }

  private static func stills(times: [Double], offsets: [Double], reach: Double) -> [Range<Int>] {
    var rests: [Range<Int>] = []
    var start = 0
    while start < times.count {
      var (low, high) = (offsets[start], offsets[start])
      var end = start
      while end < times.count, max(high, offsets[end]) - min(low, offsets[end]) <= 2 * reach {
        (low, high) = (min(low, offsets[end]), max(high, offsets[end]))
        end += 1
      }
      if times[end - 1] - times[start] >= restTime {
        rests.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    return rests
  }

  /// Returns the stroke of samples `moving`, followed by `rest`, which may be empty.
  private static func stroke(
    _ times: [Double], _ offsets: [Double], _ moving: Range<Int>, rest: Range<Int>, reach: Double
  ) -> CurveStroke? {
    guard !moving.isEmpty || !rest.isEmpty else { return nil }
    guard !rest.isEmpty else {
      return CurveStroke(times: Array(times[moving]), offsets: Array(offsets[moving]), stillness: reach)
    }
    let quiet = offsets[rest].suffix(max(1, rest.count / 3)).sorted()
    let place = quiet[quiet.count / 2]
    let away = rest.last { abs(offsets[$0] - place) > reach }
    let end = away.map { $0 + 1 } ?? rest.lowerBound
    let settled = end < rest.upperBound ? rest.filter { times[$0] >= times[end] + creepTime } : []
    guard moving.lowerBound < end else { return nil }
    return CurveStroke(
      times: Array(times[moving.lowerBound..<end]), offsets: Array(offsets[moving.lowerBound..<end]),
      rest: settled.isEmpty ? nil : settled.reduce(0) { $0 + offsets[$1] } / Double(settled.count),
      arrival: end < rest.upperBound ? times[end] : nil, stillness: reach)
  }

  /// Returns the time from which the curve stays within a distance of its rest, interpolated linearly.
  func settleTime(within distance: Double) -> TimeInterval? {
    guard let rest, let arrival else { return nil }
    let samples = zip(times, offsets).map { MotionSeries.Sample(time: $0, offset: $1) }
    return MotionSeries(samples + [MotionSeries.Sample(time: arrival, offset: rest)]).settleTime(
      within: distance)
  }

  /// The length of the path, back and forth.
  var way: Double { zip(offsets, offsets.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) } }

  /// The distance between the furthest offsets.
  var reach: Double { (offsets.max() ?? 0) - (offsets.min() ?? 0) }
}
