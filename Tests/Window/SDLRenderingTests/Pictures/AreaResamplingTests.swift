import Foundation
import TestSupport
import Testing

@testable import SDLRendering

struct AreaResamplingTests {
  private func resample(_ pixels: [UInt32], _ size: (Int, Int), to target: (Int, Int)) -> [UInt32] {
    let resampling = AreaResampling(filling: target.0, target.1, fromWidth: size.0, height: size.1)
    return pixels.withUnsafeBufferPointer {
      resampling.pixels(of: $0, sourceWidth: size.0, stride: size.0, sourceHeight: size.1)
    }
  }

  @Test func `a picture whose whole is kept is stretched to the shape`() {
    var resampling = AreaResampling(filling: 4, 1, fromWidth: 2, height: 2)
    resampling.crop = CGRect(x: 0, y: 0, width: 2, height: 2)
    let source: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]
    let pixels = source.withUnsafeBufferPointer {
      resampling.pixels(of: $0, sourceWidth: 2, stride: 2, sourceHeight: 2)
    }
    #expect(pixels.first == 0xFF00_0000 && pixels.last == 0xFFFF_FFFF && pixels.count == 4)
  }

  /// The first of the two columns that are kept for a focus, of six.
  private nonisolated static let focuses: [(Double, UInt32)] = [
    (0, 0), (1.0 / 6, 0), (0.5, 2), (0.8, 4), (1, 4),
  ]

  @Test(arguments: focuses)
  func `what is cropped lies around the focus, as far as the picture goes`(share: Double, first: UInt32) {
    let row = (0..<6).map { 0xFF00_0000 | UInt32($0) }
    let resampling = AreaResampling(
      filling: 2, 2, fromWidth: 6, height: 2, around: CGPoint(x: share, y: 0.9))
    let pixels = (row + row).withUnsafeBufferPointer {
      resampling.pixels(of: $0, sourceWidth: 6, stride: 6, sourceHeight: 2)
    }
    #expect(pixels.map { $0 & 255 } == [first, first + 1, first, first + 1])
  }

  @Test func `a whole picture is as large as its frame lets it be`() {
    #expect(AreaResampling.size(within: 100, 100, ofWidth: 300, height: 100) == (100, 33))
    #expect(AreaResampling.size(within: 100, 20, ofWidth: 300, height: 100) == (60, 20))
    #expect(AreaResampling.size(within: 1, 100, ofWidth: 1000, height: 1) == (1, 1))
  }

  @Test func `the same size gives the same pixels`() {
    let pixels = (0..<24).map { 0xFF00_0000 | UInt32($0) * 9731 }
    #expect(resample(pixels, (6, 4), to: (6, 4)) == pixels)
  }

  @Test func `a picture shown as large as it is stays as it is, and what is clear is black`() {
    // Every colour of a channel at every alpha.
    let pixels = (0..<65536).map { (index: UInt32) -> UInt32 in
      let (alpha, colour) = (index >> 8, index & 255)
      return alpha << 24 | colour * 0x01_01_01
    }
    #expect(resample(pixels, (256, 256), to: (256, 256)) == pixels.map { $0 >> 24 == 0 ? 0 : $0 })
    let cropped = AreaResampling(filling: 256, 20, fromWidth: 256, height: 256)
    let middle = pixels.withUnsafeBufferPointer {
      cropped.pixels(of: $0, sourceWidth: 256, stride: 256, sourceHeight: 256)
    }
    #expect(middle == Array(pixels[(118 * 256)..<(138 * 256)]))
  }

  @Test func `a new pixel is the mean of those that it covers`() {
    let pixels: [UInt32] = [0xFF00_0000, 0xFF00_0064, 0xFF00_00C8, 0xFF00_0000]
    #expect(resample(pixels, (2, 2), to: (1, 1)) == [0xFF00_004B])
  }

  @Test func `a fraction of a pixel counts by its part`() {
    let row: [UInt32] = [0xFF00_0000, 0xFF00_0000, 0xFF00_005A]
    let narrow = resample(row + row + row, (3, 3), to: (2, 2))
    #expect(narrow.map { $0 & 255 } == [0, 60, 0, 60])
  }

  @Test func `what does not fit is cut off evenly on both sides`() {
    let row: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFFFF_0000]
    #expect(resample(row + row, (4, 2), to: (2, 2)) == Array(repeating: 0xFF00_FF00, count: 4))
    let column: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFFFF_0000]
    #expect(resample(column, (1, 3), to: (1, 1)) == [0xFF00_FF00])
  }

  @Test func `clear pixels do not bleed into the colour beside them`() {
    let pixels: [UInt32] = [0xFF12_3456, 0x00FF_FFFF, 0xFF12_3456, 0x00FF_FFFF]
    #expect(resample(pixels, (2, 2), to: (1, 1)) == [0x8012_3456])
  }

  @Test func `enlarging blends neighbours and keeps the range`() {
    let row: [UInt32] = [0xFF00_0000, 0xFF00_00FF]
    let wide = resample(row + row, (2, 2), to: (8, 8)).prefix(8).map { $0 & 255 }
    #expect(wide == wide.sorted())
    #expect(wide.first == 0 && wide.last == 255)
  }
}
