import Foundation
import LayoutGeometry
import TestSupport
import Testing

struct PixelRectTests {
  @Test(arguments: [1.0, 1.25, 1.5, 2.0, 3.0])
  func `a line that is thinner than a pixel has one, inside the view that it ends`(scale: Double) {
    for height in stride(from: 0.1, through: 0.9, by: 0.2) {
      for bottom in [44.0, 44.5, 57.3] {
        let line = PixelRect(
          line: CGRect(x: 0, y: bottom - height, width: 100, height: height), scale: scale)
        #expect(line.height >= 1)
        #expect(line.maxY <= Int((bottom * scale).rounded(.up)))
        #expect(line.width == PixelRect(CGRect(x: 0, y: 0, width: 100, height: 1), scale: scale).width)
      }
    }
    #expect(PixelRect(line: CGRect(x: 3, y: 3, width: 0, height: 8), scale: scale).isEmpty)
  }

  @Test func `a side that another rectangle covers over its whole length is cut off, and nothing else`() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<2000 {
      let own = PixelRect(
        x: random.below(9), y: random.below(9), width: 1 + random.below(9), height: 1 + random.below(9))
      let other = PixelRect(
        x: random.below(20), y: random.below(20), width: random.below(20), height: random.below(20))
      let rest = own.withoutSides(in: other)
      let (covered, kept) = (Set(pixels(of: [own.intersection(other)])), Set(pixels(of: [rest])))
      let left = Set(pixels(of: [own])).subtracting(covered)
      #expect(kept.isSuperset(of: left) && kept.isSubset(of: Set(pixels(of: [own]))))
      // What is left of a rectangle less a side is a rectangle, else the piece taken out is no side.
      let bounds = left.map { PixelRect(x: $0 % 1000, y: $0 / 1000, width: 1, height: 1) }
        .reduce(PixelRect.zero) { $0.union($1) }
      #expect(kept.count == (bounds.area == left.count ? left.count : own.area))
    }
  }

  private func pixels(of rectangles: some Sequence<PixelRect>) -> [Int] {
    rectangles.flatMap { rectangle in
      (rectangle.y..<rectangle.maxY).flatMap { y in (rectangle.x..<rectangle.maxX).map { y * 1000 + $0 } }
    }
  }

  @Test func `what is taken out of rectangles is gone, and nothing else, and those before the start stay`() {
    var random = SplitMix64(seed: 11)
    func rectangle() -> PixelRect {
      PixelRect(x: random.below(20), y: random.below(20), width: random.below(9), height: random.below(9))
    }
    for _ in 0..<500 {
      let (first, second, other) = (rectangle(), rectangle(), rectangle())
      var all = [first, second]
      all.subtract(other, from: 1)
      let hole = Set(pixels(of: [other]))
      #expect(all.first == first)
      let left = pixels(of: all.dropFirst())
      #expect(Set(left).count == left.count, "no pixel is in two pieces")
      #expect(Set(left) == Set(pixels(of: [second])).subtracting(hole))
    }
  }
}
