public import Foundation
public import SceneReadings
public import ScreenInterface

/// An object that a scene calls at deadlines and in every frame: an auto-scroll, a page control binding, a script.
@preconcurrency @MainActor
public protocol FrameParticipant: AnyObject {
  /// The next time at which the scene calls `deadlineReached(at:)`; `nil` when nothing is due.
  var nextDeadline: TimeInterval? { get }

  /// Called at `time`, which is the participant's deadline; it may make requests.
  func deadlineReached(at time: TimeInterval)

  /// Called for an event at the event's own time; requests made here run at once, in the same time pass.
  func sceneDidEmit(_ event: SceneEvent)

  /// Called before a frame is laid out, at the frame's own time; requests made here run at once.
  ///
  /// UIKit counterpart: the callback of a `CADisplayLink`.
  func frameWillBegin(at time: TimeInterval)

  /// Handles a key; returns true when it used the key.
  ///
  /// A focused control gets the key before it, the tools and the feed after it.
  func handleKey(_ key: KeyEvent, at time: TimeInterval) -> Bool

  /// Pauses everything that moves by itself, or resumes it if all is paused.
  ///
  /// It returns false when there is nothing to pause or resume.
  ///
  /// Scenes whose tools have keys call it for `P`.
  func toggleAutoScroll() -> Bool

  /// Called for an input after it was dispatched, at the input's own time.
  func didHandle(_ event: InputEvent)

  /// Updates its views after the layout pass of a frame.
  ///
  /// Requests made here wait for the next time pass.
  func didLayout(at time: TimeInterval)

  /// The next time at which its views change although nothing moves; `nil` when they never do.
  var nextDisplayTime: TimeInterval? { get }

  /// Returns its own events since the last call.
  func takeEvents() -> [SceneEvent]

  /// Returns its complete state, as a value that `restore(_:)` restores.
  @MainActor func snapshot() -> any Sendable

  /// Restores the state that `snapshot()` returned.
  @MainActor func restore(_ snapshot: any Sendable)
}

extension FrameParticipant {
  /// No deadline.
  public var nextDeadline: TimeInterval? { nil }

  /// Does nothing.
  public func deadlineReached(at time: TimeInterval) {}

  /// Does nothing.
  public func frameWillBegin(at time: TimeInterval) {}

  /// Does nothing.
  public func sceneDidEmit(_ event: SceneEvent) {}

  /// Does nothing.
  public func didHandle(_ event: InputEvent) {}

  /// Returns false: no key is used.
  public func handleKey(_ key: KeyEvent, at time: TimeInterval) -> Bool { false }

  /// Returns false: nothing moves by itself.
  public func toggleAutoScroll() -> Bool { false }

  /// No time.
  public var nextDisplayTime: TimeInterval? { nil }

  /// Returns no events.
  public func takeEvents() -> [SceneEvent] { [] }

  /// Does nothing.
  public func didLayout(at time: TimeInterval) {}

  /// Returns an empty state.
  @MainActor public func snapshot() -> any Sendable { StatelessSnapshot() }

  /// Does nothing: there is no state.
  @MainActor public func restore(_ snapshot: any Sendable) {}
}

/// The snapshot of a participant without state.
package struct StatelessSnapshot: Sendable {}
