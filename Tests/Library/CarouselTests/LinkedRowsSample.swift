import Foundation
import OrihonTesting
import SampleFeeds
import SceneReadings
import Testing

extension SampleFeed.Row {
  /// A row of `count` cards that follows the one called `leader`.
  static func linked(
    _ id: String, _ count: Int = 5, follows leader: String? = nil, loops: Bool = false
  ) -> SampleFeed.Row {
    var row = SampleFeed.Row(id, count: count, loops: loops)
    row.carousel.follows = leader
    return row
  }
}

extension StageHarness {
  /// The pages of rows, in the order of their names.
  func pages(_ rows: String...) -> [Int?] { rows.map { row($0)?.motion.page } }

  /// Flicks a row by a page, and waits until everything rests.
  func turn(_ row: String, forwards: Bool = true) {
    flick(from: center(ofRow: row), by: CGPoint(x: forwards ? -150 : 150, y: 0))
    settle()
  }
}
