public import Foundation

/// A timer on the scene's own clock: it runs a block every few seconds, or once.
///
/// Keep it as you keep a data source, or list it among the `participants` of a scene:
///
/// ```swift
/// try OrihonWindow.show(view, keeping: [source, SceneTimer(every: 3) { _ in turnPage() }])
/// ```
///
/// It begins to count with the scene, and acts at its own instants in the order of time: the third of a timer of 3
/// seconds is at 9 seconds whatever the frame rate, a replay has it there again, and a window at rest wakes for it and
/// for nothing else. If the scene is told no time for longer than that, what was slept through happens once and is not
/// made up for. Freezing and going back in time bring back what the timer has counted; what the block has done to
/// your own objects it does again from there. Neither reduced motion nor `P` stops it: what should pause for people
/// is an auto-scroll.
///
/// UIKit counterpart: `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
@preconcurrency @MainActor
public final class SceneTimer: FrameParticipant {
  /// The shortest time between two instants, in seconds.
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
  /// The surroundings that know the present instant; the stage sets them.
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

  /// Counts a whole interval anew from the present instant, also after `stop()`.
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

  /// Returns what the timer has counted.
  @MainActor public func snapshot() -> any Sendable { state }

  /// Restores the state that `snapshot()` returned.
  @MainActor public func restore(_ snapshot: any Sendable) {
    if let state = snapshot as? State { self.state = state }
  }
}
