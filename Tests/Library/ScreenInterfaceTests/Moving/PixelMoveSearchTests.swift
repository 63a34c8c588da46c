import Foundation
import LayoutGeometry
import TestSupport
import Testing

@testable import ScreenInterface

struct PixelMoveSearchTests {
  private let window = CGRect(x: 0, y: 0, width: 200, height: 200)

  private func picture(_ element: ElementID, _ frame: CGRect, clip: CGRect? = nil) -> DrawCommand {
    DrawCommand(
      .picture(PictureReference(path: "a.png"), cornerRadius: 0), element: element, frame: frame,
      clip: clip ?? window)
  }

  private func list(_ commands: [DrawCommand]) -> DisplayList {
    DisplayList(size: window.size, background: Color(hex: 0xFFFFFF), commands: commands)
  }

  private func update(
    _ old: [DrawCommand], _ new: [DrawCommand], scale: CGFloat = 1,
    _ change: (inout PixelMoveSearch.Frames) -> Void = { _ in }
  ) -> FrameUpdate {
    var frames = PixelMoveSearch.Frames(from: [list(old)], to: [list(new)])
    change(&frames)
    let bounds = frames.new[0].bounds(scale: scale)
    var changed = DisplayListDifference.damage(from: frames.old[0], to: frames.new[0], scale: scale)
    if !frames.lost.isEmpty { changed.append(frames.lost) }
    if !frames.changedPictures.isEmpty { changed = [bounds] }
    var search = PixelMoveSearch()
    search.compare(frames, bounds: bounds, scale: scale)
    let update = search.update(changed: changed)
    #expect(update.changed == changed)
    return update
  }

  /// Four cards under each other, scrolled up.
  private func cards(at y: CGFloat) -> [DrawCommand] {
    (0..<4).map {
      picture(ElementID("card/\($0)"), CGRect(x: 0, y: CGFloat($0) * 80 - y, width: 200, height: 80))
    }
  }

  @Test func `what scrolls is moved, and only the strip that comes into view is painted`() {
    let update = update(cards(at: 0), cards(at: 30))
    #expect(
      update.moves == [
        PixelMove(to: PixelRect(x: 0, y: 0, width: 200, height: 170), by: PixelShift(x: 0, y: -30))
      ])
    #expect(update.painted == [PixelRect(x: 0, y: 170, width: 200, height: 30)])
  }

  @Test func `cards with round corners are moved with them, and painted when the corners stay behind`() {
    func rounded(_ cards: [DrawCommand], by y: CGFloat) -> [DrawCommand] {
      cards.enumerated().map { index, card in
        var card = card
        card.round(
          by: RoundedClip(CGRect(x: 0, y: CGFloat(index) * 80 - y, width: 200, height: 80), radius: 9))
        return card
      }
    }
    let old = rounded(cards(at: 0), by: 0)
    #expect(update(old, rounded(cards(at: 30), by: 30)).moves.count == 1)
    #expect(update(old, rounded(cards(at: 30), by: 20)).moves.isEmpty)
  }

  @Test func `a plate that stays above is painted where it is and where it would have gone`() {
    let plate = DrawCommand(
      .text(TextLine("年", style: TextStyle(size: 20), width: 20), Color(hex: 0)), element: "plate",
      frame: CGRect(x: 100, y: 100, width: 20, height: 20), clip: window)
    let painted = update(cards(at: 0) + [plate], cards(at: 30) + [plate]).painted
    let extent = plate.extent(scale: 1)
    #expect(painted.contains { $0.contains(extent) })
    #expect(painted.contains { $0.contains(extent.shifted(by: PixelShift(x: 0, y: -30))) })
    let area: Int = painted.reduce(0) { $0 + $1.area }
    #expect(area < 200 * 30 + 50 * 60)
  }

  @Test func `a ground of one colour beneath what moves is not painted again`() {
    let ground = DrawCommand(
      .fill(Color(hex: 0x123456), cornerRadius: 0), element: "ground", frame: window, clip: window)
    let update = update([ground] + cards(at: 0), [ground] + cards(at: 30))
    #expect(update.moves.count == 1)
    #expect(update.painted == [PixelRect(x: 0, y: 170, width: 200, height: 30)])
  }

  @Test
  func
    `a row that flies inside a feed that scrolls is moved its own way, and nothing reads what was written`()
  {
    func frame(feed: CGFloat, row: CGFloat) -> [DrawCommand] {
      let clip = CGRect(x: 0, y: 80 - feed, width: 200, height: 80)
      let inRow = (0..<4).map { index in
        picture(
          ElementID("row/\(index)"),
          CGRect(x: CGFloat(index) * 90 - row, y: 80 - feed, width: 90, height: 80), clip: clip)
      }
      return [cards(at: feed)[0], cards(at: feed)[2]] + inRow
    }
    let (old, new) = (frame(feed: 0, row: 0), frame(feed: 10, row: 25))
    let update = update(old, new)
    #expect(Set(update.moves.map(\.shift)) == [PixelShift(x: 0, y: -10), PixelShift(x: -25, y: -10)])
    for (index, move) in update.moves.enumerated() {
      #expect(!update.moves[..<index].contains { $0.target.intersects(move.source) })
    }
    var raster = TinyRaster([list(old)], scale: 1)
    raster.apply(update, [list(new)], scale: 1)
    #expect(raster == TinyRaster([list(new)], scale: 1))
    #expect(update.painted.reduce(0) { $0 + $1.area } < 200 * 200 / 3)
  }

  @Test func `what is rounded to different ways is painted`() {
    let old = [
      picture("a", CGRect(x: 0, y: 0, width: 200, height: 100)),
      picture("b", CGRect(x: 0, y: 100.4, width: 200, height: 80)),
    ]
    let new = old.map { command in
      var moved = command
      moved.frame.origin.y -= 10.3
      return moved
    }
    let update = update(old, new)
    var raster = TinyRaster([list(old)], scale: 1)
    raster.apply(update, [list(new)], scale: 1)
    #expect(raster == TinyRaster([list(new)], scale: 1))
  }

  @Test func `a picture that came is painted where it is shown, wherever it went`() {
    let update = update(cards(at: 0), cards(at: 30)) {
      $0.changedPictures = [PictureReference(path: "a.png")]
    }
    #expect(update.moves.isEmpty)
  }

  @Test func `pixels that were painted over are not moved`() {
    let lost = PixelRect(x: 50, y: 100, width: 20, height: 20)
    let update = update(cards(at: 0), cards(at: 30)) { $0.lost = lost }
    #expect(update.moves.count == 1)
    #expect(update.painted.contains { $0.contains(PixelRect(x: 50, y: 70, width: 20, height: 20)) })
  }

  @Test func `another size or background, and little that changed, are painted`() {
    var other = list(cards(at: 30))
    other.background = Color(hex: 1)
    #expect(update(cards(at: 0), cards(at: 30)) { $0.new = [other] }.moves.isEmpty)
    let (small, moved) = (
      CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 3, y: 0, width: 60, height: 60)
    )
    #expect(update([picture("a", small)], [picture("a", moved)]).moves.isEmpty)
  }

  @Test(arguments: [1, 1.25, 1.5, 2] as [CGFloat])
  func `moved and painted, any frame becomes the next as if it were painted whole`(_ scale: CGFloat) {
    var moved = 0
    var search = PixelMoveSearch()
    let seeds = 0..<60 as Range<UInt64>
    for seed in seeds {
      var random = RandomFrames(seed: seed)
      let (old, new) = random.frames()
      let bounds = new[0].bounds(scale: scale)
      search.compare(PixelMoveSearch.Frames(from: old, to: new), bounds: bounds, scale: scale)
      let update = search.update(changed: new.indices.flatMap { search.damage(of: $0) })
      moved += update.moves.isEmpty ? 0 : 1
      var raster = TinyRaster(old, scale: scale)
      raster.apply(update, new, scale: scale)
      let isEqual = raster == TinyRaster(new, scale: scale)
      #expect(isEqual, "seed \(seed): \(update)")
    }
    #expect(moved > seeds.count / 5, "only \(moved) of \(seeds.count) frames moved anything")
  }
}
