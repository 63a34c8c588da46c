public import Foundation
public import ScreenInterface
public import ScrollPhysics

/// An event of a scene, at its exact time: one line of the log.
public struct SceneEvent: Sendable, Hashable {
  /// The kinds of events.
  public enum Kind: Sendable, Hashable {
    /// A scroller's event: a request, a settling, a page change, a seam, a phase or direction change.
    ///
    /// Phases and directions are not logged as events, since the frames contain them.
    case motion(ScrollEvent.Kind)
    /// Auto-scroll was paused for this reason.
    case paused(String)
    /// This reason for a pause has ended.
    case resumed(String)
    /// An element was clicked.
    case tapped(ElementID)
    /// A pull has started a refresh.
    case refreshing
    /// The refresh has ended.
    case refreshed
    /// The end of a row or of the feed was approached, and more items were requested.
    case loadingMore
    /// The requested items have arrived: this many cards.
    case loadedMore(Int)
    /// A card has led to another feed, with this file name; it slides over the present one.
    case pushed(String)
    /// The feed with this file name has slid away, and the one beneath is shown again.
    case popped(String)
    /// A press was lost, because its release was not reported.
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
