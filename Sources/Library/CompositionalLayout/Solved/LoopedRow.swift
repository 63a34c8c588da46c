package import Foundation
import LayoutGeometry

extension SolvedSection {
  /// Returns the frame of virtual item `k`, any integer: that of item k mod n, moved by whole periods.
  ///
  /// The result is exactly reproducible: the base frame, then one addition. `nil` when the section has no row or no
  /// items.
  package func loopedFrame(ofItem virtualItem: Int) -> CGRect? {
    guard let row = body.orthogonal, itemCount > 0 else { return nil }
    let (lap, item) = virtualItem.flooredQuotientAndRemainder(by: itemCount)
    return frame(ofItem: item)?.offsetBy(
      CGPoint(along: CGFloat(lap) * row.period, across: 0, on: row.axis))
  }

  /// Calls `visit` with every cell and badge of the endless row that touches `rect`, with the virtual item.
  ///
  /// Item k lies at frame(k mod n) + ⌊k/n⌋·period; its element is that of item k mod n, so one element may
  /// come twice. Frames move by one addition from the base frame. A section without a row has no such
  /// elements.
  package func forEachLoopedElement(in rect: CGRect, _ visit: (LayoutAttributes, _ virtualItem: Int) -> Void)
  {
    guard let row = body.orthogonal, row.period > 0, itemCount > 0 else { return }
    let axis = row.axis
    let reach = body.rowReach
    let first = ((rect.min(axis) - reach.upperBound) / row.period).rounded(.down)
    let last = ((rect.max(axis) - reach.lowerBound) / row.period).rounded(.down)
    guard max(first.magnitude, last.magnitude) < min(1e9, 1e18 / CGFloat(itemCount)) else { return }
    for lap in Int(first)...Int(last) {
      let shift = CGPoint(along: CGFloat(lap) * row.period, across: 0, on: axis)
      // Half a point wider, so that the subtraction's rounding excludes nothing; the exact test follows.
      let window = rect.offsetBy(dx: -shift.x, dy: -shift.y).insetBy(dx: -0.5, dy: -0.5)
      forEachElement(in: window) { attributes in
        var moved = attributes
        moved.frame = attributes.frame.offsetBy(shift)
        guard moved.frame.touches(rect) else { return }
        visit(moved, attributes.element.item + lap * itemCount)
      }
    }
  }
}

extension Int {
  /// Returns the quotient rounded towards −∞, and the remainder in 0..<divisor: −1 by 5 is (−1, 4).
  func flooredQuotientAndRemainder(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
