import LayoutGeometry

/// The change of one draw command from a frame to the next, in pixels.
struct DrawCommandChange {
  /// The pixels that the command could touch in the previous frame; empty when it was not there.
  var before = PixelRect.zero
  /// The pixels that it can touch now; empty when it is gone.
  var after = PixelRect.zero
  /// The pixels of `before` that it painted uniformly.
  var coreBefore = PixelRect.zero
  /// The pixels of `after` that it paints uniformly, the same as those of `coreBefore`.
  var coreAfter = PixelRect.zero
  /// True when the command is the same in both frames.
  var isSame = false
  /// The shift by which its painting has moved as a whole; `nil` when it is painted differently now.
  var shift: PixelShift?
  /// The bytes read and written per pixel to paint it now.
  var bytesPerPixel = 0

  /// Returns the pixels of `after` that stay correct when the pixels of the previous frame are moved by `shift`.
  func kept(by shift: PixelShift) -> PixelRect {
    self.shift == shift
      ? after.intersection(before.shifted(by: shift))
      : coreAfter.intersection(coreBefore.shifted(by: shift))
  }
}
