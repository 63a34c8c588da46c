package import Foundation
package import LayoutGeometry

/// The difference in pixels between two frames, computed from their display lists alone.
package enum DisplayListDifference {
  /// The greatest number of separate rectangles; further ones are merged.
  package static let maximumRectangles = 8

  /// Returns the rectangles to redraw so that a screen that shows `old` shows `new`; none if they are equal.
  ///
  /// Commands are compared in order while both lists name the same elements, as they do during a scroll; the
  /// stretch in which they name different elements is matched by element.
  package static func damage(from old: DisplayList, to new: DisplayList, scale: CGFloat) -> [PixelRect] {
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
    return region.disjointRectangles
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
