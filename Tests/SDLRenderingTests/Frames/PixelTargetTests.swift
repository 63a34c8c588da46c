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
  private func moved(_ moves: [PixelMove]) throws -> (before: Bitmap, after: Bitmap) {
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 20, 16, 32, SDL_PIXELFORMAT_RGB888.rawValue))
    defer { SDL_FreeSurface(surface) }
    let target = try #require(PixelTarget(surface))
    for y in 0..<16 {
      for x in 0..<20 {
        target.fill(PixelRect(x: x, y: y, width: 1, height: 1), Color(hex: UInt32(y * 20 + x)))
      }
    }
    let before = Bitmap(surface, part: target.bounds, settingBits: 0xFF00_0000)
    for move in moves { target.move(move) }
    return (before, Bitmap(surface, part: target.bounds, settingBits: 0xFF00_0000))
  }

  @Test(
    arguments: shifts,
    [PixelRect(x: 5, y: 4, width: 9, height: 8), PixelRect(x: 0, y: 3, width: 20, height: 10)])
  func `pixels arrive whole, though they overlap their source, and the others stay`(
    shift: PixelShift, area: PixelRect
  ) throws {
    let bounds = PixelRect(x: 0, y: 0, width: 20, height: 16)
    let target = area.intersection(bounds.shifted(by: shift))
    let (before, after) = try moved([PixelMove(to: target, by: shift)])
    for y in 0..<16 {
      for x in 0..<20 {
        let isMoved = target.contains(PixelRect(x: x, y: y, width: 1, height: 1))
        #expect(after[x, y] == (isMoved ? before[x - shift.x, y - shift.y] : before[x, y]), "\(x), \(y)")
      }
    }
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
