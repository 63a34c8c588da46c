import ScreenInterface
import Testing
import VisualQA

struct HeatMapTests {
  private let grey = Bitmap(width: 4, height: 2, color: 0xFF80_8080)

  @Test func `what is the same is faint, what differs is hotter the more it does`() {
    var actual = grey
    actual[1, 0] = 0xFF81_8080
    actual[2, 0] = 0xFFFF_8080
    let map = HeatMap.bitmap(of: actual, from: grey)
    let faint = map[0, 0]
    #expect((faint >> 16 & 0xFF) > 0xD0)
    #expect(map[3, 1] == faint)
    #expect((map[1, 0] >> 16 & 0xFF) < 0x40, "one step is all but indigo")
    #expect(map[2, 0] == 0xFFC8_401F, "half of all steps are vermilion")
  }

  @Test func `what only one of the two has differs`() {
    let map = HeatMap.bitmap(of: Bitmap(width: 2, height: 3, color: 0xFF80_8080), from: grey)
    #expect(map.width == 4)
    #expect(map.height == 3)
    #expect(map[0, 0] != 0xFFC8_401F)
    #expect(map[3, 0] == 0xFFC8_401F)
    #expect(map[0, 2] == 0xFFC8_401F)
  }
}
