package import Foundation
package import LayoutGeometry

/// A region of changed pixels, as a list of rectangles.
struct DamageRegion {
  let bounds: PixelRect
  private(set) var rectangles: [PixelRect] = []

  init(bounds: PixelRect) { self.bounds = bounds }

  mutating func add(_ pixels: PixelRect) {
    let inside = pixels.intersection(bounds)
    if !inside.isEmpty { gather(inside) }
  }

  /// Adds the pixels of a rectangle that are not in another.
  mutating func add(_ pixels: PixelRect, without other: PixelRect) {
    if pixels.isEmpty || other.contains(pixels) { return }
    if !pixels.intersects(other) { return add(pixels) }
    pixels.forEachPiece(without: other) { add($0) }
  }

  private mutating func gather(_ rectangle: PixelRect) {
    var grown = rectangle
    var index = 0
    while index < rectangles.count {
      let other = rectangles[index]
      if other.contains(grown) { return }
      if other.areaAround(grown) <= other.area + grown.area {
        grown = other.union(grown)
        rectangles.swapAt(index, rectangles.count - 1)
        rectangles.removeLast()
        index = 0
      } else {
        index += 1
      }
    }
    if rectangles.isEmpty { rectangles.reserveCapacity(DisplayListDifference.maximumRectangles + 1) }
    rectangles.append(grown)
    if rectangles.count > DisplayListDifference.maximumRectangles { mergeCheapestPair() }
  }

  private mutating func mergeCheapestPair() {
    var best = (left: 0, right: 1, cost: Int.max)
    for left in rectangles.indices {
      for right in (left + 1)..<max(left + 1, rectangles.count) {
        let pair = (rectangles[left], rectangles[right])
        let cost = pair.0.areaAround(pair.1) - pair.0.area - pair.1.area
        if cost < best.cost { best = (left, right, cost) }
      }
    }
    let merged = rectangles[best.left].union(rectangles[best.right])
    rectangles.remove(at: best.right)
    rectangles.remove(at: best.left)
    gather(merged)
  }

  /// The region as rectangles that do not overlap; their bounding box if that adds few pixels.
  var disjointRectangles: [PixelRect] {
    guard rectangles.count > 1 else { return rectangles }
    let around = rectangles.reduce(PixelRect.zero) { $0.union($1) }
    let named = rectangles.reduce(0) { $0 + $1.area }
    if named * 5 >= around.area * 4 { return [around] }
    var disjoint: [PixelRect] = []
    disjoint.reserveCapacity(4 * rectangles.count)
    for rectangle in rectangles {
      let start = disjoint.count
      disjoint.append(rectangle)
      for place in 0..<start { disjoint.subtract(disjoint[place], from: start) }
    }
    return disjoint.count <= DisplayListDifference.maximumRectangles ? disjoint : [around]
  }
}

extension PixelRect {
  /// Returns the number of pixels of the bounding box of this rectangle and another; neither is empty.
  @inline(__always)
  fileprivate func areaAround(_ other: PixelRect) -> Int {
    (Swift.max(maxX, other.maxX) - Swift.min(x, other.x))
      * (Swift.max(maxY, other.maxY) - Swift.min(y, other.y))
  }
}

/// The difference in pixels between two frames, computed from their display lists alone.
package enum DisplayListDifference {
  /// The greatest number of separate rectangles; further ones are merged.
  package static let maximumRectangles = 8

  /// Returns the rectangles to redraw so that a screen that shows `old` shows `new`; none if they are equal.
  ///
  /// Commands are paired by `DisplayListMatching` and compared pair by pair.
  package static func damage(from old: DisplayList, to new: DisplayList, scale: CGFloat) -> [PixelRect] {
    var trace = DisplayListTrace()
    trace.follow(old, new, bounds: new.bounds(scale: scale), scale: scale)
    return trace.damage
  }
}
