package import Foundation
package import LayoutGeometry

/// The direction of content along an axis, in reading order: the end may be right, left or bottom.
///
/// Hand-written feeds often name the two `lead` and `tail`, or `top` and `bottom` on a vertical axis; the log uses
/// those names.
public enum ScrollDirection: String, Hashable, Sendable, CaseIterable, Codable {
  /// The offset decreases: content nearer its start comes into view.
  case towardsStart
  /// The offset increases: content nearer its end comes into view.
  case towardsEnd
  /// The content is at rest, or has moved less than the dead band.
  case none

  /// Creates the direction from one offset to another, both in points.
  ///
  /// It is `none` when they are no further apart than `deadBand`, which defaults to 0.
  ///
  /// With `period`, the length of a loop, it is the direction of the shorter distance, and towards the end if both are
  /// equal.
  package init(
    from old: CGFloat, to new: CGFloat, deadBand: CGFloat = 0, period: CGFloat? = nil
  ) {
    var way = new - old
    if let period, period > 0 {
      way -= (way / period).rounded(.down) * period
      if way > period / 2 { way -= period }
    }
    self = abs(way) > deadBand ? Self(sign: way) : .none
  }

  init(sign: CGFloat) { self = sign > 0 ? .towardsEnd : sign < 0 ? .towardsStart : .none }

  /// 1 towards the end, −1 towards the start, 0 otherwise.
  var sign: CGFloat {
    switch self {
    case .towardsStart: -1
    case .towardsEnd: 1
    case .none: 0
    }
  }

  /// Returns the direction as seen on the screen: mirrored on a horizontal axis in a right-to-left layout.
  package func physical(on axis: Axis, isRightToLeft: Bool = false) -> PhysicalDirection {
    switch (self, axis) {
    case (.none, _): .none
    case (.towardsStart, .vertical): .up
    case (.towardsEnd, .vertical): .down
    case (.towardsStart, .horizontal): isRightToLeft ? .right : .left
    case (.towardsEnd, .horizontal): isRightToLeft ? .left : .right
    }
  }

  /// Returns the name in the log and the HUD.
  ///
  /// It is `lead`, `tail` or `none` on a horizontal axis, `top`, `bottom` or `none` on a vertical axis.
  package func name(on axis: Axis) -> String {
    switch (self, axis) {
    case (.none, _): "none"
    case (.towardsStart, .horizontal): "lead"
    case (.towardsStart, .vertical): "top"
    case (.towardsEnd, .horizontal): "tail"
    case (.towardsEnd, .vertical): "bottom"
    }
  }
}

/// The direction in which the viewport moves over the content on the screen, opposite to that of the content.
package enum PhysicalDirection: String, Hashable, Sendable, CaseIterable, Codable {
  /// Content at the left comes into view.
  case left
  /// Content at the right comes into view.
  case right
  /// Content above comes into view.
  case up
  /// Content below comes into view.
  case down
  /// The content is at rest, or has moved less than the dead band.
  case none
}
