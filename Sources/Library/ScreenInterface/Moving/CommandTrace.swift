import LayoutGeometry

/// What became of one command from a frame to the next, in pixels.
struct CommandTrace {
  /// The pixels that the command could touch in the frame before; empty when it was not there.
  var before = PixelRect.zero
  /// The pixels that it can touch now; empty when it is gone.
  var after = PixelRect.zero
  /// The pixels of `before` that it treated all alike.
  var coreBefore = PixelRect.zero
  /// The pixels of `after` that it treats all alike, and as it treated those of `coreBefore`.
  var coreAfter = PixelRect.zero
  /// True when the command is the same in both frames.
  var isSame = false
  /// The way that its painting went as a whole; `nil` when it is painted differently now.
  var shift: PixelShift?
  /// The bytes that painting it now reads and writes for a pixel.
  var bytesPerPixel = 0

  /// The pixels among `after` that stay right when the pixels of the frame before are moved by `shift`.
  func kept(by shift: PixelShift) -> PixelRect {
    self.shift == shift
      ? after.intersection(before.shifted(by: shift))
      : coreAfter.intersection(coreBefore.shifted(by: shift))
  }
}
