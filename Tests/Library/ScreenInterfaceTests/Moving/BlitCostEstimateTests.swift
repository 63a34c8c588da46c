import LayoutGeometry
import Testing

@testable import ScreenInterface

struct BlitCostEstimateTests {
  private let area = PixelRect(x: 0, y: 0, width: 100, height: 100)

  private func trace(_ pixels: PixelRect, _ bytes: Int) -> DrawCommandChange {
    var trace = DrawCommandChange()
    trace.after = pixels
    trace.bytesPerPixel = bytes
    return trace
  }

  @Test func `painting touches the ground's bytes, and those of every command where it is painted`() {
    let half = PixelRect(x: 50, y: 0, width: 100, height: 100)
    #expect(BlitCostEstimate.painting([area], []) == 40_000)
    #expect(BlitCostEstimate.painting([area], [DisplayListTrace([trace(half, 12)])]) == 40_000 + 5_000 * 12)
    #expect(BlitCostEstimate.painting([], [DisplayListTrace([trace(half, 12)])]) == 0)
  }

  @Test func `a picture is moved, an empty ground is painted`() {
    #expect(BlitCostEstimate.pays(moving: [area], painting: [], [DisplayListTrace([trace(area, 8)])]))
    #expect(!BlitCostEstimate.pays(moving: [area], painting: [], []))
  }

  @Test func `the more of it is painted after all, the less a move pays`() {
    let commands = [DisplayListTrace([trace(area, 8)])]
    let pays = (0...100).map { lines in
      BlitCostEstimate.pays(
        moving: [area], painting: [PixelRect(x: 0, y: 0, width: 100, height: lines)], commands)
    }
    #expect(pays.firstIndex(of: false) == 34, "8 bytes moved and 12 painted: up to a third")
    #expect(pays.last == false)
  }
}
