import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import VisualQA

/// Tests that pictures are compared in plain Swift, with no platform's framework.
///
/// Covers requirement R57.
struct BitmapDifferenceTests {
  @Test func `equal pictures do not differ`() {
    #expect(BitmapDifference(Bitmap(width: 3, height: 2), from: Bitmap(width: 3, height: 2)) == nil)
  }

  @Test func `count, first pixel and worst tile are what they are, wherever pixels change`() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<50 {
      let reference = Bitmap(width: 70 + random.below(9), height: 40 + random.below(9))
      var actual = reference
      for _ in 0...random.below(60) {
        actual[random.below(actual.width), random.below(actual.height)] = 0xFF12_3456
      }
      let places = actual.pixels.indices.filter { actual.pixels[$0] != reference.pixels[$0] }
      let difference = try #require(BitmapDifference(actual, from: reference))
      #expect(difference.count == places.count)
      #expect(difference.first?.y == places[0] / actual.width)
      #expect(difference.first?.x == places[0] % actual.width)
      let tile = difference.worstTile
      let inTile = places.count { place in
        (tile.x..<tile.maxX).contains(place % actual.width)
          && (tile.y..<tile.maxY).contains(place / actual.width)
      }
      #expect(inTile == difference.worstCount)
    }
  }

  @Test func `pictures of other sizes differ as a whole`() {
    let difference = BitmapDifference(Bitmap(width: 3, height: 2), from: Bitmap(width: 2, height: 2))
    #expect(difference?.count == 6)
    #expect(difference?.description == "the picture is 3×2 pixels instead of 2×2")
  }

  /// The difference of one pixel from another.
  private func words(_ actual: UInt32, _ expected: UInt32) -> String {
    let pictures = [actual, expected].map { Bitmap(width: 1, height: 1, color: $0) }
    let words = BitmapDifference(pictures[0], from: pictures[1])?.description ?? ""
    return words.split(separator: "; ").first.map(String.init) ?? ""
  }

  @Test func `a difference of opacity alone names it, and one of colours alone does not`() {
    #expect(words(0xFF00_0001, 0xFF00_0000).hasSuffix("#000001 instead of #000000"))
    #expect(
      words(0x6600_0000, 0x9900_0000).hasSuffix(
        "#00000066 instead of #00000099 (opacity 0.4 instead of 0.6)"))
    #expect(
      words(0xFE00_0000, 0xFF00_0000).hasSuffix("#000000FE instead of #000000 (opacity 0.996 instead of 1)"))
    #expect(words(0x6600_0001, 0x6600_0000).hasSuffix("#00000166 instead of #00000066"))
    #expect(
      words(0x0000_0000, 0xFFFF_FFFF).hasSuffix("#00000000 instead of #FFFFFF (opacity 0 instead of 1)"))
  }
}
