import ScreenInterface
import Testing

struct BitmapTests {
  @Test func `a bitmap of one colour has it everywhere`() {
    let bitmap = Bitmap(width: 3, height: 2, color: 0xFF12_3456)
    #expect(bitmap.pixels == Array(repeating: 0xFF12_3456, count: 6))
  }

  @Test func `a bitmap is black and opaque unless said otherwise`() {
    #expect(Bitmap(width: 1, height: 1)[0, 0] == 0xFF00_0000)
  }

  @Test func `pixels are named by column and row`() {
    var bitmap = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    #expect(bitmap[1, 0] == 2)
    bitmap[0, 1] = 9
    #expect(bitmap.pixels == [1, 2, 9, 4])
  }

  @Test func `a bitmap may have no pixels`() {
    #expect(Bitmap(width: 0, height: 0).pixels.isEmpty)
  }
}
