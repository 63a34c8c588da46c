import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

struct DisplayListDifferenceTests {
  private let window = CGRect(x: 0, y: 0, width: 200, height: 200)

  private func fill(_ element: ElementID, _ frame: CGRect, _ color: UInt32 = 0) -> DrawCommand {
    DrawCommand(.fill(Color(hex: color), cornerRadius: 0), element: element, frame: frame, clip: window)
  }

  private func list(_ commands: [DrawCommand], background: UInt32 = 0xFFFFFF) -> DisplayList {
    DisplayList(size: window.size, background: Color(hex: background), commands: commands)
  }

  private func damage(_ old: [DrawCommand], _ new: [DrawCommand], scale: CGFloat = 1) -> [PixelRect] {
    DisplayListDifference.damage(from: list(old), to: list(new), scale: scale)
  }

  @Test func `equal lists differ nowhere`() {
    let commands = [fill("a", CGRect(x: 0, y: 0, width: 10, height: 10))]
    #expect(damage(commands, commands).isEmpty)
  }

  @Test func `another background or size changes everything`() {
    let everything = [PixelRect(x: 0, y: 0, width: 200, height: 200)]
    #expect(
      DisplayListDifference.damage(from: list([]), to: list([], background: 1), scale: 1) == everything)
    var small = list([])
    small.size.width = 100
    #expect(DisplayListDifference.damage(from: small, to: list([]), scale: 1) == everything)
  }

  @Test func `what moves is redrawn where it was and where it is`() {
    let old = [fill("a", CGRect(x: 0, y: 0, width: 10, height: 10))]
    let new = [fill("a", CGRect(x: 100, y: 0, width: 10, height: 10))]
    #expect(
      Set(damage(old, new, scale: 2)) == [
        PixelRect(x: 0, y: 0, width: 20, height: 20), PixelRect(x: 200, y: 0, width: 20, height: 20),
      ])
  }

  @Test func `what is added in the middle leaves its neighbours alone`() {
    let first = fill("a", CGRect(x: 0, y: 0, width: 10, height: 10))
    let last = fill("c", CGRect(x: 100, y: 0, width: 10, height: 10))
    let added = fill("b", CGRect(x: 50, y: 0, width: 10, height: 10))
    #expect(damage([first, last], [first, added, last]) == [PixelRect(x: 50, y: 0, width: 10, height: 10)])
    #expect(damage([first, added, last], [first, last]) == [PixelRect(x: 50, y: 0, width: 10, height: 10)])
  }

  /// The damage when the first row of three commands leaves and another comes at the end, `between` rows staying.
  private func damageOfExchangedRows(between count: Int) -> [PixelRect] {
    func row(_ index: Int) -> [DrawCommand] {
      (0..<3).map {
        fill(ElementID("row/\(index)/\($0)"), CGRect(x: $0 * 20, y: index % 20 * 10, width: 10, height: 10))
      }
    }
    let rows = (0..<(count + 2)).map(row)
    return damage(rows.dropLast().flatMap { $0 }, rows.dropFirst().flatMap { $0 })
  }

  @Test(arguments: [1, 4, 17]) func `what stays between a row that leaves and one that comes is left alone`(
    _ count: Int
  ) {
    let area = damageOfExchangedRows(between: count).reduce(0) { $0 + $1.area }
    #expect(area <= 2 * 50 * 10, "the rows are 50 × 10")
  }

  @Test func `commands are found again by their elements where many others came before them`() {
    let many = (0..<100).map {
      fill(ElementID("new/\($0)"), CGRect(x: $0 % 10 * 10, y: $0 / 10 * 10, width: 10, height: 10))
    }
    let stays = (0..<3).map { fill(ElementID("\($0)"), CGRect(x: 150, y: $0 * 60, width: 10, height: 10)) }
    let others = (0..<70).map { fill(ElementID("old/\($0)"), CGRect(x: 0, y: $0, width: 10, height: 1)) }
    let last = fill("last", CGRect(x: 0, y: 199, width: 1, height: 1))
    let damaged = damage(others + stays + [last], many + stays)
    #expect(!damaged.contains { area in stays.contains { area.intersects($0.extent(scale: 1)) } })
  }

  @Test func `two commands that change places are both redrawn`() {
    let below = fill("a", CGRect(x: 0, y: 0, width: 10, height: 10), 1)
    let above = fill("b", CGRect(x: 5, y: 0, width: 10, height: 10), 2)
    let area = damage([below, above], [above, below]).reduce(PixelRect.zero) { $0.union($1) }
    #expect(area.contains(PixelRect(x: 5, y: 0, width: 5, height: 10)))
  }

  @Test func `nothing outside the window is damage`() {
    let old = [fill("a", CGRect(x: -50, y: -50, width: 10, height: 10))]
    #expect(damage(old, []).isEmpty)
  }

  @Test func `there are never more rectangles than the limit, and none shares a pixel with another`() {
    for seed in 0..<40 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let new = (0..<30).map { index in
        fill(
          ElementID("e\(index)"),
          CGRect(
            x: random.below(190), y: random.below(190), width: random.below(20), height: random.below(20)))
      }
      let rectangles = damage([], new)
      #expect(rectangles.count <= DisplayListDifference.maximumRectangles)
      for (index, rectangle) in rectangles.enumerated() {
        #expect(!rectangles[..<index].contains { $0.intersects(rectangle) })
      }
      for command in new {
        let extent = command.extent(scale: 1)
        #expect(extent.isEmpty || covered(extent, by: rectangles))
      }
    }
  }

  private func covered(_ area: PixelRect, by rectangles: [PixelRect]) -> Bool {
    (area.y..<area.maxY).allSatisfy { y in
      (area.x..<area.maxX).allSatisfy { x in
        rectangles.contains { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) }
      }
    }
  }
}
