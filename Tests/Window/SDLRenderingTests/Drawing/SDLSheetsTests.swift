import Foundation
import LayoutGeometry
import ScreenInterface
import Testing

@testable import SDLRendering

/// Tests of lists that are painted on a sheet and seen turned, by their pixels.
struct SDLSheetsTests {
  private static let colors: [UInt32] = [0xFFCC_0000, 0xFF00_CC00, 0xFF00_00CC, 0xFF33_3333]

  /// Returns a list of four squares of ten points, from the left of the top.
  private func squares(_ projection: CGAffineTransform) -> ProjectedList {
    let sheet = CGRect(x: 0, y: 0, width: 20, height: 20)
    let commands = Self.colors.enumerated().map { index, color in
      DrawCommand(
        .fill(Color(hex: color & 0xFF_FFFF), cornerRadius: 0), element: "square",
        frame: CGRect(x: index % 2 * 10, y: index / 2 * 10, width: 10, height: 10), clip: sheet)
    }
    return ProjectedList(commands: commands, size: sheet.size, projection: projection)
  }

  private func bitmap(_ projection: CGAffineTransform, scale: CGFloat = 1) throws -> Bitmap {
    try Drawing.bitmap(
      .projected(squares(projection)), CGRect(x: 10, y: 10, width: 20, height: 20), scale: scale)
  }

  private func corners(_ bitmap: Bitmap, scale: Int = 1) -> [UInt32] {
    [(12, 12), (27, 12), (12, 27), (27, 27)].map { bitmap[$0.0 * scale, $0.1 * scale] }
  }

  @Test(arguments: [1, 2])
  func `a quarter turn takes each square to its place, pixel by pixel`(scale: Int) throws {
    let turn = CGAffineTransform(a: cos(.pi / 2), b: 1, c: -1, d: cos(.pi / 2), tx: 20, ty: 0)
    let bitmap = try bitmap(turn, scale: CGFloat(scale))
    let c = Self.colors
    #expect(corners(bitmap, scale: scale) == [c[2], c[0], c[3], c[1]])
    for edge in [10, 19, 20, 29] {
      #expect(bitmap[edge * scale, 12 * scale] == (edge < 20 ? c[2] : c[0]), "no edge is soft")
    }
    #expect(bitmap[9 * scale, 12 * scale] == 0xFFFF_FFFF && bitmap[30 * scale, 12 * scale] == 0xFFFF_FFFF)
  }

  @Test func `mirrors and half turns are exact too`() throws {
    let c = Self.colors
    let mirrored = try bitmap(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0))
    #expect(corners(mirrored) == [c[1], c[0], c[3], c[2]])
    let turned = try bitmap(CGAffineTransform(a: -1, b: sin(.pi), c: 0, d: -1, tx: 20, ty: 20))
    #expect(corners(turned) == c.reversed())
  }

  @Test func `an eighth of a turn has soft edges, and the ground in its corners`() throws {
    let half = CGFloat(0.5).squareRoot()
    let turn = CGAffineTransform(translationX: -10, y: -10)
      .concatenating(CGAffineTransform(a: half, b: half, c: -half, d: half, tx: 10, ty: 10))
    let bitmap = try bitmap(turn)
    #expect(bitmap[10, 10] == 0xFFFF_FFFF && bitmap[20, 12] == Self.colors[0])
    let shades = (10..<30).map { bitmap[$0, 13] }
    #expect(shades.contains { $0 != 0xFFFF_FFFF && !Self.colors.contains($0) })
  }

  @Test func `the far side in perspective is shorter`() throws {
    var tilted = CGAffineTransform(a: 1, b: 0.25, c: 0, d: 1, tx: 0, ty: 0)
    tilted.perspectiveX = 0.025
    let bitmap = try bitmap(tilted)
    func height(at x: Int) -> Int { (0..<40).count { bitmap[x, $0] != 0xFFFF_FFFF } }
    #expect(height(at: 11) > height(at: 22))
  }

  @Test func `translucent colours and opacity mix once with what is beneath`() throws {
    let sheet = CGRect(x: 0, y: 0, width: 20, height: 20)
    let black = DrawCommand(
      .fill(Drawing.black.withOpacity(0.5), cornerRadius: 0), element: "a", frame: sheet, clip: sheet)
    let list = ProjectedList(
      commands: [black], size: sheet.size,
      projection: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0))
    let bitmap = try Drawing.bitmap(.projected(list), CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(abs(bitmap.darkness(20, 20) - 128) <= 1)
  }

  @Test func `any part of a frame is painted as in the whole`() throws {
    let turn = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 6, ty: -4)
    let list = Drawing.list([(.projected(squares(turn)), CGRect(x: 7, y: 9, width: 30, height: 28))])
    let whole = try OffscreenRenderer(fonts: .blocks).bitmap(of: [list], scale: 1)
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let parts = [
      PixelRect(x: 0, y: 0, width: 13, height: 40), PixelRect(x: 13, y: 0, width: 27, height: 17),
      PixelRect(x: 13, y: 17, width: 27, height: 23),
    ]
    for part in parts { renderer.paint([list], update: FrameUpdate(painting: [part]), scale: 1) }
    #expect(renderer.snapshot() == whole)
  }
}
