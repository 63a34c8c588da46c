package import LayoutGeometry
package import ScreenInterface

/// The picture of a capture, and the fonts that it depends on.
public nonisolated struct GoldenStill: Sendable, Hashable {
  /// The pixels, with masked elements covered.
  package var bitmap: Bitmap
  /// The fonts of the text; `nil` for block text, which uses none.
  public var fonts: GoldenFonts?
  /// The rectangles over masked elements, which cover the reference as well.
  package var boxes: [PixelRect]

  /// Creates a picture; by default it uses no font and nothing is masked.
  package init(_ bitmap: Bitmap, fonts: GoldenFonts? = nil, boxes: [PixelRect] = []) {
    self.bitmap = bitmap.covered(by: boxes)
    self.fonts = fonts
    self.boxes = boxes
  }
}
