public import LayoutGeometry
package import ScreenInterface

/// The identity of a scroller within its scene.
public struct ScrollerID: Sendable, Hashable {
  /// The element id of its scroll view; `nil` for the scene's feed.
  package var view: ElementID?
  /// The scroller within its view.
  public var scroller: Scroller

  /// Creates the id of a scroller of a view; default the feed.
  package init(_ scroller: Scroller, of view: ElementID? = nil) {
    self.scroller = scroller
    self.view = view
  }

  /// Returns the id of the row of a section of the feed.
  public static func row(_ section: String) -> ScrollerID { ScrollerID(.row(section)) }

  /// Returns the id of the feed itself, along an axis.
  package static func axis(_ axis: Axis) -> ScrollerID { ScrollerID(.axis(axis)) }

  /// True for the feed itself, false for a row or for a view inside it.
  package var isFeed: Bool { view == nil && scroller.row == nil }

  /// The section's id for a row of the feed; `nil` for every other scroller.
  package var feedRow: String? { view == nil ? scroller.row : nil }
}

/// The names that scrollers have in logs, recordings, scripts and on the command line.
extension ScrollerID {
  /// The name of the feed itself.
  package static let feedName = "feed"

  /// The scroller's name in files, such as `feed`, `hero` or `shelf/card/a/x`.
  ///
  /// It is `feed`, a section's id for a row of the feed, and for a scroller of another view the view's
  /// element id with `x`, `y` or the section's id.
  public var name: String { rowName ?? Self.feedName }

  /// The scroller's name in files; `nil` for the feed itself, as in the log's events.
  package var rowName: String? {
    switch (view, scroller) {
    case (nil, .axis): nil
    case (nil, .row(let id)): id
    case (let view?, .axis(let axis)): "\(view.path)/\(axis == .vertical ? "y" : "x")"
    case (let view?, .row(let id)): "\(view.path)/\(id)"
    }
  }
}

extension ScrollerID: CustomStringConvertible {
  /// The scroller's name in files.
  public var description: String { name }
}

/// The part of a scroll view that scrolls along one axis: the view itself, or the row of one of its sections.
public enum Scroller: Sendable, Hashable {
  /// The view itself, along an axis.
  case axis(Axis)
  /// The row of the section with this id, which scrolls across the axis of its collection view.
  case row(String)

  /// The view itself, horizontally.
  public static let horizontal = Scroller.axis(.horizontal)
  /// The view itself, vertically.
  public static let vertical = Scroller.axis(.vertical)

  /// The id of the row's section; `nil` for the view itself.
  public var row: String? {
    if case .row(let id) = self { id } else { nil }
  }
}

extension Scroller {
  /// Returns true when `left` is listed first: the view itself before rows, vertical before horizontal, rows by id.
  package static func < (left: Scroller, right: Scroller) -> Bool {
    switch (left, right) {
    case (.axis(let left), .axis(let right)): left == .vertical && right == .horizontal
    case (.axis, .row): true
    case (.row, .axis): false
    case (.row(let left), .row(let right)): left < right
    }
  }
}
