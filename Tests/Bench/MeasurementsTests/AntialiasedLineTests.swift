import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import Measurements

struct AntialiasedLineTests {
  private func drawn(_ points: [(Double, Double)], width: Double = 1, rows: Range<Int> = 0..<12) -> Bitmap {
    var picture = Bitmap(width: 12, height: 12, color: 0xFFFF_FFFF)
    let ink = AntialiasedLine(color: Color(hex: 0x000000), width: width, columns: 0..<12, rows: rows)
    ink.draw(through: points.map { CGPoint(x: $0.0, y: $0.1) }, on: &picture)
    return picture
  }

  /// Returns the amount of ink on the picture, in pixels.
  private func ink(on picture: Bitmap) -> Double {
    picture.pixels.reduce(0) { $0 + Double(255 - $1 & 0xFF) / 255 }
  }

  @Test func `a line through the middles of pixels fills them and no others`() {
    let picture = drawn([(2.5, 5.5), (8.5, 5.5)])
    for x in 3...7 { #expect(picture[x, 5] == 0xFF00_0000 && picture[x, 4] == 0xFFFF_FFFF) }
  }

  @Test func `a line between two rows is half on each`() {
    let picture = drawn([(1, 6), (11, 6)])
    #expect(picture[6, 5] == 0xFF80_8080 && picture[6, 6] == 0xFF80_8080)
  }

  @Test func `a line has the same ink whichever way it runs`() {
    let ways = [[(2.0, 3.0), (9.0, 8.0)], [(3, 2), (8, 9)], [(9, 8), (2, 3)], [(2, 8), (9, 3)]]
    let inks = ways.map { ink(on: drawn($0, width: 2)) }
    for ink in inks { #expect(isClose(ink, inks[0], within: 0.1)) }
  }

  @Test func `two pieces that meet are not darker where they meet`() {
    let whole = drawn([(1, 6), (11, 6)])
    #expect(drawn([(1, 6), (5, 6), (11, 6)]) == whole)
  }

  @Test func `nothing is drawn outside the rows, the columns or the picture`() {
    let picture = drawn([(-40, -40), (60, 60)], rows: 4..<8)
    #expect(picture[2, 2] == 0xFFFF_FFFF && picture[5, 5] != 0xFFFF_FFFF && picture[9, 9] == 0xFFFF_FFFF)
    #expect(drawn([(5, 5)]) == drawn([]) && drawn([(5, 50), (9, 50)]) == drawn([]))
  }
}
