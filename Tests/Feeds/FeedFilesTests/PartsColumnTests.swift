import Foundation
import Testing

@testable import FeedFiles

/// Tests of how a card's words share the room there is.
struct PartsColumnTests {
  private func line(_ role: FeedPart.Role, _ lines: CGFloat, of height: CGFloat = 20) -> PartsColumn.Line {
    PartsColumn.Line(role: role, wanted: lines * height, lineHeight: height)
  }

  @Test func `with room for all, each part has what it wants`() {
    let column = PartsColumn([line(.title, 2), line(.subtitle, 1), line(.body, 5)], in: 200)
    #expect(column.heights == [40, 20, 100])
    #expect(column.height == 168)
  }

  @Test func `with less, every part keeps a line, and the rest goes to the first`() {
    #expect(
      PartsColumn([line(.title, 2), line(.subtitle, 1), line(.body, 5)], in: 100).heights == [40, 20, 20])
  }

  @Test func `with too little, the most important part stays`() {
    let lines = [line(.body, 3), line(.title, 1), line(.price, 1)]
    #expect(PartsColumn(lines, in: 47).heights == [0, 20, 20])
    #expect(PartsColumn(lines, in: 20).heights == [0, 20, 0])
    #expect(PartsColumn(lines, in: 19).heights == [0, 0, 0])
    #expect(PartsColumn([], in: 100).height == 0)
  }

  @Test func `a line is never cut`() {
    for room in 0...200 {
      let column = PartsColumn([line(.title, 3, of: 25), line(.body, 9, of: 18)], in: CGFloat(room))
      #expect(column.height <= CGFloat(room))
      #expect(column.heights[0].truncatingRemainder(dividingBy: 25) == 0)
      #expect(column.heights[1].truncatingRemainder(dividingBy: 18) == 0)
    }
  }
}
