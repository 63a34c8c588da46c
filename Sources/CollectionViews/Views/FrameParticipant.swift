public import Foundation
public import SceneReadings
public import ScreenInterface

/// Something that acts at instants of its own, or after each layout: auto-scroll, a binding of dots, a script.
public protocol FrameParticipant: AnyObject {
  /// When it has something to do next; `nil` for nothing.
  var nextDeadline: TimeInterval? { get }

  /// Does what is due at `time`, which is a deadline it named; it may make requests.
  func deadlineReached(at time: TimeInterval)

  /// Hears of an event at its own instant; requests made here run at once, in the same time pass.
  func sceneDidEmit(_ event: SceneEvent)

  /// Hears of a frame before it is laid out, at the frame's own time; requests made here run at once.
  ///
  /// UIKit counterpart: the callback of a `CADisplayLink`.
  func frameWillBegin(at time: TimeInterval)

  /// Takes a key before the tools and the feed do, though after a control that has the focus; returns whether it meant
  /// anything.
  func handleKey(_ key: KeyEvent, at time: TimeInterval) -> Bool

  /// Pauses everything that moves by itself, or lets all of it go on where all is paused; returns whether there is
  /// anything. Where tools have keys, `P` asks for it.
  func toggleAutoScroll() -> Bool

  /// Hears of an input after it was dispatched, at the input's own instant.
  func didHandle(_ event: InputEvent)

  /// Brings its views up to date after the layout pass of a frame; requests made here wait for the next time
  /// pass.
  func didLayout(at time: TimeInterval)

  /// When its views change by themselves although nothing moves; `nil` for never.
  var nextDisplayTime: TimeInterval? { get }

  /// Hands over events of its own since the last call.
  func takeEvents() -> [SceneEvent]

  /// Everything it knows, as a value that `restore(_:)` takes back.
  func snapshot() -> any Sendable

  /// Returns to what `snapshot()` told.
  func restore(_ snapshot: any Sendable)
}

extension FrameParticipant {
  /// Nothing is due.
  public var nextDeadline: TimeInterval? { nil }

  /// Does nothing.
  public func deadlineReached(at time: TimeInterval) {}

  /// Does nothing.
  public func frameWillBegin(at time: TimeInterval) {}

  /// Does nothing.
  public func sceneDidEmit(_ event: SceneEvent) {}

  /// Does nothing.
  public func didHandle(_ event: InputEvent) {}

  /// No key means anything.
  public func handleKey(_ key: KeyEvent, at time: TimeInterval) -> Bool { false }

  /// Nothing moves by itself.
  public func toggleAutoScroll() -> Bool { false }

  /// Never.
  public var nextDisplayTime: TimeInterval? { nil }

  /// None.
  public func takeEvents() -> [SceneEvent] { [] }

  /// Does nothing.
  public func didLayout(at time: TimeInterval) {}

  /// A participant without state.
  public func snapshot() -> any Sendable { 0 }

  /// A participant without state has nothing to return to.
  public func restore(_ snapshot: any Sendable) {}
}
