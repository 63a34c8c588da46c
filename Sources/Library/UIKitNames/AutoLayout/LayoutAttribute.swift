public import CollectionViews
import Foundation

/// What a constraint can be about: a view or a layout guide.
@MainActor
package protocol ConstrainedItem: AnyObject {
  /// The view whose coordinates and engine the item has: the view itself, or the owner of a guide.
  var layoutView: View? { get }
}

extension View: ConstrainedItem {
  package var layoutView: View? { self }
}

extension NSLayoutConstraint {
  /// An edge, a dimension, a centre or a baseline of a view.
  ///
  /// UIKit counterpart: `NSLayoutConstraint.Attribute`.
  public nonisolated enum Attribute: Int, Sendable, Hashable {
    /// The left side.
    case left = 1
    /// The right side.
    case right
    /// The top side.
    case top
    /// The bottom side.
    case bottom
    /// The side where reading begins.
    case leading
    /// The side where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle, horizontally.
    case centerX
    /// The middle, vertically.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left side of the margins.
    case leftMargin
    /// The right side of the margins.
    case rightMargin
    /// The top side of the margins.
    case topMargin
    /// The bottom side of the margins.
    case bottomMargin
    /// The side of the margins where reading begins.
    case leadingMargin
    /// The side of the margins where reading ends.
    case trailingMargin
    /// The middle of the margins, horizontally.
    case centerXWithinMargins
    /// The middle of the margins, vertically.
    case centerYWithinMargins
    /// No attribute, for a constraint with a constant alone.
    case notAnAttribute = 0

    /// The attribute without margins, for one of the margins; `nil` for any other.
    var withoutMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }
  }

  /// The relation of the two sides of a constraint.
  ///
  /// UIKit counterpart: `NSLayoutConstraint.Relation`.
  public nonisolated enum Relation: Int, Sendable, Hashable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// The direction of a size or of an axis.
  ///
  /// UIKit counterpart: `NSLayoutConstraint.Axis`.
  public nonisolated enum Axis: Int, Sendable, Hashable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
