public import Foundation
public import ScreenInterface
public import ScrollPhysics

/// An event of a scene, at its exact time: one line of the log.
public struct SceneEvent: Sendable, Hashable {
  /// The kinds of events.
  public enum Kind: Sendable, Hashable {
    /// A scroller's event: a request, a settling, another page, a seam, another phase or direction.
    ///
    /// Phases and directions are not logged as events, since the frames show them.
    case motion(ScrollEvent.Kind)
    /// Auto-scroll stopped counting, for this reason.
    case paused(String)
    /// This reason for a pause has ended.
    case resumed(String)
    /// An element was clicked.
    case tapped(ElementID)
    /// A pull began to refresh what the view shows.
    case refreshing
    /// The answer to a pull is there.
    case refreshed
    /// The end of a row or of the feed came near, and more was asked for.
    case loadingMore
    /// The answer with more is there: so many cards.
    case loadedMore(Int)
    /// A stroke was lost, because its release was not seen.
    case strokeCancelled
  }

  /// The time of the event, in seconds since the stage began.
  public var time: TimeInterval
  /// The scroller of the event.
  public var scroller: ScrollerID
  /// The kind of the event, with its values.
  public var kind: Kind

  /// Creates an event.
  package init(_ kind: Kind, of scroller: ScrollerID, at time: TimeInterval) {
    self.time = time
    self.scroller = scroller
    self.kind = kind
  }
}
