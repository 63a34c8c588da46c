import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

struct PictureDecodingTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func decode(
    _ url: URL, _ size: CGSize = CGSize(width: 20, height: 10), radius: CGFloat = 0, scale: CGFloat = 1
  ) -> DecodedPicture {
    let request = PictureRequest(
      picture: PictureReference(path: url.path), size: size, cornerRadius: radius)
    return PictureDecoding.decode(request, scale: scale)
  }

  private func write(_ name: String, _ width: Int, _ height: Int, _ color: UInt32 = 0xFF20_4060) throws -> URL
  {
    let file = folder.file(name)
    try PNGFile().png(of: Bitmap(width: width, height: height, color: color)).write(to: file)
    return file
  }

  private func failure(_ url: URL) -> String? {
    guard case .failed(let reason) = decode(url).outcome else { return nil }
    return reason
  }

  /// Writes the first bytes of a PNG file that claims a size, and returns the file.
  private func header(_ name: String, _ width: UInt32, _ height: UInt32) throws -> URL {
    var bytes = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    bytes += Data("IHDR".utf8)
    for number in [width, height] { withUnsafeBytes(of: number.bigEndian) { bytes += Data($0) } }
    bytes += Data([8, 2, 0, 0, 0, 0, 0, 0, 0])
    let file = folder.file(name)
    try bytes.write(to: file)
    return file
  }

  @Test func `a picture is decoded to exactly the pixels that it will cover`() throws {
    let file = try write("a.png", 64, 64)
    let image = try #require(decode(file, CGSize(width: 20, height: 10), scale: 1.25).image)
    #expect(image.width == 25 && image.height == 13)
    #expect(image.isOpaque)
    #expect(image.pixels.allSatisfy { $0 == 0xFF20_4060 })
  }

  @Test func `rounded corners are cut out of the picture, all four alike`() throws {
    let image = try #require(decode(try write("a.png", 64, 64), radius: 4).image)
    #expect(!image.isOpaque)
    let corners = [0, 19, 180, 199].map { image.pixels[$0] >> 24 }
    #expect(corners.allSatisfy { $0 == corners[0] && $0 < 128 })
    #expect(image.pixels[10] == 0xFF20_4060)
    #expect(image.pixels.allSatisfy { $0 & 0xFF_FFFF == 0x20_4060 || $0 >> 24 == 0 })
  }

  @Test func `jpeg and webp are read too`() throws {
    let jpeg = folder.file("a.jpg")
    try #require(Data(base64Encoded: Self.smallJPEG)).write(to: jpeg)
    #expect(decode(jpeg).outcome == .ready)
    let webP = folder.file("a.webp")
    try #require(Data(base64Encoded: Self.smallWebP)).write(to: webP)
    #expect(decode(webP).outcome == .ready)
  }

  @Test func `every unfit file has its reason`() throws {
    let text = folder.file("text.png")
    try Data("not a picture".utf8).write(to: text)
    let whole = try write("whole.png", 300, 300, 0xFF12_3456)
    let torn = folder.file("torn.png")
    try Data(contentsOf: whole).prefix(60).write(to: torn)
    let empty = folder.file("empty.png")
    try Data().write(to: empty)
    let reasons = [
      (folder.file("none.png"), "no such file"), (folder.url, "folder"), (text, "not a PNG"),
      (empty, "not a PNG"), (torn, "damaged"), (try write("dot.png", 1, 1), "1×1"),
      (try write("line.png", 20000, 10), "20000×10"), (try header("huge.png", 12000, 12000), "12000×12000"),
      (URL(fileURLWithPath: "/dev/zero"), "regular"),
    ]
    for (file, reason) in reasons {
      let told = try #require(failure(file), "\(file.lastPathComponent)")
      #expect(told.contains(reason))
      #expect(!told.contains("\n"))
    }
  }

  @Test func `a pipe is refused at once, and so is a picture that would cover too much`() throws {
    let pipe = folder.file("pipe.png")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(failure(pipe) == "this is not a regular file")
    let whole = try write("whole.png", 30, 30)
    #expect(
      decode(whole, CGSize(width: 16384, height: 16384), scale: 8).outcome
        == .failed("the picture would cover 131072×131072 pixels; at most 67108864 are made"))
  }

  @Test func `damaged bytes never crash`() throws {
    let good = [UInt8](try Data(contentsOf: try write("good.png", 40, 40)))
    for seed in 0..<40 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var bytes = good
      for _ in 0...random.below(6) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      let file = folder.file("bad.png")
      try Data(bytes.prefix(1 + random.below(bytes.count))).write(to: file)
      _ = decode(file)
    }
  }

  /// A 16 × 8 picture of one colour, twice.
  private static let smallWebP = "UklGRh4AAABXRUJQVlA4TBEAAAAvD8ABAAdQoCL3o/+BiOh/AAA="
  private static let smallJPEG =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERX"
    + "RTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj"
    + "Y2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAA"
    + "AAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAUEQEAAAAAAAAAAAAAAAAA"
    + "AAAA/9oADAMBAAIRAxEAPwCEAaoX/9k="
}
