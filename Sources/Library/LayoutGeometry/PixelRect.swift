package import Foundation

/// A rectangle in whole device pixels.
///
/// Its arithmetic is inlined where it is used, as a frame computes thousands of intersections.
package struct PixelRect: Sendable, Hashable {
  /// The left edge.
  package var x: Int
  /// The top edge.
  package var y: Int
  /// The extent to the right, never negative.
  package var width: Int
  /// The extent downwards, never negative.
  package var height: Int

  /// A rectangle of no pixels.
  package static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle; a negative extent becomes 0.
  @inlinable @inline(__always) package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = Swift.max(0, width)
    self.height = Swift.max(0, height)
  }

  /// Creates the pixels of `rect`, with each *edge* rounded by itself.
  ///
  /// So neighbours that share an edge in points share it in pixels, without a gap.
  package init(_ rect: CGRect, scale: CGFloat) {
    let left = rect.minX.pixels(scale: scale)
    let top = rect.minY.pixels(scale: scale)
    self.init(
      x: left, y: top, width: rect.maxX.pixels(scale: scale) - left,
      height: rect.maxY.pixels(scale: scale) - top)
  }

  /// The pixels of a line: those of the rectangle, and where it is thinner than a pixel, the one at its middle.
  package init(line rect: CGRect, scale: CGFloat) {
    self.init(rect, scale: scale)
    if width <= 0, rect.width > 0 { (x, width) = (Int(bounding: (rect.midX * scale).rounded(.down)), 1) }
    if height <= 0, rect.height > 0 { (y, height) = (Int(bounding: (rect.midY * scale).rounded(.down)), 1) }
  }

  /// The column just past the right edge.
  @inlinable package var maxX: Int { x + width }

  /// The row just past the bottom edge.
  @inlinable package var maxY: Int { y + height }

  /// True when there is no pixel inside.
  @inlinable package var isEmpty: Bool { width == 0 || height == 0 }

  /// The number of pixels inside.
  @inlinable package var area: Int { width * height }

  /// Returns the pixels that both rectangles share.
  @inlinable @inline(__always) package func intersection(_ other: PixelRect) -> PixelRect {
    let left = Swift.max(x, other.x)
    let top = Swift.max(y, other.y)
    return PixelRect(
      x: left, y: top, width: Swift.min(maxX, other.maxX) - left,
      height: Swift.min(maxY, other.maxY) - top)
  }

  /// Returns true when the rectangles share a pixel.
  @inlinable @inline(__always) package func intersects(_ other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty && !other.isEmpty
  }

  /// Returns true when every pixel of `other` lies inside.
  @inlinable @inline(__always) package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// Returns the smallest rectangle around both; an empty rectangle is ignored.
  @inlinable @inline(__always) package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = Swift.min(x, other.x)
    let top = Swift.min(y, other.y)
    return PixelRect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left,
      height: Swift.max(maxY, other.maxY) - top)
  }

  /// Returns the rest of the rectangle without a side that `other` covers over its whole length.
  package func withoutSides(in other: PixelRect) -> PixelRect {
    var rest = self
    if other.y <= y, maxY <= other.maxY {
      if other.x <= x {
        rest.x = Swift.min(Swift.max(x, other.maxX), maxX)
        rest.width = maxX - rest.x
      } else if maxX <= other.maxX {
        rest.width = Swift.min(other.x, maxX) - x
      }
    } else if other.x <= x, maxX <= other.maxX {
      if other.y <= y {
        rest.y = Swift.min(Swift.max(y, other.maxY), maxY)
        rest.height = maxY - rest.y
      } else if maxY <= other.maxY {
        rest.height = Swift.min(other.y, maxY) - y
      }
    }
    return rest
  }

  /// Calls `body` with the parts of this rectangle outside `other`: at most four pieces that do not overlap.
  @inlinable package func forEachPiece(without other: PixelRect, _ body: (PixelRect) -> Void) {
    let hole = intersection(other)
    if hole.isEmpty {
      if !isEmpty { body(self) }
      return
    }
    let above = PixelRect(x: x, y: y, width: width, height: hole.y - y)
    if !above.isEmpty { body(above) }
    let below = PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY)
    if !below.isEmpty { body(below) }
    let left = PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height)
    if !left.isEmpty { body(left) }
    let right = PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height)
    if !right.isEmpty { body(right) }
  }
}

extension [PixelRect] {
  /// Removes the pixels of a rectangle from the rectangles from `start` on.
  package mutating func subtract(_ other: PixelRect, from start: Int = 0) {
    let end = count
    guard self[start..<end].contains(where: other.intersects) else { return }
    for index in start..<end { self[index].forEachPiece(without: other) { append($0) } }
    removeSubrange(start..<end)
  }
}
