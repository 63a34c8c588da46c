import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import VisualQA

struct PictureToleranceTests {
  private let ground = Bitmap(width: 100, height: 64, color: 0xFF80_8080)

  /// Returns the ground with `count` pixels changed by `step` of grey, all in one tile.
  private func changed(_ count: Int, by step: UInt32 = 64) -> Bitmap {
    var bitmap = ground
    for index in 0..<count { bitmap[32 + index % 32, index / 32] = 0xFF80_8080 + step * 0x01_0101 }
    return bitmap
  }

  private func passes(_ bitmap: Bitmap, _ limits: [PictureTolerance.Limit: Double]) -> Bool {
    PictureComparison(bitmap, from: ground, within: PictureTolerance(limits, origin: "here")).passes
  }

  @Test func `by default not a pixel may differ by a bit`() {
    #expect(PictureTolerance().isExact)
    #expect(PictureTolerance(.strict, origin: "here").isExact)
    #expect(passes(ground, [:]))
    #expect(!passes(changed(1, by: 1), [:]))
  }

  @Test func `precision is the share of pixels that match`() {
    #expect(passes(changed(64), [.precision: 0.99]))
    #expect(!passes(changed(65), [.precision: 0.99]))
  }

  @Test func `a perceptual precision of p lets a ΔE of 1 - p hundredths pass, and no more`() {
    // Three steps of this grey are a ΔE of 1.18.
    #expect(passes(changed(200, by: 3), [.perceptualPrecision: 0.988]))
    #expect(!passes(changed(1, by: 3), [.perceptualPrecision: 0.989]))
  }

  @Test func `a number of pixels and a tile have limits of their own, and all limits hold`() {
    #expect(passes(changed(7), [.maxDiffPixels: 7]))
    #expect(!passes(changed(8), [.maxDiffPixels: 7]))
    #expect(!passes(changed(8), [.maxDiffPixels: 7, .precision: 0.5]))
    #expect(passes(changed(9), [.worstTile: 9]))
    #expect(!passes(changed(10), [.worstTile: 9]))
    #expect(!passes(changed(10), [.worstTile: 9, .precision: 0.5]))
    #expect(!passes(changed(8), [.maxDiffPixels: 7, .worstTile: 100]))
  }

  @Test func `pictures of other sizes never pass`() {
    #expect(!passes(Bitmap(width: 100, height: 63), [.precision: 0, .perceptualPrecision: 0]))
  }

  @Test func `what was measured is told in the unit of its limit`() {
    let comparison = PictureComparison(changed(16, by: 3), from: ground)
    #expect(comparison.measured(.maxDiffPixels) == 16)
    #expect(comparison.measured(.worstTile) == 16)
    #expect(isClose(comparison.measured(.precision) ?? 0, 1 - 16 / 6400.0))
    #expect(isClose(comparison.measured(.perceptualPrecision) ?? 0, 0.9882, within: 1e-4))
    #expect(PictureComparison(Bitmap(width: 1, height: 1), from: ground).measured(.precision) == nil)
  }

  @Test func `a limit that is set nearer wins, and keeps where it was set`() {
    let near = PictureTolerance([.precision: 0.9], origin: "command line")
    let merged = near.over(PictureTolerance([.precision: 0.5, .worstTile: 3], origin: "a.yml:4"))
    #expect(merged.text == "precision 0.9 (command line), worstTile 3 (a.yml:4)")
    #expect(!merged.isExact)
  }
}
