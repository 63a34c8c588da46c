import Foundation

/// An element as the target of a scroll request, wherever the layout places it.
///
/// Its offset is computed anew whenever the layout changes on the way: measured sizes move the elements behind them.
nonisolated struct ElementTarget: Hashable, Sendable {
  /// The kinds of element.
  nonisolated enum Element: Hashable, Sendable {
    /// The beginning of the content.
    case start
    /// The end of the content.
    case end
    /// A page of the view, counted from 0, of pages that are as long as the view.
    case page(Int)
    /// A section, with its header and footer.
    case section(Identity)
    /// An item, with its last known index in its section.
    case item(ItemIdentity, index: Int)
  }

  /// The element.
  var element: Element
  /// The position in the visible area to which a section or an item is scrolled; empty for the least movement.
  var position: ScrollPosition = []
  /// The distance beyond that position, in points, for a target that is a part of the element or lies around it.
  var distance: CGFloat = 0
}

/// The element to which a running request goes.
nonisolated struct RunningTarget: Hashable, Sendable {
  /// The id of the request; the target is out of date once another one runs.
  var request: Int
  var target: ElementTarget
}
