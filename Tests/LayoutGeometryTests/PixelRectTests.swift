import LayoutGeometry
import TestSupport
import Testing

struct PixelRectTests {
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
