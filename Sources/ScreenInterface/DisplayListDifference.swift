public import Foundation
public import LayoutGeometry

/// Which pixels differ between two frames, told from their display lists alone.
public enum DisplayListDifference {
  /// At most this many rectangles are told apart; further ones are merged.
  public static let maximumRectangles = 8

  /// The rectangles to redraw so that a screen that shows `old` shows `new`; none when nothing differs.
  ///
  /// Commands are compared in order while both lists name the same elements, which is what a scroll does; the
  /// stretch where they name different ones is matched by element.
  public static func damage(from old: DisplayList, to new: DisplayList, scale: CGFloat) -> [PixelRect] {
    let bounds = new.bounds(scale: scale)
    guard old.size == new.size, old.background == new.background else { return [bounds] }
    var region = DamageRegion(bounds: bounds, scale: scale)
    let before = old.commands
    let after = new.commands
    let shared = min(before.count, after.count)
    var start = 0
    while start < shared, before[start].isSameElement(as: after[start]) {
      region.add(before[start], after[start])
      start += 1
    }
    var tail = 0
    while tail < shared - start,
      before[before.count - 1 - tail].isSameElement(as: after[after.count - 1 - tail])
    {
      region.add(before[before.count - 1 - tail], after[after.count - 1 - tail])
      tail += 1
    }
    let oldMiddle = before[start..<(before.count - tail)]
    let newMiddle = after[start..<(after.count - tail)]
    if !oldMiddle.isEmpty || !newMiddle.isEmpty { match(oldMiddle, newMiddle, into: &region) }
    return region.rectangles
  }

  private static func match(
    _ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>, into region: inout DamageRegion
  ) {
    var waiting: [ElementID: [Int]] = [:]
    for index in old.indices.reversed() { waiting[old[index].element, default: []].append(index) }
    var lastMatched = old.startIndex - 1
    for command in new {
      if let index = waiting[command.element]?.popLast() {
        if index > lastMatched, old[index].isSameElement(as: command) {
          region.add(old[index], command)
          lastMatched = index
          continue
        }
        region.add(old[index])
      }
      region.add(command)
    }
    for index in waiting.values.joined() { region.add(old[index]) }
  }
}

extension DrawCommand {
  fileprivate func isSameElement(as other: DrawCommand) -> Bool { element == other.element }
}

private struct DamageRegion {
  let bounds: PixelRect
  let scale: CGFloat
  private(set) var rectangles: [PixelRect] = []

  init(bounds: PixelRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }

  mutating func add(_ old: DrawCommand, _ new: DrawCommand) {
    if old == new { return }
    add(old)
    add(new)
  }

  mutating func add(_ command: DrawCommand) {
    let pixels = command.extent(scale: scale).intersection(bounds)
    if !pixels.isEmpty { add(pixels) }
  }

  private mutating func add(_ rectangle: PixelRect) {
    var grown = rectangle
    var index = 0
    while index < rectangles.count {
      let other = rectangles[index]
      if other.contains(grown) { return }
      let both = other.union(grown)
      if both.area <= other.area + grown.area {
        grown = both
        rectangles.swapAt(index, rectangles.count - 1)
        rectangles.removeLast()
        index = 0
      } else {
        index += 1
      }
    }
    rectangles.append(grown)
    if rectangles.count > DisplayListDifference.maximumRectangles { mergeCheapestPair() }
  }

  private mutating func mergeCheapestPair() {
    var best = (left: 0, right: 1, cost: Int.max)
    for left in rectangles.indices {
      for right in (left + 1)..<max(left + 1, rectangles.count) {
        let pair = (rectangles[left], rectangles[right])
        let cost = pair.0.union(pair.1).area - pair.0.area - pair.1.area
        if cost < best.cost { best = (left, right, cost) }
      }
    }
    let merged = rectangles[best.left].union(rectangles[best.right])
    rectangles.remove(at: best.right)
    rectangles.remove(at: best.left)
    add(merged)
  }
}
