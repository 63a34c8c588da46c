import Foundation

/// A resampling of a part of a picture to an exact size.
///
/// Each new pixel is the mean of the area that it covers, or a blend of its neighbours where the picture is
/// enlarged.
nonisolated struct AreaResampling: Sendable {
  /// The part of the source to be kept, in its pixels, which may be fractional.
  var crop: CGRect
  let width: Int
  let height: Int

  /// Fills `width` × `height` pixels from a source around `focus`, in shares of it, by default its middle.
  ///
  /// UIKit counterpart: `scaleAspectFill`, which knows the middle alone.
  init(
    filling width: Int, _ height: Int, fromWidth sourceWidth: Int, height sourceHeight: Int,
    around focus: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) {
    self.width = width
    self.height = height
    let ratio = max(CGFloat(width) / CGFloat(sourceWidth), CGFloat(height) / CGFloat(sourceHeight))
    let kept = CGSize(width: CGFloat(width) / ratio, height: CGFloat(height) / ratio)
    crop = CGRect(
      x: Self.start(of: kept.width, around: focus.x, in: CGFloat(sourceWidth)),
      y: Self.start(of: kept.height, around: focus.y, in: CGFloat(sourceHeight)),
      width: kept.width, height: kept.height)
  }

  /// Returns the place at which `length` begins inside `whole`, its middle as near to the share as can be.
  private static func start(of length: CGFloat, around share: CGFloat, in whole: CGFloat) -> CGFloat {
    let rest = whole - length
    return min(max(share * whole - length / 2, min(0, rest)), max(0, rest))
  }

  /// Returns the largest size of a source's shape inside `width` × `height` pixels.
  static func size(
    within width: Int, _ height: Int, ofWidth sourceWidth: Int, height sourceHeight: Int
  ) -> (width: Int, height: Int) {
    let ratio = min(CGFloat(width) / CGFloat(sourceWidth), CGFloat(height) / CGFloat(sourceHeight))
    return (
      min(width, max(1, Int((CGFloat(sourceWidth) * ratio).rounded()))),
      min(height, max(1, Int((CGFloat(sourceHeight) * ratio).rounded())))
    )
  }

  /// Returns the pixels of the new size, `0xAARRGGBB` with straight alpha.
  ///
  /// Colours are weighted by their alpha, so that clear pixels do not bleed into the edges.
  func pixels(of source: UnsafeBufferPointer<UInt32>, sourceWidth: Int, stride: Int, sourceHeight: Int)
    -> [UInt32]
  {
    let columns = Taps(start: crop.minX, length: crop.width, count: width, limit: sourceWidth)
    let rows = Taps(start: crop.minY, length: crop.height, count: height, limit: sourceHeight)
    let used = columns.used
    var scanline = [SIMD4<Float>](repeating: .zero, count: sourceWidth)
    var narrowed = [SIMD4<Float>](repeating: .zero, count: width)
    var sums = [SIMD4<Float>](repeating: .zero, count: width)
    var narrowedRow = -1
    return [UInt32](unsafeUninitializedCapacity: width * height) { result, initialized in
      for target in 0..<height {
        for column in 0..<width { sums[column] = .zero }
        for tap in rows.range(target) {
          let row = rows.source[tap]
          if row != narrowedRow {
            for column in used { scanline[column] = Self.weighed(source[row * stride + column]) }
            columns.apply(to: scanline, into: &narrowed)
            narrowedRow = row
          }
          let weight = rows.weights[tap]
          for column in 0..<width { sums[column] += narrowed[column] * weight }
        }
        for column in 0..<width { result[target * width + column] = Self.packed(sums[column]) }
      }
      initialized = width * height
    }
  }

  private static func weighed(_ pixel: UInt32) -> SIMD4<Float> {
    let color = SIMD4<Float>(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255), 255)
    let alpha = pixel >> 24
    return alpha == 255 ? color : color * (Float(alpha) / 255)
  }

  private static func packed(_ sum: SIMD4<Float>) -> UInt32 {
    if sum.w < 0.5 { return 0 }
    // A mean of bytes fits a byte, apart from rounding errors that the conversion cuts off.
    let straight = (sum.w > 254.99 ? sum : sum * (255 / sum.w)) + 0.5
    let alpha = min(255, UInt32(sum.w + 0.5))
    return alpha << 24 | UInt32(straight.x) << 16 | UInt32(straight.y) << 8 | UInt32(straight.z)
  }
}

/// The source pixels and weights that make each target pixel, along one axis.
private nonisolated struct Taps {
  private(set) var source: [Int] = []
  private(set) var weights: [Float] = []
  private var starts: [Int] = [0]

  init(start: CGFloat, length: CGFloat, count: Int, limit: Int) {
    let step = length / CGFloat(count)
    for target in 0..<count {
      let low = start + CGFloat(target) * step
      if step >= 1 {
        addArea(from: low, to: low + step, limit: limit)
      } else {
        let middle = low + step / 2 - 0.5
        let part = Float(middle - middle.rounded(.down))
        add(Int(middle.rounded(.down)), 1 - part, limit)
        add(Int(middle.rounded(.down)) + 1, part, limit)
      }
      starts.append(source.count)
    }
  }

  /// The range of all source pixels that are used.
  var used: ClosedRange<Int> { (source.min() ?? 0)...(source.max() ?? 0) }

  func range(_ target: Int) -> Range<Int> { starts[target]..<starts[target + 1] }

  func apply(to line: [SIMD4<Float>], into result: inout [SIMD4<Float>]) {
    for target in result.indices {
      var sum = SIMD4<Float>.zero
      for tap in range(target) { sum += line[source[tap]] * weights[tap] }
      result[target] = sum
    }
  }

  private mutating func addArea(from low: CGFloat, to high: CGFloat, limit: Int) {
    let first = Int(low.rounded(.down))
    let last = max(first, Int(high.rounded(.up)) - 1)
    for index in first...last {
      let covered = min(high, CGFloat(index + 1)) - max(low, CGFloat(index))
      if covered > 1e-6 { add(index, Float(covered / (high - low)), limit) }
    }
  }

  private mutating func add(_ index: Int, _ weight: Float, _ limit: Int) {
    source.append(min(max(index, 0), limit - 1))
    weights.append(weight)
  }
}
