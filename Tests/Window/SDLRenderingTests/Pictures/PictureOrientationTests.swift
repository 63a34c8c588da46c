import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

/// Tests that a photograph is shown the way up that its EXIF block says.
struct PictureOrientationTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private nonisolated static func block(_ orientation: Int, isLittle: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let digits = (0..<count).map { UInt8(value >> (8 * $0) & 255) }
      return isLittle ? digits : digits.reversed()
    }
    let entries =
      number(0x010F, 2) + number(2, 2) + number(4, 4) + Array("Us.\0".utf8)
      + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    let header = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
    return header + number(2, 2) + entries + number(0, 4)
  }

  private func segment(_ orientation: Int, isLittle: Bool) -> [UInt8] {
    let content = Array("Exif\0\0".utf8) + Self.block(orientation, isLittle: isLittle)
    let length = content.count + 2
    return [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + content
  }

  private func photograph(_ segment: [UInt8]) throws -> [UInt8] {
    let jpeg = [UInt8](try #require(Data(base64Encoded: Self.quarters)))
    return Array(jpeg.prefix(2)) + segment + jpeg.dropFirst(2)
  }

  /// Returns the quarters of the shown picture, row by row: b is blue, r red, w white.
  private func quarters(_ bytes: [UInt8], isFlipped: Bool = false, isTall: Bool) throws -> String {
    let file = folder.file("photograph.jpg")
    try Data(bytes).write(to: file)
    let size = isTall ? CGSize(width: 16, height: 32) : CGSize(width: 32, height: 16)
    let request = PictureRequest(
      picture: PictureReference(path: file.path, isFlipped: isFlipped), size: size, cornerRadius: 0)
    let image = try #require(PictureDecoding.decode(request, scale: 1).image)
    let middles = [(1, 1), (3, 1), (1, 3), (3, 3)].map { (image.width * $0 / 4, image.height * $1 / 4) }
    return String(
      middles.map { x, y in
        let pixel = image.pixels[y * image.width + x]
        let (red, blue) = (pixel >> 16 & 255, pixel & 255)
        return red > 150 && blue > 150 ? "w" : red > blue ? "r" : "b"
      })
  }

  /// The expected quarters by orientation; the stored picture is blue and red above, red and white below.
  private nonisolated static let shown: [(Int, String)] = [
    (1, "brrw"), (2, "rbwr"), (3, "wrrb"), (4, "rwbr"), (5, "brrw"), (6, "rbwr"), (7, "wrrb"), (8, "rwbr"),
  ]

  @Test(arguments: shown, [true, false])
  func `each of the eight orientations is turned upright`(expected: (Int, String), isLittle: Bool) throws {
    let bytes = try photograph(segment(expected.0, isLittle: isLittle))
    #expect(PictureHeader(of: Data(bytes))?.orientation.rawValue == expected.0)
    #expect(try quarters(bytes, isTall: expected.0 > 4) == expected.1)
  }

  @Test(arguments: [0, 9, 65535]) func `an orientation that is none is the stored one`(value: Int) throws {
    #expect(try quarters(photograph(segment(value, isLittle: true)), isTall: false) == "brrw")
  }

  @Test func `a flipped picture exchanges left and right of what shows`() throws {
    #expect(try quarters(photograph([]), isFlipped: true, isTall: false) == "rbwr")
    #expect(try quarters(photograph(segment(6, isLittle: false)), isFlipped: true, isTall: true) == "brrw")
  }

  @Test func `a damaged block is passed over`() throws {
    let whole = segment(6, isLittle: false)
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var bytes = try photograph(whole)
      for _ in 0...random.below(4) { bytes[2 + random.below(whole.count)] = UInt8(random.below(256)) }
      _ = PictureHeader(of: Data(bytes.prefix(2 + random.below(bytes.count))))
    }
  }

  /// A 32 × 16 picture in four quarters.
  private static let quarters =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRER"
    + "GCEYGh0dHx8fExciJCIeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4e"
    + "Hh4eHh4eHh4eHh4eHh4eHh4eHh7/wAARCAAQACADAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAcI/8QAFBAB"
    + "AAAAAAAAAAAAAAAAAAAAAP/EABgBAQADAQAAAAAAAAAAAAAAAAAFBgcI/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwD"
    + "AQACEQMRAD8Ah60IEBRWMukAAAG4F0YkA//Z"
}
