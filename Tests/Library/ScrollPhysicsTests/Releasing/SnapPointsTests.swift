import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct SnapPointsTests {
  private struct Case: Decodable {
    let name: String
    let first, pitch: CGFloat
    let count: Int
    let last: CGFloat?
    let offsets: [CGFloat]
  }

  @Test func `equal pages rest at the worked offsets, none of them twice`() throws {
    for each in try Vectors.load("paging/stops", as: Case.self) {
      let stops = SnapPoints(first: each.first, pitch: each.pitch, count: each.count, last: each.last)
      #expect(stops.count == each.offsets.count, "\(each.name)")
      for (index, offset) in each.offsets.enumerated() where index < stops.count {
        #expect(isClose(stops.offset(at: index), offset), "\(each.name): \(index)")
      }
    }
  }

  private struct LoopCase: Decodable {
    let stop, logical: Int
    let offset: CGFloat
  }

  @Test func `a loop repeats its stops once a lap, backwards too`() throws {
    let stops = SnapPoints(first: 0, pitch: 70, count: 5, last: nil)
    for each in try Vectors.load("paging/loop", as: LoopCase.self) {
      #expect(stops.logicalIndex(each.stop) == each.logical)
      #expect(isClose(stops.virtualOffset(at: each.stop, period: 350), each.offset))
      #expect(stops.nearest(to: each.offset + 20, period: 350) == each.stop)
    }
  }

  @Test func `offsets are sorted, and those nearly the same are one`() {
    let stops = SnapPoints(offsets: [300, 0, 300.004, 100, 0])
    #expect(stops.count == 3)
    #expect(isClose(stops.offset(at: 1), 100))
  }

  @Test func `a row of equal pages answers as a list of them does`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let pitch = 0.5 + random.share() * 400
      let first = random.share() * 100 - 50
      let count = 1 + random.below(12)
      let last = random.below(2) == 0 ? nil : Optional(first + random.share() * pitch * 12)
      let row = SnapPoints(first: first, pitch: pitch, count: count, last: last)
      let list = SnapPoints(offsets: (0..<row.count).map(row.offset(at:)))
      let period: CGFloat? = random.below(2) == 0 ? nil : 13 * pitch
      for _ in 0..<30 {
        let offset = (random.share() * 3 - 1) * 13 * pitch
        #expect(row.nearest(to: offset, period: period) == list.nearest(to: offset, period: period))
        #expect(row.next(after: offset, period: period) == list.next(after: offset, period: period))
        #expect(row.previous(before: offset, period: period) == list.previous(before: offset, period: period))
        #expect(
          isClose(row.progress(at: offset, period: period), list.progress(at: offset, period: period)))
      }
    }
  }

  @Test func `on a stop the next and the previous are its neighbours`() {
    let stops = SnapPoints(offsets: [0, 100, 250])
    #expect(stops.next(after: 100) == 2)
    #expect(stops.previous(before: 100) == 0)
    #expect(stops.next(after: 250) == nil)
    #expect(stops.previous(before: 0) == nil)
    #expect(stops.next(after: 250, period: 400) == 3)
    #expect(stops.previous(before: 0, period: 400) == -1)
    #expect(stops.nearest(to: 50) == 0)
    #expect(isClose(stops.progress(at: 175), 1.5))
    #expect(isClose(stops.progress(at: 325, period: 400), 2.5))
  }

  @Test func `a million pages take no longer to find than two`() {
    let stops = SnapPoints(first: 0, pitch: 1.0 / 3, count: 10_000_000, last: nil)
    for index in [0, 1, 999_999, 9_999_999] {
      #expect(stops.nearest(to: stops.offset(at: index)) == index)
    }
  }
}
