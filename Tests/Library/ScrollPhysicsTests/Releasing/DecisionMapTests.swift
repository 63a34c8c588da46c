import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct DecisionMapTests {
  /// Covers requirements R28 and S27.
  @Test(arguments: SnapPreset.allCases)
  func `the decisions of each preset are the recorded ones`(preset: SnapPreset) throws {
    let file = Checkout.root().appendingPathComponent(
      "Resources/Vectors/paging/decisions-\(preset.rawValue).txt")
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let map = DecisionMap(of: preset.policy)
    #expect(map.text == recorded, "\(preset.rawValue) now decides:\n\(map.text)")
  }

  /// Covers requirement S27.
  @Test(arguments: SnapPreset.allCases)
  func `going further or faster never turns to an earlier page`(preset: SnapPreset) {
    for start in 0..<5 {
      let map = DecisionMap(of: preset.policy, on: DecisionMap.Row(startPage: start))
      for (faster, slower) in zip(map.pages, map.pages.dropFirst()) {
        #expect(zip(faster, slower).allSatisfy { $0 >= $1 })
      }
      for line in map.pages {
        #expect(zip(line, line.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(line.allSatisfy { (0..<5).contains($0) })
      }
    }
  }

  @Test func `a map decides as a scroller does that is dragged there and let go at that speed`() {
    let row = DecisionMap.Row()
    let places = [0.1, 0.4, 0.55, 0.8, 1.2, 1.45, 1.6, 1.9] as [CGFloat]
    let velocities = [1, 0.3, 0.15, 0, -0.15, -0.3, -1] as [CGFloat]
    for preset in SnapPreset.allCases {
      let map = DecisionMap(of: preset.policy, on: row, places: places, velocities: velocities)
      for (line, velocity) in velocities.enumerated() {
        for (column, place) in places.enumerated() {
          var geometry = Fixtures.paged(count: row.count, pitch: row.pageLength)
          geometry.policy = preset.policy
          var motion = ScrollMotion(geometry, at: row.pageLength)
          let stop = drag(&motion, to: place * row.pageLength, velocity: velocity)
          #expect(stop == map.pages[line][column], "\(preset.rawValue) at \(place), \(velocity)")
        }
      }
    }
  }

  /// Drags near an offset, rests, goes on to it at the velocity for 30 ms, and returns the chosen stop.
  private func drag(_ motion: inout ScrollMotion, to offset: CGFloat, velocity: CGFloat) -> Int? {
    let way = motion.offset - offset
    motion.beginDrag(at: 0)
    for sample in 0...3 {
      motion.drag(to: way + CGFloat(3 - sample) * 10 * velocity, at: 1 + Double(sample) * 0.01)
    }
    motion.lift(at: 1.03)
    return motion.targetStop ?? motion.stop
  }

  @Test func `its text names the row, then each velocity, a character for each place`() {
    let row = DecisionMap.Row(count: 12, pageLength: 100, startPage: 10)
    let map = DecisionMap(of: .paging, on: row, places: [9.9, 10, 10.6], velocities: [1, 0, -1.25])
    #expect(
      map.text == """
        page chosen of 12, dragged from 10, let go at 9.90 … 10.60 pages; pt/ms at the left
          1.00 abb
          0.00 aab
         -1.25 99a

        """)
  }

  @Test(arguments: SnapPreset.allCases)
  func `its blocks cover every cell once, with the page decided there`(preset: SnapPreset) {
    let map = DecisionMap(of: preset.policy)
    var painted = map.pages.map { $0.map { _ in [Int]() } }
    for block in map.blocks {
      for row in block.rows {
        for column in block.columns { painted[row][column].append(block.page) }
      }
    }
    #expect(painted == map.pages.map { $0.map { [$0] } })
    #expect(map.blocks.count < 80)
  }
}
