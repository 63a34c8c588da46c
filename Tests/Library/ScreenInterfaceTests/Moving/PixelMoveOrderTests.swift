import LayoutGeometry
import Testing

@testable import ScreenInterface

struct PixelMoveOrderTests {
  private func move(_ y: Int, height: Int, by shift: Int) -> PixelMove {
    PixelMove(
      to: PixelRect(x: 0, y: y, width: 100, height: height), by: PixelShift(x: 0, y: shift))
  }

  @Test func `a move that reads where another writes comes before it`() {
    let (upper, lower) = (move(0, height: 50, by: -10), move(50, height: 50, by: -10))
    #expect(PixelMoveOrder.sorted([lower, upper]) == [upper, lower])
    let (down, further) = (move(10, height: 50, by: 10), move(60, height: 50, by: 10))
    #expect(PixelMoveOrder.sorted([down, further]) == [further, down])
  }

  @Test func `of two that wait for each other the smaller is left out`() {
    let (large, small) = (move(0, height: 60, by: -60), move(60, height: 50, by: 60))
    #expect(PixelMoveOrder.sorted([small, large]) == [large])
  }

  @Test func `moves that have nothing to do with each other all stay`() {
    let moves = [move(0, height: 10, by: 5), move(100, height: 10, by: 5)]
    #expect(Set(PixelMoveOrder.sorted(moves)) == Set(moves))
  }
}
