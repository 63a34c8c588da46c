import ScreenInterface
import Testing

@testable import VisualQA

/// R56: a comparator that cannot see is an error of the whole run.
struct ComparatorCanaryTests {
  @Test(arguments: [UInt64(0), 1, 77, 4095, 4096, .max])
  func `the comparators of the run see every seeded difference`(seed: UInt64) throws {
    try ComparatorCanary().run(seed: seed)
  }

  private func verdict(_ canary: ComparatorCanary) -> String? {
    do throws(VisualQAError) {
      try canary.run(seed: 9)
      return nil
    } catch {
      return error.exitStatus == .different ? error.description : nil
    }
  }

  @Test func `a comparator that passes everything is caught`() {
    #expect(verdict(ComparatorCanary(bitmaps: { _, _ in nil }))?.contains("a changed pixel") == true)
    #expect(verdict(ComparatorCanary(texts: { _, _ in nil }))?.contains("a changed line") == true)
  }

  @Test func `a comparator that is blind to one channel is caught`() {
    let blind = ComparatorCanary(bitmaps: { actual, expected in
      func withoutBlue(_ bitmap: Bitmap) -> Bitmap {
        Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map { $0 & 0xFFFF_FF00 })
      }
      return BitmapDifference(withoutBlue(actual), from: withoutBlue(expected))
    })
    #expect(verdict(blind)?.contains("a colour changed by one step") == true)
  }

  @Test func `a comparator that sees ghosts is caught`() {
    let nervous = ComparatorCanary(bitmaps: { _, expected in
      BitmapDifference(Bitmap(width: 1, height: 1), from: expected)
    })
    #expect(verdict(nervous)?.contains("equals itself") == true)
  }
}
