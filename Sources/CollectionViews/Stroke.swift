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
  /// Whether a control keeps the stroke to itself.
  let isHeldByControl: Bool

  /// Whether releasing now counts as a click.
  var isClick: Bool { pan.axis == nil && !isCatch && !isHeldByControl }
}

/// An item by identity: its section's id and its own.
struct ItemIdentity: Hashable, Sendable {
  var section: String
  var item: String
}
