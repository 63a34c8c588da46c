public import Foundation

/// A rectangle in whole device pixels.
public struct PixelRect: Sendable, Hashable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The extent to the right, never negative.
  public var width: Int
  /// The extent downwards, never negative.
  public var height: Int

  /// A rectangle of no pixels.
  public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle; a negative extent becomes 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = Swift.max(0, width)
    self.height = Swift.max(0, height)
  }

  /// Creates the pixels of `rect`, with each *edge* rounded by itself.
  ///
  /// So neighbours that share an edge in points share it in pixels, and no hair-line gap can show.
  public init(_ rect: CGRect, scale: CGFloat) {
    let left = rect.minX.pixels(scale: scale)
    let top = rect.minY.pixels(scale: scale)
    self.init(
      x: left, y: top, width: rect.maxX.pixels(scale: scale) - left,
      height: rect.maxY.pixels(scale: scale) - top)
  }

  /// The column just past the right edge.
  public var maxX: Int { x + width }

  /// The row just past the bottom edge.
  public var maxY: Int { y + height }

  /// True when there is no pixel inside.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// The number of pixels inside.
  public var area: Int { width * height }

  /// Returns the pixels that both rectangles share.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = Swift.max(x, other.x)
    let top = Swift.max(y, other.y)
    return PixelRect(
      x: left, y: top, width: Swift.min(maxX, other.maxX) - left,
      height: Swift.min(maxY, other.maxY) - top)
  }

  /// Returns true when the rectangles share a pixel.
  public func intersects(_ other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty && !other.isEmpty
  }

  /// Returns true when every pixel of `other` lies inside.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// Returns the smallest rectangle around both; an empty rectangle is ignored.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = Swift.min(x, other.x)
    let top = Swift.min(y, other.y)
    return PixelRect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left,
      height: Swift.max(maxY, other.maxY) - top)
  }

  /// Returns this rectangle without the pixels of `other`: at most four pieces that do not overlap.
  public func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    if hole.isEmpty { return isEmpty ? [] : [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: hole.y - y),
      PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
      PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
    ].filter { !$0.isEmpty }
  }
}
