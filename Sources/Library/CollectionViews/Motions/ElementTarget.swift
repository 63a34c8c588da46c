import Foundation

/// The element that a request goes to, wherever the layout puts it.
///
/// Its offset is asked anew whenever the layout changes on the way: sizes that were estimates move what lies behind
/// them.
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
    /// An item, which was last found at an index of its section.
    case item(ItemIdentity, index: Int)
  }

  /// The element.
  var element: Element
  /// The place in the visible area at which a section or an item shall stand; empty for the least movement.
  var position: ScrollPosition = []
  /// The distance beyond that place, in points, for what is a part of the element or lies around it.
  var distance: CGFloat = 0
}

/// The element to which a running request goes.
nonisolated struct RunningTarget: Hashable, Sendable {
  /// The id of the request; with another one running, the target is spent.
  var request: Int
  var target: ElementTarget
}
