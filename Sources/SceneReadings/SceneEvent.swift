public import Foundation
public import ScreenInterface
public import ScrollPhysics

/// Something that happened in a scene, at its exact instant: one line of the log.
public struct SceneEvent: Sendable, Hashable {
  /// What can happen.
  public enum Kind: Sendable, Hashable {
    /// A scroller did something: a request, a settle, another page, a seam, another phase or direction.
    ///
    /// The last two are in no log, since the frames show them.
    case motion(ScrollEvent.Kind)
    /// Auto-scroll stopped counting, for this reason.
    case paused(String)
    /// The reason went away.
    case resumed(String)
    /// An element was clicked.
    case tapped(ElementID)
    /// A stroke was lost: the button came up unseen.
    case strokeCancelled
  }

  /// The instant, in seconds since the stage began.
  public var time: TimeInterval
  /// The scroller that it happened to.
  public var scroller: ScrollerID
  /// The event itself.
  public var kind: Kind

  /// Creates an event.
  public init(_ kind: Kind, of scroller: ScrollerID, at time: TimeInterval) {
    self.time = time
    self.scroller = scroller
    self.kind = kind
  }
}
