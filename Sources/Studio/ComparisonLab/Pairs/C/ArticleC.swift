/// The pairs of article C, in the order of their numbers.
enum ArticleC {
  static var pairs: [LabPair] {
    [S26PeekingGeometry.pair, S27VelocityThreshold.pair, S28PageAtRelease.pair, S29FastDeceleration.pair]
  }
}
