public import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface

/// A press on a scroll view, and the drag that it may become.
struct Stroke: Hashable, Sendable {
  var pan: PanGestureRecognizer
  /// The scrollers under the press: the view itself and a row of it.
  let pressed: [Scroller]
  /// The item under the press, which may be clicked.
  let item: PressedItem?
  /// True when the press caught moving content, and therefore is no click.
  let isCatch: Bool
  /// The scrollers that took the drag, for the whole life of the stroke.
  var owners: [Scroller] = []
  /// The point at which the drag was accepted, from which translations count.
  var acceptance = CGPoint.zero
  /// The owners' offsets when they took the drag, in the coordinates of their motions.
  var beginnings: [CGFloat] = []
  /// The part of the pointer's movement that the owners followed; the rest is for the scroll views around.
  var consumed = CGPoint.zero
  /// The scroll views inside and around the pressed one.
  let surroundings: PressSurroundings
  /// The rule by which the two axes share the drag.
  let sharing: AxisSharing
  /// True when the press landed on a control, which then gets the click.
  let isOnControl: Bool

  /// True when releasing now counts as a click on the item.
  var isClick: Bool { !pan.hasLeftSlop && !isCatch && !isOnControl }
}

/// The scroll views inside and around one that is pressed.
public struct PressSurroundings: Sendable, Hashable {
  /// The directions in which a drag belongs to a control or another scroll view inside.
  public var held: DragDirections
  /// The axes on which a scroll view around this one scrolls.
  public var outerAxes: Axes
  /// True when a scroll view inside takes the click: the item around it is neither highlighted nor selected.
  ///
  /// UIKit counterpart: a scroll view passes no touch on to the views around it.
  public var isClickTaken: Bool

  /// Creates surroundings; by default there are no other scroll views.
  public init(held: DragDirections = [], outerAxes: Axes = [], isClickTaken: Bool = false) {
    self.held = held
    self.outerAxes = outerAxes
    self.isClickTaken = isClickTaken
  }
}

/// The identity of an item: its section's id and its own.
struct ItemIdentity: Hashable, Sendable {
  var section: String
  var item: String
}

/// A pressed item and the copy that was pressed: a looped row may show an item twice.
struct PressedItem: Hashable, Sendable {
  var identity: ItemIdentity
  /// The item's index counted over all laps.
  var copy: Int
}

/// The rule by which the two axes of a scroll view share one drag.
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
