package import CompositionalLayout
package import LayoutGeometry
import ScreenInterface

/// The row, the item and the views under a press.
struct PressTarget: Hashable, Sendable {
  var row: String?
  var item: PressedItem?
  var isOnControl = false
  var surroundings = NestedScrollViews()
  var sharing = AxisSharing.dominant
  /// How the view was shown when it was pressed.
  var orientation = ViewOrientation.upright
}

/// The scroll views inside and around a pressed one.
package struct NestedScrollViews: Sendable, Hashable {
  /// The directions in which a control or another scroll view inside takes a drag.
  package var held: DragDirections
  /// The axes on which a scroll view around this one scrolls.
  package var outerAxes: Axes
  /// True when a scroll view inside takes the click: the item around it is neither highlighted nor selected.
  ///
  /// UIKit counterpart: a scroll view does not forward touches to the views around it.
  package var isClickTaken: Bool

  /// Creates the nested scroll views of a press; by default there are none.
  package init(held: DragDirections = [], outerAxes: Axes = [], isClickTaken: Bool = false) {
    self.held = held
    self.outerAxes = outerAxes
    self.isClickTaken = isClickTaken
  }
}

/// A pressed item and the copy that was pressed: a looped row may show an item twice.
struct PressedItem: Hashable, Sendable {
  var identity: ItemIdentity
  /// The item's index counted over all laps.
  var copy: Int
}

/// The rule that divides a drag between the two axes of a scroll view.
enum AxisSharing: Hashable, Sendable {
  /// The dominant axis alone, as in a feed with rows.
  case dominant
  /// Both axes, as for a large picture.
  case both
  /// Both axes for a diagonal drag, one axis for a drag that begins clearly along it.
  case lockingDirection
  /// Only rows, since scrolling of the view itself is switched off.
  case rowsOnly
  /// No axis.
  case nobody
}

/// A set of the directions in which a pointer can move.
package struct DragDirections: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Towards smaller x.
  package static let left = DragDirections(rawValue: 1)
  /// Towards larger x.
  package static let right = DragDirections(rawValue: 2)
  /// Towards smaller y.
  package static let up = DragDirections(rawValue: 4)
  /// Towards larger y.
  package static let down = DragDirections(rawValue: 8)

  /// Returns both directions along an axis.
  package static func along(_ axis: Axis) -> DragDirections {
    axis == .horizontal ? [.left, .right] : [.up, .down]
  }

  /// Returns the direction along an axis; forward is towards larger coordinates.
  package static func along(_ axis: Axis, isForward: Bool) -> DragDirections {
    switch axis {
    case .horizontal: isForward ? .right : .left
    case .vertical: isForward ? .down : .up
    }
  }
}
