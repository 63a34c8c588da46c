public import Foundation
public import ScreenInterface
public import ScrollPhysics

/// Something that happened in a scene, at its exact instant: one line of the log.
public struct SceneEvent: Sendable, Hashable {
  /// What can happen.
  public enum Kind: Sendable, Hashable {
    /// A scroller did something: a request, a settle, another page, a seam.
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

  /// When, in seconds since the stage began.
  public var time: TimeInterval
  /// The row's id; `nil` for the feed itself.
  public var row: String?
  /// What happened.
  public var kind: Kind

  /// Creates an event.
  public init(_ kind: Kind, row: String?, at time: TimeInterval) {
    self.time = time
    self.row = row
    self.kind = kind
  }
}
