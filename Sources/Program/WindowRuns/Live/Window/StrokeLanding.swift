import Replays
import SceneReadings

/// The place where a stroke has left its scroller at rest.
nonisolated struct StrokeLanding: Codable, Hashable, Sendable {
  /// The name of the scroller.
  var scroller: String
  /// The scene's time at which the stroke began, in microseconds.
  var start: Int
  /// The content offset at rest, in points.
  var offset: Double

  /// Creates a landing.
  init(_ scroller: String, start: Int, offset: Double) {
    (self.scroller, self.start, self.offset) = (scroller, start, offset)
  }

  /// Creates the landing of a stroke; `nil` while it has not come to rest.
  init?(_ outcome: StrokeOutcome) {
    guard outcome.isSettled else { return nil }
    let start = Microseconds(seconds: outcome.start).count
    self.init(outcome.scroller.name, start: start, offset: Double(outcome.offset))
  }

  /// Returns those of `former` landings whose strokes end elsewhere in `present` ones, the last of each
  /// scroller.
  ///
  /// A stroke is known by its beginning. One that has not come to rest yet is not compared.
  static func endingElsewhere(_ former: [StrokeLanding], now present: [StrokeLanding]) -> [StrokeLanding] {
    let known = Dictionary(present.map { ($0.start, $0) }) { $1 }
    let scrollers = Dictionary(grouping: former.filter { known[$0.start] != nil }, by: \.scroller)
    return scrollers.values.compactMap(\.last).filter { old in
      known[old.start].map(old.isElsewhere) ?? false
    }.sorted { ($0.start, $0.scroller) < ($1.start, $1.scroller) }
  }

  private func isElsewhere(_ other: StrokeLanding) -> Bool {
    scroller != other.scroller || abs(offset - other.offset) > Double(StrokeOutcome.samePlace)
  }
}
