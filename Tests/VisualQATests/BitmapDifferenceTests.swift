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

  @Test func `texts differ in their first different line`() {
    #expect(TextDifference("a\nb", from: "a\nb") == nil)
    #expect(TextDifference("a\nc\nd", from: "a\nb\nd")?.description == "line 2: 'c' instead of 'b'")
    #expect(TextDifference("  \"x\": -45,", from: "")?.description == "line 1: '\"x\": -45,' instead of ''")
    #expect(TextDifference("a", from: "a\nb")?.description == "line 2: nothing instead of 'b'")
  }
}
