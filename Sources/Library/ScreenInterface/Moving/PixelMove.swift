package import LayoutGeometry

/// A distance in whole device pixels.
package struct PixelShift: Sendable, Hashable {
  /// The distance to the right.
  package var x: Int
  /// The distance downwards.
  package var y: Int

  /// The shift of pixels that stay.
  package static let zero = PixelShift(x: 0, y: 0)

  /// Creates a shift.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The opposite shift.
  package var reversed: PixelShift { PixelShift(x: -x, y: -y) }
}

/// A copy of painted pixels to another position of the same frame.
package struct PixelMove: Sendable, Hashable {
  /// The pixels that are written.
  package var target: PixelRect
  /// The shift from the source to the target.
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
  /// Returns the rectangle moved by a shift.
  package func shifted(by shift: PixelShift) -> PixelRect {
    PixelRect(x: x + shift.x, y: y + shift.y, width: width, height: height)
  }
}
