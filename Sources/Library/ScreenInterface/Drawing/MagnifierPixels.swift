package import LayoutGeometry

/// A copy of some of a scene's pixels, without its tools, for the tools that magnify them.
package struct MagnifierPixels: Sendable, Hashable {
  /// The pixels of the window that were sampled.
  package var area: PixelRect
  /// The sampled pixels, as many as `area` has.
  package var bitmap: Bitmap

  /// Creates a sample; the bitmap is as large as the area.
  package init(area: PixelRect, bitmap: Bitmap) {
    precondition(
      bitmap.width == area.width && bitmap.height == area.height,
      "a sample of \(area.width)×\(area.height) pixels has \(bitmap.width)×\(bitmap.height)")
    self.area = area
    self.bitmap = bitmap
  }

  /// Returns the colour of a pixel of the window; `nil` for a pixel outside the sample.
  package func color(x: Int, y: Int) -> Color? {
    guard x >= area.x, x < area.maxX, y >= area.y, y < area.maxY else { return nil }
    return Color(hex: bitmap[x - area.x, y - area.y])
  }
}
