import Foundation
import ScreenInterface

/// A rasterised line of text and where its ink lies.
nonisolated struct LineImage: Sendable {
  /// The ink, cropped to its bounds.
  var image: PixelImage
  /// Where the ink begins, in pixels right of the line's start.
  var left: Int
  /// Where the ink begins, in pixels below the middle of the line box.
  var top: Int
}

/// What turns lines of text into pixels, and measures them alike.
protocol LineRasterizing: TextMeasuring {
  /// The line in `color` at `scale`; `nil` when it leaves no ink.
  func image(of line: TextLine, color: Color, scale: CGFloat) -> LineImage?

  /// What text was set with so far; `nil` where no font is known.
  var fontUse: FontUse? { get }
}
