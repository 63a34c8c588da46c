import Foundation
import ScreenInterface

/// A mask of each pixel's coverage by a shape, 0…255, row by row from the top left.
nonisolated struct CoverageMask: Sendable {
  let width: Int
  let height: Int
  var values: [UInt8]

  init(width: Int, height: Int, coverage: (Int, Int) -> CGFloat) {
    self.width = width
    self.height = height
    values = []
    values.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { values.append(UInt8((coverage(x, y) * 255).rounded())) }
    }
  }

  /// Returns the mask of a filled rounded rectangle.
  static func fill(width: Int, height: Int, radius: CGFloat) -> CoverageMask {
    let shape = RoundedRectangle(width: width, height: height, radius: radius)
    return CoverageMask(width: width, height: height, coverage: shape.coverage)
  }

  /// Returns the mask of a rounded rectangle's outline, `line` pixels wide, drawn inside.
  static func stroke(width: Int, height: Int, radius: CGFloat, line: Int) -> CoverageMask {
    let outer = RoundedRectangle(width: width, height: height, radius: radius)
    let innerWidth = max(0, width - 2 * line)
    let innerHeight = max(0, height - 2 * line)
    let inner = RoundedRectangle(
      width: innerWidth, height: innerHeight, radius: radius - CGFloat(line))
    return CoverageMask(width: width, height: height) { x, y in
      let isRim = x < line || y < line || x >= width - line || y >= height - line
      return max(0, outer.coverage(x, y) - (isRim ? 0 : inner.coverage(x - line, y - line)))
    }
  }

  /// Returns the mask of a shadow: a rounded rectangle inset by `reach` pixels on every side and blurred to the edge.
  ///
  /// The blur is a Gaussian of standard deviation `reach / 2`, cut at `reach`, along the rows and then the
  /// columns.
  static func shadow(width: Int, height: Int, radius: CGFloat, reach: Int) -> CoverageMask {
    let shape = RoundedRectangle(
      width: width - 2 * reach, height: height - 2 * reach, radius: radius)
    var field = [Float](repeating: 0, count: width * height)
    for y in reach..<max(reach, height - reach) {
      for x in reach..<max(reach, width - reach) {
        field[y * width + x] = Float(shape.coverage(x - reach, y - reach))
      }
    }
    let kernel = gaussian(reach: reach)
    field = blurred(field, width: width, height: height, kernel: kernel)
    field = blurred(
      transposed(field, width: width, height: height), width: height, height: width, kernel: kernel)
    field = transposed(field, width: height, height: width)
    return CoverageMask(width: width, height: height) { x, y in CGFloat(field[y * width + x]) }
  }

  /// Returns the mask as pixels of one colour.
  func image(_ color: Color) -> PixelImage {
    let base = color.packed & 0xFF_FFFF
    let alpha = UInt32(color.alpha)
    let pixels = values.map { value in base | ((UInt32(value) * alpha + 127) / 255) << 24 }
    return PixelImage(width: width, height: height, pixels: pixels, isOpaque: false)
  }

  private static func gaussian(reach: Int) -> [Float] {
    if reach == 0 { return [1] }
    let deviation = Float(reach) / 2
    let raw = (-reach...reach).map { exp(-Float($0 * $0) / (2 * deviation * deviation)) }
    let total = raw.reduce(0, +)
    return raw.map { $0 / total }
  }

  /// Blurs every row by a kernel; values beyond a row's ends count as 0.
  ///
  /// Most rows of a rounded rectangle equal the row above or the mirrored row, whose result is copied. In the
  /// other rows eight values are summed at a time, each in the order of the kernel.
  private static func blurred(_ field: [Float], width: Int, height: Int, kernel: [Float]) -> [Float] {
    let reach = kernel.count / 2
    var result = [Float](repeating: 0, count: field.count)
    var padded = [Float](repeating: 0, count: reach + width + kernel.count + 8)
    for y in 0..<height {
      let row = field[y * width..<(y + 1) * width]
      let equal = [y - 1, height - 1 - y].first { other in
        (0..<y).contains(other) && row.elementsEqual(field[other * width..<(other + 1) * width])
      }
      if let equal {
        for x in 0..<width { result[y * width + x] = result[equal * width + x] }
        continue
      }
      padded.replaceSubrange(reach..<reach + width, with: row)
      padded.withUnsafeBytes { bytes in
        for start in stride(from: 0, to: width, by: 8) {
          var sum = SIMD8<Float>()
          for tap in kernel.indices {
            let values = bytes.loadUnaligned(
              fromByteOffset: (start + tap) * MemoryLayout<Float>.stride, as: SIMD8<Float>.self)
            sum += values * kernel[tap]
          }
          for lane in 0..<min(8, width - start) { result[y * width + start + lane] = sum[lane] }
        }
      }
    }
    return result
  }

  private static func transposed(_ field: [Float], width: Int, height: Int) -> [Float] {
    var result = [Float](repeating: 0, count: field.count)
    for y in 0..<height {
      for x in 0..<width { result[x * height + y] = field[y * width + x] }
    }
    return result
  }
}
