import Foundation
import ScreenInterface
import Testing

@testable import SDLRendering

/// Tests of shapes that are painted as pictures.
struct ShapePictureTests {
  private static let red = Color(hex: 0xFF0000)

  /// Returns the pixels of a shape in an area of 40 × 40 points.
  private func pixels(
    _ fill: ShapePicture.FilledPath? = nil, _ stroke: ShapePicture.StrokedPath? = nil, scale: CGFloat = 1
  ) throws -> (CGFloat, CGFloat) -> UInt32 {
    let size = CGSize(width: 40, height: 40)
    let picture = PictureReference(
      path: ShapePicture.path(of: size, fill: fill, stroke: stroke), fit: .whole)
    let decoded = PictureDecoding.decode(
      PictureRequest(picture: picture, size: size, cornerRadius: 0), scale: scale)
    let image = try #require(decoded.image, "\(decoded.outcome)")
    let width = Int(40 * scale)
    #expect(image.pixels.count == width * width)
    return { x, y in image.pixels[Int(y * scale) * width + Int(x * scale)] }
  }

  @Test(arguments: [1, 2] as [CGFloat], [40, 120])
  func `a gradient goes along its line, and its colours have their places and opacities`(
    scale: CGFloat, height: Int
  ) throws {
    let size = CGSize(width: 40, height: height)
    let colors = [
      (Color(hex: 0xFF0000), CGFloat(0)), (Color(red: 0, green: 0, blue: 255, alpha: 128), 0.5),
      (Color(hex: 0x00FF00), 1),
    ]
    let path = ShapePicture.path(
      of: size, from: .zero, to: CGPoint(x: 1, y: 1), colors: colors.map { (color: $0.0, place: $0.1) })
    let request = PictureRequest(picture: PictureReference(path: path), size: size, cornerRadius: 0)
    let image = try #require(PictureDecoding.decode(request, scale: scale).image)
    let (side, rows) = (Int(40 * scale), Int(CGFloat(height) * scale))
    func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
      image.pixels[Int(y * CGFloat(rows - 1)) * side + Int(x * CGFloat(side - 1))]
    }
    #expect(pixel(0, 0) >> 16 & 0xFF > 220 && pixel(1, 1) >> 8 & 0xFF > 220)
    for (x, y) in [(0.5, 0.5), (1, 0), (0, 1)] as [(CGFloat, CGFloat)] {
      #expect(
        abs(Int(pixel(x, y) >> 24) - 128) < 12 && pixel(x, y) & 0xFF > 100, "across the middle of the line")
    }
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func `a path is filled inside, and its hole is left out by the even-odd rule alone`(scale: CGFloat) throws {
    let path = "M5 5L35 5L35 35L5 35ZM15 15L25 15L25 25L15 25Z"
    var fill = ShapePicture.FilledPath(Self.red, path)
    #expect(try pixels(fill, scale: scale)(20, 20) == 0xFFFF_0000)
    fill.isEvenOdd = true
    let pixel = try pixels(fill, scale: scale)
    #expect(pixel(10, 20) == 0xFFFF_0000 && pixel(20, 20) >> 24 == 0 && pixel(2, 20) >> 24 == 0)
  }

  @Test func `a line has its width, its ends and its opacity`() throws {
    var stroke = ShapePicture.StrokedPath(Color(red: 0, green: 0, blue: 255, alpha: 128), "M10 20L30 20")
    stroke.width = 10
    let cut = try pixels(nil, stroke)
    #expect(cut(20, 16) >> 24 == 128 && cut(20, 14) >> 24 == 0 && cut(20, 25) >> 24 == 0)
    #expect(cut(8, 20) >> 24 == 0)
    stroke.cap = "square"
    #expect(try pixels(nil, stroke)(6, 16) >> 24 == 128)
    stroke.cap = "round"
    let round = try pixels(nil, stroke)
    #expect(round(6, 20) >> 24 > 0 && round(5, 16) >> 24 == 0)
  }

  @Test func `a line has dashes, which begin by its phase`() throws {
    var stroke = ShapePicture.StrokedPath(Self.red, "M0 20L40 20")
    (stroke.width, stroke.dashes) = (4, [10, 10])
    let dashed = try pixels(nil, stroke)
    #expect([5, 15, 25, 35].map { dashed($0, 20) >> 24 } == [255, 0, 255, 0])
    stroke.phase = 10
    let later = try pixels(nil, stroke)
    #expect([5, 15, 25, 35].map { later($0, 20) >> 24 } == [0, 255, 0, 255])
  }

  @Test(arguments: [
    "shape:", "shape:x", "shape:1x;fill=", "shape:axb;fill=00,a,b;stroke=1", "shape:40x40;fill=,,",
  ])
  func `a path that no shape has is no picture, or an empty one`(path: String) {
    let request = PictureRequest(
      picture: PictureReference(path: path), size: CGSize(width: 40, height: 40), cornerRadius: 0)
    let image = PictureDecoding.decode(request, scale: 1).image
    #expect(image?.pixels.allSatisfy { $0 >> 24 == 0 } ?? true)
  }
}
