import Foundation
import ScreenInterface
import Testing

@testable import SDLRendering

/// Tests that the gradients of a drawing are painted as SVG defines them, and not as its renderer reads them.
struct SVGGradientsTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private nonisolated static let stops =
    "<stop offset='0' stop-color='#ff0000'/><stop offset='1' stop-color='#0000ff'/>"

  /// The pixels of a square that the gradient "g" fills.
  private func pixels(_ gradients: String) throws -> [UInt32] {
    let file = folder.file("drawing.svg")
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 20">
      <defs>\(gradients)</defs><rect x="5" y="5" width="10" height="10" fill="url(#g)"/></svg>
      """
    try Data(text.utf8).write(to: file)
    let request = PictureRequest(
      picture: PictureReference(path: file.path), size: CGSize(width: 40, height: 40), cornerRadius: 0)
    return try #require(PictureDecoding.decode(request, scale: 1).image).pixels
  }

  /// Returns true for pixels whose channels differ by rounding alone.
  private func isNear(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { left, right in
        [0, 8, 16, 24].allSatisfy { abs(Int(left >> $0 & 0xFF) - Int(right >> $0 & 0xFF)) <= 2 }
      }
  }

  private func gradient(_ attributes: String, kind: String = "linear") -> String {
    "<\(kind)Gradient id='g' \(attributes)>\(Self.stops)</\(kind)Gradient>"
  }

  private nonisolated static let down = "x1='0%' y1='0%' x2='0%' y2='100%'"

  @Test(arguments: [
    ("x1='0' y1='0' x2='0' y2='1'", down), ("x2=\"0\" y2=\"1\"", down),
    ("x1='.25' y1='0' x2='7.5e-1' y2='0'", "x1='25%' x2='75%'"),
    ("x1='0' y1='0%' x2='0%' y2='1' gradientUnits='objectBoundingBox'", down),
    ("x1='0' y1='5' x2='0' y2='15' gradientUnits='userSpaceOnUse'", down),
    ("gradientTransform='rotate(90)'", down),
    ("x1='0' y1='0' x2='1' y2='0' gradientTransform='rotate(90 .5 .5)'", down),
    ("x1='0%' x2='50%' gradientTransform='translate(0, 0) matrix(0 2 -2 0 0 0)'", down),
  ])
  func `plain numbers in the bounding box are painted as their percentages`(
    written: String, meant: String
  ) throws {
    let found = try pixels(gradient(written))
    #expect(Set(found).count > 8)
    #expect(isNear(found, try pixels(gradient(meant))))
  }

  @Test(arguments: [
    ("cx='0.5' cy='0.5' r='0.5'", "cx='50%' cy='50%' r='50%'"),
    ("cx='0.25' cy='0.5' r='0.4' fx='0.2' fy='0.5'", "cx='25%' cy='50%' r='40%'"),
    ("r='.25' gradientTransform='translate(-.5 -.5) scale(2)'", "cx='50%' cy='50%' r='50%'"),
  ])
  func `so are those of a radial gradient`(written: String, meant: String) throws {
    let found = try pixels(gradient(written, kind: "radial"))
    #expect(Set(found).count > 8)
    #expect(isNear(found, try pixels(gradient(meant, kind: "radial"))))
  }

  @Test(arguments: ["href", "xlink:href"])
  func `a gradient takes coordinates, units and colours from the one to which it refers`(link: String) throws
  {
    let meant = try pixels(gradient(Self.down))
    for (own, other) in [
      ("", "x1='0' y1='0' x2='0' y2='1'"),
      ("x2='0' y2='1'", "x1='0' y1='0' x2='1' y2='0'"),
      ("", "gradientUnits='userSpaceOnUse' x1='0' y1='5' x2='0' y2='15'"),
    ] {
      let other = "<linearGradient id='o' \(other)>\(Self.stops)</linearGradient>"
      let found = try pixels("<linearGradient id='g' \(link)='#o' \(own)/>" + other)
      #expect(isNear(found, meant), "\(own) \(other)")
    }
  }

  @Test func `gradients that refer to each other, and coordinates that are none, end the reading`() throws {
    for link in ["href", "xlink:href"] {
      let circle = "<linearGradient id='g' \(link)='#o'/><linearGradient id='o' \(link)='#g'/>"
      #expect(try !pixels(circle).isEmpty)
      let text = String(decoding: SVGGradients(Array(circle.utf8)).rewritten, as: UTF8.self)
      #expect(!text.contains("href"))
    }
    for attributes in ["x1='nan'", "x1='a' gradientTransform='turn(3)'", "gradientTransform='rotate('"] {
      #expect(try !pixels(gradient(attributes)).isEmpty)
    }
  }

  @Test func `what the renderer reads rightly stays as it is written`() {
    let text =
      "<svg><linearGradient id='a' x1='10%'/><radialGradient id='b' gradientUnits='userSpaceOnUse' r='3'/></svg>"
    #expect(SVGGradients(Array(text.utf8)).rewritten == Array(text.utf8))
  }
}
