import Foundation
import ScreenInterface

/// A rasterised line of text and the position of its ink.
nonisolated struct LineImage: Sendable {
  /// The ink, cropped to its bounds.
  var image: PixelImage
  /// The left edge of the ink, in pixels right of the line's start.
  var left: Int
  /// The top edge of the ink, in pixels below the middle of the line box.
  var top: Int
}

/// A rasteriser that turns lines of text into pixels, and measures them exactly as it draws them.
protocol LineRasterizing: TextMeasuring {
  /// Returns the line in `color` at `scale`; `nil` when no pixel is drawn.
  func image(of line: TextLine, color: Color, scale: CGFloat) -> LineImage?

  /// The fonts that have drawn text so far; `nil` when no font is used.
  var fontUse: FontUse? { get }
}
