import Replays
import ScreenInterface
import Testing

@testable import VisualQA

/// Tests that a comparator that cannot see is an error of the whole run.
///
/// Covers requirement R56.
struct ComparatorSelfTestTests {
  private static let tolerances: Set<PictureTolerance> = [
    PictureTolerance(.recommended, origin: "here"), PictureTolerance(.relaxed, origin: "here"),
    PictureTolerance([.maxDiffPixels: 3], origin: "here"), PictureTolerance([.worstTile: 5], origin: "here"),
    PictureTolerance([.perceptualPrecision: 0.9], origin: "here"),
  ]

  @Test(arguments: [UInt64(0), 1, 77, 4095, 4096, .max])
  func `the comparators of the run see every seeded difference`(seed: UInt64) throws {
    try ComparatorSelfTest().run(seed: seed, tolerances: Self.tolerances)
  }

  private func verdict(_ canary: ComparatorSelfTest, _ tolerances: Set<PictureTolerance> = []) -> String? {
    do throws(VisualQAError) {
      try canary.run(seed: 9, tolerances: tolerances)
      return nil
    } catch {
      return error.exitStatus == .different ? error.description : nil
    }
  }

  @Test func `a comparator that passes everything is caught`() {
    let blind = ComparatorSelfTest(bitmaps: { actual, _, _ in PictureComparison(actual, from: actual) })
    #expect(verdict(blind)?.contains("a changed pixel") == true)
    #expect(verdict(ComparatorSelfTest(texts: { _, _ in nil }))?.contains("a changed line") == true)
  }

  @Test func `a comparator that is blind to one channel is caught`() {
    let blind = ComparatorSelfTest(bitmaps: { actual, expected, tolerance in
      func withoutBlue(_ bitmap: Bitmap) -> Bitmap {
        Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map { $0 & 0xFFFF_FF00 })
      }
      return PictureComparison(withoutBlue(actual), from: withoutBlue(expected), within: tolerance)
    })
    #expect(verdict(blind)?.contains("a colour changed by one step") == true)
  }

  @Test func `a comparator that sees ghosts is caught`() {
    let nervous = ComparatorSelfTest(bitmaps: { _, expected, _ in
      PictureComparison(Bitmap(width: 1, height: 1), from: expected)
    })
    #expect(verdict(nervous)?.contains("equals itself") == true)
  }

  /// Tries comparators that are exact where nothing is tolerated, and forget one limit elsewhere.
  @Test(arguments: PictureTolerance.Limit.allCases)
  func `a comparator that forgets one limit of a tolerance is caught`(limit: PictureTolerance.Limit) {
    let forgetful = ComparatorSelfTest(bitmaps: { actual, expected, tolerance in
      guard !tolerance.isExact else { return PictureComparison(actual, from: expected) }
      var limits = tolerance.settings.mapValues(\.value)
      limits[limit] = limit == .perceptualPrecision ? 0 : limit == .precision ? 0 : 1e6
      return PictureComparison(actual, from: expected, within: PictureTolerance(limits, origin: "here"))
    })
    let wanted: [PictureTolerance.Limit: Double] =
      limit == .perceptualPrecision ? [limit: 0.98] : limit == .precision ? [limit: 0.99] : [limit: 4]
    let tolerance = PictureTolerance(wanted, origin: "here")
    #expect(verdict(forgetful, [tolerance])?.contains(limit.rawValue) == true)
    #expect(verdict(ComparatorSelfTest(), [tolerance]) == nil)
  }
}
