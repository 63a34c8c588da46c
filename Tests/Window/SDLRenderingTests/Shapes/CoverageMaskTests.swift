import Foundation
import TestSupport
import Testing

@testable import SDLRendering

struct CoverageMaskTests {
  /// A shadow's values by the definition: every pixel summed over the kernel along the rows, then along the columns.
  private func shadow(width: Int, height: Int, radius: CGFloat, reach: Int) -> [UInt8] {
    let shape = RoundedRectangle(width: width - 2 * reach, height: height - 2 * reach, radius: radius)
    let deviation = Float(reach) / 2
    let raw = (-reach...reach).map { reach == 0 ? 1 : exp(-Float($0 * $0) / (2 * deviation * deviation)) }
    let kernel = raw.map { $0 / raw.reduce(0, +) }
    func blurred(_ value: (Int, Int) -> Float, _ length: Int, _ x: Int, _ y: Int) -> Float {
      var sum: Float = 0
      for tap in -reach...reach where (0..<length).contains(x + tap) {
        sum += value(x + tap, y) * kernel[tap + reach]
      }
      return sum
    }
    func inside(_ x: Int, _ y: Int) -> Float {
      let isInside =
        (reach..<max(reach, width - reach)).contains(x) && (reach..<max(reach, height - reach)).contains(y)
      return isInside ? Float(shape.coverage(x - reach, y - reach)) : 0
    }
    let rows = (0..<height).map { y in (0..<width).map { x in blurred(inside, width, x, y) } }
    return (0..<height).flatMap { y in
      (0..<width).map { x in
        UInt8((CGFloat(blurred({ y, x in rows[y][x] }, height, y, x)) * 255).rounded())
      }
    }
  }

  @Test func `a shadow is the shape blurred along its rows and then along its columns, to the bit`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<40 {
      let (reach, radius) = (random.below(9), CGFloat(random.below(40)) / 4)
      let (width, height) = (2 * reach + 1 + random.below(30), 2 * reach + 1 + random.below(30))
      let mask = CoverageMask.shadow(width: width, height: height, radius: radius, reach: reach)
      #expect(mask.values == shadow(width: width, height: height, radius: radius, reach: reach))
    }
  }
}
