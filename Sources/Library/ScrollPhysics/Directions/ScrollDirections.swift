package import Foundation
package import LayoutGeometry

/// The directions of both axes, each independent of the other, so that a diagonal has two.
package struct ScrollDirections: Hashable, Sendable {
  /// The direction along x.
  package var horizontal: ScrollDirection
  /// The direction along y.
  package var vertical: ScrollDirection

  /// Creates a pair; by default both axes rest.
  package init(horizontal: ScrollDirection = .none, vertical: ScrollDirection = .none) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the directions from one content offset to another, each `none` within `deadBand` points.
  package init(from old: CGPoint, to new: CGPoint, deadBand: CGFloat = 0) {
    horizontal = ScrollDirection(from: old.x, to: new.x, deadBand: deadBand)
    vertical = ScrollDirection(from: old.y, to: new.y, deadBand: deadBand)
  }

  /// The direction along `axis`.
  package subscript(axis: Axis) -> ScrollDirection {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
