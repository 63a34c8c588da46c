import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface
import Testing

@testable import SDLRendering

struct PixelTargetTests {
  private nonisolated static let shifts = [
    PixelShift(x: 0, y: -3), PixelShift(x: 0, y: 3), PixelShift(x: -4, y: 0), PixelShift(x: 4, y: 0),
    PixelShift(x: 2, y: 3), PixelShift(x: -2, y: -3), PixelShift(x: 5, y: -1),
  ]

  /// Moves pixels in a picture of 20 × 16 in which all are different, and returns it before and after.
  private func moved(_ moves: [PixelMove], from firstLine: Int = 0) throws -> (before: Bitmap, after: Bitmap)
  {
    try changed(from: firstLine) { target in for move in moves { target.move(move) } }
  }

  /// Changes a picture of 20 × 16 in which all pixels are different, and whose memory begins with another line.
  private func changed(
    from firstLine: Int = 0, _ change: (inout PixelTarget) -> Void
  ) throws -> (before: Bitmap, after: Bitmap) {
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 20, 16, 32, SDL_PIXELFORMAT_RGB888.rawValue))
    defer { SDL_FreeSurface(surface) }
    var target = try #require(PixelTarget(surface))
    target.turn(by: -firstLine)
    for y in 0..<16 {
      for x in 0..<20 {
        target.fill(PixelRect(x: x, y: y, width: 1, height: 1), Color(hex: UInt32(y * 20 + x)))
      }
    }
    let before = Bitmap(target, part: target.bounds, settingBits: 0xFF00_0000)
    change(&target)
    return (before, Bitmap(target, part: target.bounds, settingBits: 0xFF00_0000))
  }

  @Test(
    arguments: shifts,
    [PixelRect(x: 5, y: 4, width: 9, height: 8), PixelRect(x: 0, y: 3, width: 20, height: 10)])
  func `pixels arrive whole, though they overlap their source, and the others stay`(
    shift: PixelShift, area: PixelRect
  ) throws {
    let bounds = PixelRect(x: 0, y: 0, width: 20, height: 16)
    let target = area.intersection(bounds.shifted(by: shift))
    for firstLine in [0, 1, 9, 15] {
      let (before, after) = try moved([PixelMove(to: target, by: shift)], from: firstLine)
      for y in 0..<16 {
        for x in 0..<20 {
          let isMoved = target.contains(PixelRect(x: x, y: y, width: 1, height: 1))
          #expect(after[x, y] == (isMoved ? before[x - shift.x, y - shift.y] : before[x, y]), "\(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: [-40, -16, -7, -1, 0, 1, 5, 16, 33])
  func `a turn moves every line, and what leaves at one end comes in at the other`(lines: Int) throws {
    let (before, after) = try changed { $0.turn(by: lines) }
    for y in 0..<16 {
      for x in 0..<20 { #expect(after[x, y] == before[x, (y - lines + 48) % 16], "\(x), \(y)") }
    }
  }

  @Test func `pixels that were saved come back to their places after a turn`() throws {
    let kept = [PixelRect(x: 0, y: 0, width: 20, height: 3), PixelRect(x: 4, y: 12, width: 9, height: 4)]
    let (before, after) = try changed(from: 6) { target in
      var pixels: [UInt32] = []
      target.save(kept, to: &pixels)
      target.turn(by: 5)
      target.restore(kept, from: pixels)
    }
    for y in 0..<16 {
      for x in 0..<20 {
        let isKept = kept.contains { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) }
        #expect(after[x, y] == before[x, isKept ? y : (y + 11) % 16], "\(x), \(y)")
      }
    }
  }

  @Test func `an area is two runs of the memory where it lies on both sides of the seam`() throws {
    var runs: [[PixelRect: Int]] = [[:], [:]]
    _ = try changed(from: 6) { target in
      target.forEachRun(of: PixelRect(x: 3, y: 8, width: 5, height: 6)) { runs[0][$0] = $1 }
      target.forEachRun(of: PixelRect(x: 0, y: 0, width: 20, height: 10)) { runs[1][$0] = $1 }
    }
    let split = [
      PixelRect(x: 3, y: 8, width: 5, height: 2): 14, PixelRect(x: 3, y: 10, width: 5, height: 4): 0,
    ]
    #expect(runs == [split, [PixelRect(x: 0, y: 0, width: 20, height: 10): 6]])
  }

  @Test func `what does not lie inside the picture is not moved`() throws {
    let outside = [
      PixelMove(to: PixelRect(x: 0, y: 0, width: 20, height: 16), by: PixelShift(x: 1, y: 0)),
      PixelMove(to: PixelRect(x: 15, y: 0, width: 10, height: 4), by: PixelShift(x: 8, y: 0)),
    ]
    let (before, after) = try moved(outside)
    #expect(before == after)
  }
}
