import Foundation
import LayoutGeometry

/// The pixels of a sheet: `0xAARRGGBB`, the colours multiplied by alpha.
nonisolated struct SheetPixels {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  /// The most samples of the sheet along each axis for a pixel of the window, where it is made smaller.
  private static let mostSamples = 4

  init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Returns what is seen in a part of an area whose pixels `inverse` leads to those of the sheet.
  ///
  /// Each pixel depends on its place in the area alone, whichever part is asked for.
  func seen(through inverse: CGAffineTransform, in part: PixelRect) -> PixelImage {
    var seen = [UInt32](repeating: 0, count: part.width * part.height)
    let samples = samples(through: inverse)
    let steps = (0..<samples).map { (CGFloat($0) + 0.5) / CGFloat(samples) }
    let count = UInt64(samples * samples)
    pixels.withUnsafeBufferPointer { sheet in
      seen.withUnsafeMutableBufferPointer { seen in
        for row in 0..<part.height {
          for column in 0..<part.width {
            var sum: UInt64 = 0
            for down in steps {
              for across in steps {
                let place = CGPoint(
                  x: CGFloat(part.x + column) + across, y: CGFloat(part.y + row) + down)
                guard !inverse.hasPerspective || inverse.depth(of: place) > 0 else { continue }
                sum &+= sampled(sheet, at: place.applying(inverse))
              }
            }
            if sum != 0 { seen[row * part.width + column] = Self.straight(sum, of: count) }
          }
        }
      }
    }
    return PixelImage(width: part.width, height: part.height, pixels: seen, isOpaque: false)
  }

  /// Returns how many samples a pixel needs along each axis, at the middle of the sheet.
  private func samples(through inverse: CGAffineTransform) -> Int {
    guard let projection = inverse.inverse else { return 1 }
    let middle = CGPoint(x: CGFloat(width) / 2, y: CGFloat(height) / 2).applying(projection)
    let here = middle.applying(inverse)
    let steps = [CGPoint(x: middle.x + 1, y: middle.y), CGPoint(x: middle.x, y: middle.y + 1)].map { step in
      let there = step.applying(inverse)
      return hypot(there.x - here.x, there.y - here.y)
    }
    let longest = steps.reduce(1, max)
    // A turn alone makes a pixel no more than one pixel of the sheet long.
    return longest < 1.01 ? 1 : Int(min(longest.rounded(.up), CGFloat(Self.mostSamples)))
  }

  /// Returns the colour at a place of the sheet between the four nearest pixels, each channel in sixteen bits; outside
  /// there is nothing.
  ///
  /// Shares are in steps of 1/256, so that a right angle, which is never exact, leaves pixels as they are.
  @inline(__always)
  private func sampled(_ sheet: UnsafeBufferPointer<UInt32>, at place: CGPoint) -> UInt64 {
    guard place.x > -1, place.y > -1, place.x < CGFloat(width + 1), place.y < CGFloat(height + 1) else {
      return 0
    }
    let (x, y) = (Int(((place.x + 0.5) * 256).rounded()), Int(((place.y + 0.5) * 256).rounded()))
    let (column, row, across, down) = (x >> 8 - 1, y >> 8 - 1, UInt64(x & 255), UInt64(y & 255))
    if across | down == 0 { return pixel(sheet, column, row) }
    let upper = Self.mix(pixel(sheet, column, row), pixel(sheet, column + 1, row), across)
    if down == 0 { return upper }
    let lower = Self.mix(pixel(sheet, column, row + 1), pixel(sheet, column + 1, row + 1), across)
    return Self.mix(upper, lower, down)
  }

  /// Returns a pixel with each channel in sixteen bits; there is nothing outside.
  @inline(__always)
  private func pixel(_ sheet: UnsafeBufferPointer<UInt32>, _ column: Int, _ row: Int) -> UInt64 {
    guard column >= 0, row >= 0, column < width, row < height else { return 0 }
    let packed = UInt64(sheet[row * width + column])
    let halves = (packed | packed << 16) & 0x0000_FFFF_0000_FFFF
    return (halves | halves << 8) & 0x00FF_00FF_00FF_00FF
  }

  /// Returns the mixture of two pixels, the second one by a share of 256.
  @inline(__always)
  private static func mix(_ first: UInt64, _ second: UInt64, _ share: UInt64) -> UInt64 {
    (first &* (256 - share) &+ second &* share &+ 0x0080_0080_0080_0080) >> 8 & 0x00FF_00FF_00FF_00FF
  }

  /// Returns the average of `count` pixels that were summed up, its colour divided by alpha.
  @inline(__always)
  private static func straight(_ sum: UInt64, of count: UInt64) -> UInt32 {
    func channel(_ index: UInt64) -> UInt64 { sum >> (16 * index) & 0xFFFF }
    let alpha = channel(3)
    if alpha == 0 { return 0 }
    func plain(_ index: UInt64) -> UInt32 { UInt32(min(255, (channel(index) * 255 + alpha / 2) / alpha)) }
    return UInt32((alpha + count / 2) / count) << 24 | plain(2) << 16 | plain(1) << 8 | plain(0)
  }
}
