import Foundation
import LayoutGeometry
import ScreenInterface

/// A press on a collection view and what became of it.
struct Stroke: Hashable, Sendable {
  var pan: PanGestureRecognizer
  /// The row under the press, which takes horizontal drags.
  let row: String?
  /// The item under the press, which may be clicked.
  let item: ItemIdentity?
  /// Whether the press caught something that moved, and therefore is no click.
  let isCatch: Bool
  /// The scroller that took the drag, for the whole life of the stroke.
  var owner: ScrollRequest.Scroller?
  /// The axis on which a control under the press keeps drags to itself.
  let controlAxis: Axis?
  /// Whether the press landed on a control, whose click it is.
  let isOnControl: Bool

  /// Whether releasing now counts as a click on the item.
  var isClick: Bool { pan.axis == nil && !isCatch && !isOnControl }
}

/// An item by identity: its section's id and its own.
struct ItemIdentity: Hashable, Sendable {
  var section: String
  var item: String
}
