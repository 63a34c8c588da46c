public import Foundation

/// A timer on the scene's own clock: it runs a block every few seconds, or once.
///
/// Retain it as you retain a data source, or list it among the `participants` of a scene:
///
/// ```swift
/// try OrihonWindow.show(view, keeping: [source, SceneTimer(every: 3) { _ in turnPage() }])
/// ```
///
/// It starts with the scene, and fires at its own times in the order of time. The third time of a timer of 3 seconds
/// is at 9 seconds whatever the frame rate, and the same in a replay; a window at rest wakes only for it. If the scene
/// gets no time for longer than an interval, the block runs once and the missed intervals are dropped. Restoring a
/// snapshot restores the timer's count; the block then runs again from there, and what it did to your own objects is
/// not undone. Neither reduced motion nor `P` stops it: use an auto-scroll for movement that should pause.
///
/// UIKit counterpart: `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
@preconcurrency @MainActor
public final class SceneTimer: FrameParticipant {
  /// The shortest interval, in seconds.
  static let shortestInterval: TimeInterval = 0.001

  private struct State: Sendable {
    /// The time from which the timer counts; `nil` while it is stopped.
    var start: TimeInterval? = 0
    /// The number of intervals since `start`.
    var passed: TimeInterval = 0
  }

  private let interval: TimeInterval
  private let repeats: Bool
  private let block: @MainActor (SceneTimer) -> Void
  private var state = State()
  /// The view context that has the present time; the stage sets it.
  package weak var context: ViewContext?

  /// Creates a timer that runs `block` every `interval` seconds, 0.001 or more; once if it does not repeat.
  public init(
    every interval: TimeInterval, repeats: Bool = true, block: @escaping @MainActor (SceneTimer) -> Void
  ) {
    precondition(
      interval >= Self.shortestInterval && interval.isFinite,
      "a timer is due every \(interval) s; a finite time of \(Self.shortestInterval) s or more is needed")
    self.interval = interval
    self.repeats = repeats
    self.block = block
  }

  /// Starts a whole interval anew at the present time, also after `stop()`.
  public func start() { state = State(start: context?.now ?? 0) }

  /// Stops the timer until `start()`.
  ///
  /// UIKit counterpart: `Timer.invalidate()`.
  public func stop() { state.start = nil }

  // MARK: FrameParticipant

  /// The time at which the block runs next; `nil` while the timer is stopped.
  public var nextDeadline: TimeInterval? { state.start.map { $0 + (state.passed + 1) * interval } }

  /// Runs the block.
  public func deadlineReached(at time: TimeInterval) {
    guard let start = state.start else { return }
    state.passed = max(state.passed + 1, ((time - start) / interval).rounded(.down))
    if !repeats { stop() }
    block(self)
  }

  /// Returns the timer's count.
  @MainActor public func snapshot() -> any Sendable { state }

  /// Restores the state that `snapshot()` returned.
  @MainActor public func restore(_ snapshot: any Sendable) {
    if let state = snapshot as? State { self.state = state }
  }
}
