package import CollectionViews
package import Foundation
package import Replays
package import ScreenInterface

/// The measured values of a pair, over all its runs.
package struct LabResult {
  /// A measure with the values of both sides.
  package struct Count: Sendable, Hashable {
    /// The measure.
    package let measure: LabMetricName
    /// The naive side's value.
    package let naive: Double
    /// The Orihon side's value.
    package let ours: Double
  }

  /// The pair.
  package let pair: LabPair
  /// The measures, the main one first.
  package let counts: [Count]

  /// True when the naive side failed by every measure.
  package var fails: Bool { counts.allSatisfy { $0.measure.fails($0.naive) } }

  /// True when the Orihon side kept every limit.
  package var holds: Bool { counts.allSatisfy { $0.measure.holds($0.ours) } }
}

extension LabPair {
  /// Plays the pair at `rate` frames per second, once for each of its courses, and adds up the values.
  ///
  /// A course can set its own rate and scale. The window has the size `size`, by default one in which both
  /// sides have their own size.
  ///
  /// - Throws: `ReplayError` when the stroke cannot be played, or the scene sent an event that breaks the grammar.
  package func result(
    rate: Double = 60, in size: CGSize? = nil, traits: TraitCollection = TraitCollection(),
    text: any TextMeasuring,
    pictures: @escaping HeadlessRun.PictureLoader = { _ in .ready }
  ) throws(ReplayError) -> LabResult {
    var sums = [[Double]](repeating: measures.map { _ in 0 }, count: 2)
    for course in setting.courses {
      var traits = traits
      if let scale = course.scale { traits.displayScale = scale }
      let run = LabRun(self, in: size, traits: traits, text: text)
      try run.play(rate: course.rate ?? rate, pictures: pictures)
      sums = zip(sums, run.readings).map { zip($0, $1).map(+) }
    }
    let counts = measures.enumerated().map { index, measure in
      LabResult.Count(measure: measure, naive: sums[0][index], ours: sums[1][index])
    }
    return LabResult(pair: self, counts: counts)
  }
}
