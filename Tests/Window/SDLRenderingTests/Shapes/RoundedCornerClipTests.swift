import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

/// Tests of what round corners leave of a command.
struct RoundedCornerClipTests {
  private static let area = CGRect(x: 3, y: 5, width: 31, height: 24)

  private func list(_ corners: RoundedClip?, _ content: DrawCommand.Content, in frame: CGRect) -> DisplayList
  {
    var list = Drawing.list([(content, frame)])
    if let corners {
      list.commands[0].clip = corners.frame
      list.commands[0].round(by: corners)
    }
    return list
  }

  @Test(arguments: [0.5, 4, 7.25, 12, 40] as [CGFloat], [1, 1.25, 2] as [CGFloat])
  func `a fill cut by round corners is a fill with these corners`(radius: CGFloat, scale: CGFloat) throws {
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let cut = list(
      RoundedClip(Self.area, radius: radius), .fill(Drawing.black, cornerRadius: 0),
      in: CGRect(x: -10, y: -10, width: 80, height: 80))
    let round = list(nil, .fill(Drawing.black, cornerRadius: radius), in: Self.area)
    #expect(renderer.bitmap(of: [cut], scale: scale) == renderer.bitmap(of: [round], scale: scale))
  }

  @Test(arguments: (0..<16).map { RectCorners(rawValue: $0) }, [1, 1.25, 2] as [CGFloat])
  func `each quarter of a clip is that of a round or of a square one`(corners: RectCorners, scale: CGFloat)
    throws
  {
    let renderer = try OffscreenRenderer(fonts: .blocks)
    func painted(_ corners: RectCorners) -> Bitmap {
      let clip = RoundedClip(Self.area, radius: 9, corners: corners)
      let frame = CGRect(x: -10, y: -10, width: 80, height: 80)
      return renderer.bitmap(of: [list(clip, .fill(Drawing.black, cornerRadius: 0), in: frame)], scale: scale)
    }
    let (mixed, round, square) = (painted(corners), painted(.all), painted([]))
    let middle = (x: Int(Self.area.midX * scale), y: Int(Self.area.midY * scale))
    for y in 0..<mixed.height {
      for x in 0..<mixed.width {
        let corner: RectCorners =
          y < middle.y ? (x < middle.x ? .topLeft : .topRight) : x < middle.x ? .bottomLeft : .bottomRight
        let expected = corners.contains(corner) ? round : square
        #expect(mixed[x, y] == expected[x, y], "\(x), \(y)")
      }
    }
  }

  @Test(arguments: (0..<16).map { RectCorners(rawValue: $0) })
  func `the parts share no pixel, and all lie inside`(corners: RectCorners) {
    for (width, height, radius) in [(30, 20, 9.5), (7, 30, 20), (1, 1, 4), (8, 3, 1.5)] {
      var cut = RoundedCornerClip()
      var seen: Set<[Int]> = []
      let area = PixelRect(x: 2, y: 2, width: width, height: height)
      let clip = RoundedClip(
        CGRect(x: 2, y: 2, width: width, height: height), radius: CGFloat(radius), corners: corners)
      cut.divide(PixelRect(x: 0, y: 0, width: 50, height: 50), by: clip, scale: 1) { part, coverage in
        #expect(area.contains(part) && coverage > 0 && coverage <= 1)
        for y in part.y..<part.maxY {
          for x in part.x..<part.maxX { #expect(seen.insert([x, y]).inserted, "\(x), \(y)") }
        }
      }
      #expect(seen.count <= area.area && !seen.isEmpty)
    }
  }

  @Test func `what no corner touches is not cut`() {
    let corners = RoundedClip(Self.area, radius: 6)
    let inside = list(corners, .fill(Drawing.black, cornerRadius: 0), in: Self.area.insetBy(dx: 7, dy: 1))
    let across = list(corners, .fill(Drawing.black, cornerRadius: 0), in: Self.area)
    #expect(inside.commands[0].rounding == nil)
    #expect(across.commands[0].rounding == corners)
  }

  @Test func `corners of no sensible radius are none, or the largest there are`() {
    #expect(RoundedClip(Self.area, radius: .nan).radius == 0)
    #expect(RoundedClip(Self.area, radius: -3).radius == 0)
    #expect(RoundedClip(Self.area, radius: .infinity).radius == 12)
  }
}
