import Foundation
import LayoutGeometry
import TestSupport
import Testing

@testable import ScreenInterface

struct RingRotationTests {
  private static let bounds = PixelRect(x: 0, y: 0, width: 200, height: 200)

  private func move(
    _ y: Int, height: Int, by shift: PixelShift, x: Int = 0, width: Int = 200
  ) -> PixelMove {
    PixelMove(to: PixelRect(x: x, y: y, width: width, height: height), by: shift)
  }

  private func found(_ moves: [PixelMove], painted: [PixelRect]) -> RingRotation? {
    RingRotation(of: FrameUpdate(moves: moves, painted: painted, changed: [Self.bounds]), in: Self.bounds)
  }

  @Test func `a feed that fills its window scrolls without a pixel being copied`() throws {
    let strip = PixelRect(x: 0, y: 170, width: 200, height: 30)
    let turn = try #require(found([move(0, height: 170, by: PixelShift(x: 0, y: -30))], painted: [strip]))
    #expect(turn.lines == -30 && turn.moves.isEmpty && turn.kept.isEmpty)
  }

  @Test func `a header that stays is kept, and so is the ground of the strip that comes into view`() throws {
    let card = PixelRect(x: 20, y: 170, width: 160, height: 30)
    let turn = try #require(found([move(40, height: 130, by: PixelShift(x: 0, y: -30))], painted: [card]))
    let sides = [
      PixelRect(x: 0, y: 170, width: 20, height: 30), PixelRect(x: 180, y: 170, width: 20, height: 30),
    ]
    #expect(Set(turn.kept) == Set([PixelRect(x: 0, y: 0, width: 200, height: 40)] + sides))
  }

  @Test func `a row that flies in the feed has only its own way left`() throws {
    let moves = [
      move(0, height: 110, by: PixelShift(x: 0, y: -10)),
      move(110, height: 40, by: PixelShift(x: 25, y: -10), x: 25, width: 175),
      move(150, height: 40, by: PixelShift(x: 0, y: -10)),
    ]
    let painted = [
      PixelRect(x: 0, y: 110, width: 25, height: 40), PixelRect(x: 0, y: 190, width: 200, height: 10),
    ]
    let turn = try #require(found(moves, painted: painted))
    #expect(turn.lines == -10)
    #expect(turn.moves == [move(110, height: 40, by: PixelShift(x: 25, y: 0), x: 25, width: 175)])
    #expect(turn.kept == [painted[0]], "so small a part is not worth leaving out")
  }

  @Test func `what moves sideways, or less than what stays, is copied`() {
    #expect(found([move(0, height: 200, by: PixelShift(x: 10, y: 0), x: 10, width: 190)], painted: []) == nil)
    #expect(found([move(0, height: 90, by: PixelShift(x: 0, y: -30))], painted: []) == nil)
    let dock = move(0, height: 170, by: PixelShift(x: 0, y: -30), width: 120)
    #expect(found([dock], painted: [PixelRect(x: 0, y: 170, width: 120, height: 30)]) == nil)
  }

  @Test(arguments: 1...400 as ClosedRange<UInt64>)
  func `a picture whose lines turn is the picture whose pixels move`(seed: UInt64) {
    var random = RandomFrames(seed: seed)
    let (old, new) = random.frames()
    var search = PixelMoveSearch()
    for scale in [1, 1.5] as [CGFloat] {
      let bounds = new[0].bounds(scale: scale)
      search.compare(PixelMoveSearch.Frames(from: old, to: new), bounds: bounds, scale: scale)
      let changed = search.damage(of: 0) + search.damage(of: 1)
      let update = search.update(changed: changed)
      var (moved, turned) = (TinyRaster(old, scale: scale), TinyRaster(old, scale: scale))
      moved.apply(update, new, scale: scale)
      turned.applyTurned(update, new, scale: scale)
      #expect(moved == turned)
    }
  }

  @Test func `random scrolling is turned often enough to be tested by it`() {
    let turns = (1...400 as ClosedRange<UInt64>).filter { seed in
      var random = RandomFrames(seed: seed)
      let (old, new) = random.frames()
      var search = PixelMoveSearch()
      let bounds = new[0].bounds(scale: 1)
      search.compare(PixelMoveSearch.Frames(from: old, to: new), bounds: bounds, scale: 1)
      let update = search.update(changed: search.damage(of: 0) + search.damage(of: 1))
      return RingRotation(of: update, in: bounds) != nil
    }
    #expect(turns.count > 20, "\(turns.count)")
  }
}
