import CSDL2
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

  /// Copies the pixels of a surface with 32 bits a pixel.
  init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    guard let raw = surface.pointee.pixels else { return nil }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    let pitch = Int(surface.pointee.pitch)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for row in 0..<height {
        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[(row * width * 4)...])
          .copyMemory(from: UnsafeRawBufferPointer(start: raw + row * pitch, count: width * 4))
      }
      count = width * height
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Returns what is seen in a part of an area whose pixels `inverse` leads to those of the sheet.
  ///
  /// Each pixel depends on its place in the area alone, whichever part is asked for.
  func seen(through inverse: CGAffineTransform, in part: PixelRect) -> PixelImage {
    var seen = [UInt32](repeating: 0, count: part.width * part.height)
    let samples = samples(through: inverse, in: part)
    pixels.withUnsafeBufferPointer { sheet in
      for row in 0..<part.height {
        for column in 0..<part.width {
          var sum = SIMD4<Float>.zero
          for sample in 0..<samples * samples {
            let place = CGPoint(
              x: CGFloat(part.x + column) + (CGFloat(sample % samples) + 0.5) / CGFloat(samples),
              y: CGFloat(part.y + row) + (CGFloat(sample / samples) + 0.5) / CGFloat(samples))
            guard inverse.depth(of: place) > 0 else { continue }
            sum += sampled(sheet, at: place.applying(inverse))
          }
          seen[row * part.width + column] = Self.straight(sum / Float(samples * samples))
        }
      }
    }
    return PixelImage(width: part.width, height: part.height, pixels: seen, isOpaque: false)
  }

  /// Returns how many samples a pixel needs along each axis, at the middle of the whole sheet.
  private func samples(through inverse: CGAffineTransform, in part: PixelRect) -> Int {
    guard let projection = inverse.inverse else { return 1 }
    let middle = CGPoint(x: CGFloat(width) / 2, y: CGFloat(height) / 2).applying(projection)
    let (right, below) = (CGPoint(x: middle.x + 1, y: middle.y), CGPoint(x: middle.x, y: middle.y + 1))
    let here = middle.applying(inverse)
    let steps = [right, below].map { step in
      let there = step.applying(inverse)
      return hypot(there.x - here.x, there.y - here.y)
    }
    let longest = steps.reduce(1, max)
    // A turn alone makes a pixel no more than one pixel of the sheet long.
    return longest < 1.01 ? 1 : Int(min(longest.rounded(.up), CGFloat(Self.mostSamples)))
  }

  /// Returns the colour at a place of the sheet between the four nearest pixels; there is nothing outside.
  private func sampled(_ sheet: UnsafeBufferPointer<UInt32>, at place: CGPoint) -> SIMD4<Float> {
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    guard x > -1, y > -1, x < CGFloat(width), y < CGFloat(height) else { return .zero }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (across, down) = (Self.share(x - left), Self.share(y - top))
    func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
      guard column >= 0, row >= 0, column < width, row < height else { return .zero }
      let packed = sheet[row * width + column]
      return SIMD4(
        Float(packed & 0xFF), Float(packed >> 8 & 0xFF), Float(packed >> 16 & 0xFF), Float(packed >> 24))
    }
    let upper = pixel(column, row) * (1 - across) + pixel(column + 1, row) * across
    guard down > 0 else { return upper }
    let lower = pixel(column, row + 1) * (1 - across) + pixel(column + 1, row + 1) * across
    return upper * (1 - down) + lower * down
  }

  /// Returns a share in steps of 1/256, so that a right angle, which is never exact, leaves pixels as they are.
  private static func share(_ share: CGFloat) -> Float { Float((share * 256).rounded() / 256) }

  /// Returns a pixel with its colour divided by alpha.
  private static func straight(_ color: SIMD4<Float>) -> UInt32 {
    guard color.w >= 0.5 else { return 0 }
    let alpha = UInt32(min(color.w, 255).rounded())
    let plain = (color * (255 / color.w)).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    let rounded = SIMD4<UInt32>(plain.rounded(.toNearestOrAwayFromZero))
    return alpha << 24 | rounded.z << 16 | rounded.y << 8 | rounded.x
  }
}
