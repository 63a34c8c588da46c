public import Foundation

/// The presses that a responder is told of.
///
/// UIKit counterpart: `UIEvent`.
@preconcurrency @MainActor
public final class UIEvent {
  /// The kind of an event.
  ///
  /// UIKit counterpart: `UIEvent.EventType`.
  public nonisolated enum EventType: Int, Sendable, Hashable {
    /// Kinds, by UIKit's names; all events here are touches.
    case touches, motion, remoteControl, presses
  }

  /// The kind of a motion; there are no motions.
  ///
  /// UIKit counterpart: `UIEvent.EventSubtype`.
  public nonisolated enum EventSubtype: Int, Sendable, Hashable {
    /// Kinds, by UIKit's names.
    case none, motionShake
  }

  private let touch: UITouch

  /// Creates the event of a press.
  package init(of touch: UITouch) { self.touch = touch }

  /// The kind: always touches.
  public var type: EventType { .touches }
  /// The kind of a motion: always none.
  public var subtype: EventSubtype { .none }
  /// The time, in seconds since the scene began.
  public var timestamp: TimeInterval { touch.timestamp }
  /// The press.
  public var allTouches: Set<UITouch>? { [touch] }

  /// Returns the press if it began on a view; `nil` for any other view.
  public func touches(for view: Responder) -> Set<UITouch>? { touch.responder === view ? [touch] : nil }

  /// Returns the press: there are none between two frames.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
}

/// The window of a scene, as far as views ask for it.
///
/// UIKit counterpart: `UIWindow`; it is no view here.
@preconcurrency @MainActor
public final class UIWindow: NSObject {
  /// What the views of the window share.
  package private(set) weak var scene: AnyObject?

  /// Creates the window of what views share.
  package init(of scene: AnyObject) { self.scene = scene }
}

/// A responder that keeps the touches that it is told of, and passes none on.
@MainActor
package protocol TouchKeeping: Responder {}
