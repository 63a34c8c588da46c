import Foundation

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
