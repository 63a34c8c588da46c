import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

struct SDLShapesTests {
  private static let shapes: [DrawCommand.Content] = [
    .fill(Drawing.black, cornerRadius: 4), .fill(Drawing.black, cornerRadius: 3.5),
    .fill(Drawing.black, cornerRadius: 100), .stroke(Drawing.black, width: 1, cornerRadius: 6),
    .stroke(Drawing.black, width: 2, cornerRadius: 0), .shadow(Drawing.black, blur: 6, cornerRadius: 4),
  ]

  @Test(arguments: [1, 1.25, 1.5, 2] as [CGFloat])
  func `a shape on a square is the same mirrored and turned`(_ scale: CGFloat) throws {
    for shape in Self.shapes {
      let bitmap = try Drawing.bitmap(
        shape, CGRect(x: 8, y: 8, width: 24, height: 24), scale: scale)
      #expect(bitmap.mirrored == bitmap, "\(shape)")
      #expect(bitmap.transposed == bitmap, "\(shape)")
    }
  }

  @Test func `a disc covers its area`() throws {
    for diameter in [7, 8, 18, 30] as [CGFloat] {
      let disc = try Drawing.bitmap(
        .fill(Drawing.black, cornerRadius: diameter / 2),
        CGRect(x: 2, y: 2, width: diameter, height: diameter))
      let covered = CGFloat((0..<1600).reduce(0) { $0 + disc.darkness($1 % 40, $1 / 40) }) / 255
      #expect(isClose(covered, .pi * diameter * diameter / 4, within: diameter * 0.05))
    }
  }

  @Test func `a fill without corners is exact to the pixel`() throws {
    let bitmap = try Drawing.bitmap(
      .fill(Drawing.black, cornerRadius: 0), CGRect(x: 3, y: 5, width: 10, height: 7))
    #expect(bitmap.ink() == PixelRect(x: 3, y: 5, width: 10, height: 7))
    #expect(bitmap.darkness(3, 5) == 255)
  }

  @Test func `the inside of a rounded fill has exactly its colour`() throws {
    let color = Color(red: 200, green: 64, blue: 31, alpha: 255)
    let bitmap = try Drawing.bitmap(.fill(color, cornerRadius: 6), CGRect(x: 4, y: 4, width: 32, height: 32))
    for place in [(20, 20), (20, 4), (4, 20), (35, 20), (20, 35), (8, 8)] {
      #expect(bitmap[place.0, place.1] == 0xFFC8_401F)
    }
    #expect(bitmap[4, 4] != 0xFFC8_401F)
  }

  @Test func `a translucent fill shows no joint between its corners and its sides`() throws {
    let bitmap = try Drawing.bitmap(
      .fill(Drawing.black.withOpacity(0.5), cornerRadius: 6), CGRect(x: 4, y: 4, width: 32, height: 32))
    for x in 10..<30 { #expect(abs(bitmap.darkness(x, 6) - bitmap.darkness(20, 20)) <= 1) }
  }

  @Test(
    arguments: [(0.4, 1, 1), (1, 1.25, 1), (1, 1.5, 2), (1, 2, 2), (2, 1.25, 3)] as [(CGFloat, CGFloat, Int)])
  func `a line is whole pixels wide, at least one`(_ width: CGFloat, _ scale: CGFloat, _ pixels: Int) throws {
    let bitmap = try Drawing.bitmap(
      .stroke(Drawing.black, width: width, cornerRadius: 0), CGRect(x: 8, y: 8, width: 24, height: 24),
      scale: scale)
    let left = PixelRect(CGRect(x: 8, y: 8, width: 24, height: 24), scale: scale).x
    let row = Int(20 * scale)
    for offset in 0..<pixels { #expect(bitmap.darkness(left + offset, row) == 255) }
    #expect(bitmap.darkness(left + pixels, row) == 0)
  }

  @Test func `a line as wide as its frame fills it once`() throws {
    let half = Drawing.black.withOpacity(0.5)
    let bitmap = try Drawing.bitmap(
      .stroke(half, width: 9, cornerRadius: 0), CGRect(x: 8, y: 8, width: 10, height: 20))
    #expect(bitmap.ink() == PixelRect(x: 8, y: 8, width: 10, height: 20))
    #expect(Set(bitmap.pixels).count == 2)
  }

  @Test func `a shadow fades outwards, reaches its blur and no further`() throws {
    let bitmap = try Drawing.bitmap(
      .shadow(Drawing.black, blur: 8, cornerRadius: 4), CGRect(x: 10, y: 10, width: 20, height: 20))
    let row = (0...20).map { bitmap.darkness($0, 20) }
    #expect(row == row.sorted())
    #expect(row[1] == 0)
    #expect(row[5] > 0)
    #expect(row[20] > 200)
  }

  @Test func `a large shadow has the profile of a small one`() throws {
    let size = CGSize(width: 700, height: 500)
    let shape = DrawCommand.Content.shadow(Drawing.black.withOpacity(0.4), blur: 8, cornerRadius: 4)
    let large = try Drawing.bitmap(shape, CGRect(x: 20, y: 20, width: 660, height: 460), size: size)
    let small = try Drawing.bitmap(shape, CGRect(x: 20, y: 20, width: 60, height: 60), size: size)
    for place in 0..<40 {
      #expect(large[place, 40] == small[place, 40])
      #expect(large[place, 20] == small[place, 20])
      #expect(large[300, place] == large[60, place])
    }
    #expect(large.mirrored == large)
  }

  @Test func `a gradient runs from one end to the other along its axis alone`() throws {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let across = try Drawing.bitmap(
      .gradient(Drawing.white, Drawing.black, .horizontal, cornerRadius: 0), frame)
    let row = (0..<40).map { across.darkness($0, 0) }
    #expect(row == row.sorted())
    #expect(row[0] < 8 && row[39] > 247)
    for y in 1..<40 { #expect((0..<40).map { across.darkness($0, y) } == row) }
    let down = try Drawing.bitmap(.gradient(Drawing.white, Drawing.black, .vertical, cornerRadius: 0), frame)
    #expect(down == across.transposed)
  }

  @Test func `fading to clear does not darken a light colour`() {
    let ramp = GradientRamp(start: Drawing.white, end: .clear, axis: .horizontal)
    for step in 0..<10 { #expect(ramp.color(at: CGFloat(step) / 10).red == 255) }
  }

  @Test(arguments: DrawCommand.Symbol.allCases)
  func `a symbol stays inside its frame and leaves ink`(_ symbol: DrawCommand.Symbol) throws {
    for side in [7, 12, 28] as [CGFloat] {
      let frame = CGRect(x: 5, y: 5, width: side, height: side)
      let ink = try Drawing.bitmap(.symbol(symbol, Drawing.black), frame).ink()
      #expect(!ink.isEmpty)
      #expect(PixelRect(frame, scale: 1).contains(ink))
      let off = abs((ink.y + ink.maxY) - Int(2 * frame.midY))
      #expect(off <= 1, "a symbol stands in the middle")
    }
  }

  @Test func `degenerate frames draw nothing and do no harm`() throws {
    for shape in Self.shapes + [.symbol(.play, Drawing.black)] {
      for size in [CGSize.zero, CGSize(width: 0.3, height: 20), CGSize(width: 1, height: 1)] {
        _ = try Drawing.bitmap(shape, CGRect(origin: CGPoint(x: 9, y: 9), size: size))
      }
    }
  }
}
