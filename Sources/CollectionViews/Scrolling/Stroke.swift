public import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface

/// A press on a collection view and what became of it.
struct Stroke: Hashable, Sendable {
  var pan: PanGestureRecognizer
  /// The scrollers under the press: the view itself and a row of it.
  let pressed: [Scroller]
  /// The item under the press, which may be clicked.
  let item: PressedItem?
  /// Whether the press caught something that moved, and therefore is no click.
  let isCatch: Bool
  /// The scrollers that took the drag, for the whole life of the stroke.
  var owners: [Scroller] = []
  /// Where the drag was accepted, from which translations count.
  var acceptance = CGPoint.zero
  /// Where the owners were when they took the drag, in the coordinates of their motions.
  var beginnings: [CGFloat] = []
  /// How much of the pointer's way the owners went; the rest is left to the scroll views around.
  var consumed = CGPoint.zero
  /// What is around and inside.
  let surroundings: PressSurroundings
  /// How the two axes share a drag.
  let sharing: AxisSharing
  /// Whether the press landed on a control, whose click it is.
  let isOnControl: Bool

  /// Whether releasing now counts as a click on the item.
  var isClick: Bool { !pan.hasLeftSlop && !isCatch && !isOnControl }
}

/// The scroll views inside and around one that is pressed.
public struct PressSurroundings: Sendable, Hashable {
  /// The ways in which a drag belongs to something inside, a control or another scroll view.
  public var held: DragDirections
  /// The axes on which something around scrolls.
  public var outerAxes: Axes
  /// Whether a scroll view inside takes the click, so that the item around it is neither highlighted nor selected.
  ///
  /// UIKit counterpart: a scroll view passes no touch on to what lies around it.
  public var isClickTaken: Bool

  /// Creates surroundings; by default there is nothing.
  public init(held: DragDirections = [], outerAxes: Axes = [], isClickTaken: Bool = false) {
    self.held = held
    self.outerAxes = outerAxes
    self.isClickTaken = isClickTaken
  }
}

/// An item by identity: its section's id and its own.
struct ItemIdentity: Hashable, Sendable {
  var section: String
  var item: String
}

/// An item under a press, and which of its copies: a looped row may show an item twice.
struct PressedItem: Hashable, Sendable {
  var identity: ItemIdentity
  /// The item's index counted over all laps.
  var copy: Int
}

/// How the two axes of a scroll view share one drag.
enum AxisSharing: Hashable, Sendable {
  /// The dominant axis has it alone: a feed and its rows.
  case dominant
  /// Both have it: a large picture.
  case both
  /// Both have a diagonal drag, one that begins clearly along an axis belongs to that axis.
  case lockingDirection
  /// Only rows have it: scrolling is switched off.
  case rowsOnly
  /// Nobody has it.
  case nobody
}
