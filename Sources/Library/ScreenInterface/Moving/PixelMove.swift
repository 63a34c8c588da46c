package import LayoutGeometry

/// A distance in whole device pixels.
package struct PixelShift: Sendable, Hashable {
  /// The distance to the right.
  package var x: Int
  /// The distance downwards.
  package var y: Int

  /// No distance: the shift of what stays.
  package static let zero = PixelShift(x: 0, y: 0)

  /// Creates a shift.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The shift back.
  package var reversed: PixelShift { PixelShift(x: -x, y: -y) }
}

/// A copy of painted pixels to another place of the same picture.
package struct PixelMove: Sendable, Hashable {
  /// The pixels that are written.
  package var target: PixelRect
  /// The way of the pixels to their target.
  package var shift: PixelShift

  /// Creates a move.
  package init(to target: PixelRect, by shift: PixelShift) {
    self.target = target
    self.shift = shift
  }

  /// The pixels that are read.
  package var source: PixelRect { target.shifted(by: shift.reversed) }
}

extension PixelRect {
  /// Returns the rectangle at a distance.
  package func shifted(by shift: PixelShift) -> PixelRect {
    PixelRect(x: x + shift.x, y: y + shift.y, width: width, height: height)
  }
}
