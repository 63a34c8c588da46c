public import LayoutGeometry

/// Pixels of a scene without its tools, lent to the tools that show them.
public struct PixelSample: Sendable, Hashable {
  /// Which pixels of the window they are.
  public var area: PixelRect
  /// The pixels, as many as `area` has.
  public var bitmap: Bitmap

  /// Creates a sample; the bitmap is as large as the area.
  public init(area: PixelRect, bitmap: Bitmap) {
    precondition(
      bitmap.width == area.width && bitmap.height == area.height,
      "a sample of \(area.width)×\(area.height) pixels has \(bitmap.width)×\(bitmap.height)")
    self.area = area
    self.bitmap = bitmap
  }

  /// The colour of a pixel of the window; `nil` for one that is not in the sample.
  public func color(x: Int, y: Int) -> Color? {
    guard x >= area.x, x < area.maxX, y >= area.y, y < area.maxY else { return nil }
    return Color(hex: bitmap[x - area.x, y - area.y])
  }
}
