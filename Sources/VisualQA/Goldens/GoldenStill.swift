public import ScreenInterface

/// The picture of a moment, and the fonts that it depends on.
public nonisolated struct GoldenStill: Sendable, Hashable {
  /// The pixels.
  public var bitmap: Bitmap
  /// The fonts of its text; `nil` for block text, which knows none.
  public var fonts: GoldenFonts?

  /// Creates a picture; by default it knows no font.
  public init(_ bitmap: Bitmap, fonts: GoldenFonts? = nil) {
    self.bitmap = bitmap
    self.fonts = fonts
  }
}
