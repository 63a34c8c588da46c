import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing
import VisualQA

@testable import SDLRendering

/// Tests of small files of every format and kind of colours, made by `scripts/pictures/make.py`.
struct SmallPicturesTests {
  nonisolated struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let file: String
    /// The sRGB colours of sixteen squares, row by row.
    let colors: [String]
    let limit: Double
    let alpha: UInt32
    /// The milliseconds of an animation's frames.
    let frames: [Int]?
    let brokenProfile: Bool?

    var testDescription: String { file }
    var path: String { Checkout.root().appendingPathComponent("Resources/Vectors/pictures/\(file)").path }
  }

  nonisolated static let cases: [Case] = (try? Vectors.load("pictures/pictures", as: Case.self)) ?? []

  private func decode(_ sample: Case, plays: Bool = false) -> DecodedPicture {
    var picture = PictureReference(path: sample.path)
    picture.plays = plays
    let request = PictureRequest(picture: picture, size: CGSize(width: 32, height: 32), cornerRadius: 0)
    return PictureDecoding.decode(request, scale: 1)
  }

  /// Returns the greatest distance of a square's middle from its colour, and the opacities.
  private func compare(_ image: PixelImage, _ colors: [String]) throws -> (
    distance: Double, alphas: Set<UInt32>
  ) {
    var (farthest, alphas) = (0.0, Set<UInt32>())
    for (square, text) in colors.enumerated() {
      let pixel = image.pixels[(square / 4 * 8 + 4) * 32 + square % 4 * 8 + 4]
      let color = try #require(UInt32(text, radix: 16))
      farthest = max(farthest, LabColor(pixel & 0xFF_FFFF).distance(to: LabColor(color)))
      alphas.insert(pixel >> 24)
    }
    return (farthest, alphas)
  }

  @Test func `there are at least thirty of them`() { #expect(Self.cases.count >= 30) }

  @Test(arguments: cases) func `a small picture has the colours of its original`(_ sample: Case) throws {
    let decoded = decode(sample)
    let image = try #require(decoded.image, "\(decoded.outcome)")
    let (distance, alphas) = try compare(image, sample.colors)
    #expect(distance <= sample.limit)
    #expect(alphas == [sample.alpha])
    #expect(decoded.hasBrokenProfile == (sample.brokenProfile ?? false))
  }

  @Test(arguments: cases) func `a small picture is told at its size, without a fault`(_ sample: Case) throws {
    #expect(try PictureDecoding.size(of: sample.path) == (32, 32))
    let (fault, oddities) = PictureFile.examined(sample.path)
    #expect(fault == nil)
    #expect(oddities == (sample.brokenProfile == true ? [PictureWarnings.brokenProfile] : []))
  }

  @Test(arguments: cases.filter { $0.frames != nil })
  func `an animation that plays has the pixels and the times of each frame`(_ sample: Case) throws {
    let decoded = decode(sample, plays: true)
    let frames = try #require(sample.frames)
    #expect(decoded.images.count == frames.count)
    for (frame, image) in decoded.images.enumerated() {
      let colors = frame % 2 == 0 ? sample.colors : sample.colors.reversed()
      #expect(try compare(image, colors).distance <= sample.limit, "frame \(frame)")
    }
    let timing = try #require(PictureTiming(frames.map { Double($0) / 1000 }))
    #expect(decoded.outcome == .playing(timing))
    #expect(PictureFile.inspected(decoded.request) == decoded.outcome)
  }

  @Test(arguments: cases) func `damaged bytes of any format never crash`(_ sample: Case) throws {
    let folder = try ScratchFolder()
    let good = [UInt8](try Data(contentsOf: URL(fileURLWithPath: sample.path)))
    let file = folder.file("bad")
    for seed in 0..<24 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var bytes = good
      for _ in 0...random.below(6) { bytes[random.below(min(bytes.count, 600))] = UInt8(random.below(256)) }
      let length = seed % 2 == 0 ? bytes.count : 1 + random.below(bytes.count)
      try Data(bytes.prefix(length)).write(to: file)
      var picture = PictureReference(path: file.path)
      picture.plays = seed % 3 == 0
      let request = PictureRequest(picture: picture, size: CGSize(width: 16, height: 16), cornerRadius: 0)
      if case .failed(let reason) = PictureDecoding.decode(request, scale: 1).outcome {
        #expect(!reason.isEmpty)
      }
    }
  }
}
