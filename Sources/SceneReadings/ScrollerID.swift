public import LayoutGeometry
public import ScreenInterface

/// The identity of a scroller among all that a scene has.
public struct ScrollerID: Sendable, Hashable {
  /// The scroll view that it belongs to; `nil` for the scene's feed.
  public var view: ElementID?
  /// Which of the view's motions it is.
  public var scroller: Scroller

  /// Creates the id of a scroller of a view; default the feed.
  public init(_ scroller: Scroller, of view: ElementID? = nil) {
    self.scroller = scroller
    self.view = view
  }

  /// The row of a section of the feed.
  public static func row(_ section: String) -> ScrollerID { ScrollerID(.row(section)) }

  /// The feed itself, along an axis.
  public static func axis(_ axis: Axis) -> ScrollerID { ScrollerID(.axis(axis)) }

  /// True when it is the feed itself rather than a row or a view inside it.
  public var isFeed: Bool { view == nil && scroller.row == nil }

  /// The id of the section whose row of the feed it is; `nil` for every other scroller.
  public var feedRow: String? { view == nil ? scroller.row : nil }
}

/// The names that scrollers have in logs, recordings, scripts and on the command line.
extension ScrollerID {
  /// The name of the feed itself.
  public static let feedName = "feed"

  /// The name in files: `feed`, a section's id for a row of the feed, and for a scroller of another view the view's
  /// element with `x`, `y` or the section's id, such as `shelf/card/a/x`.
  public var name: String { rowName ?? Self.feedName }

  /// The name in files; `nil` for the feed itself, as the log writes its events.
  public var rowName: String? {
    switch (view, scroller) {
    case (nil, .axis): nil
    case (nil, .row(let id)): id
    case (let view?, .axis(let axis)): "\(view.path)/\(axis == .vertical ? "y" : "x")"
    case (let view?, .row(let id)): "\(view.path)/\(id)"
    }
  }
}

extension ScrollerID: CustomStringConvertible {
  /// The name in files.
  public var description: String { name }
}
