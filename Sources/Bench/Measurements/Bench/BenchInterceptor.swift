public import Foundation
package import ScreenInterface
public import Stage

/// The interceptor that runs a benchmark: it waits for the first frame, warms up, measures frames, lingers and closes.
public final class BenchInterceptor: SessionInterceptor {
  /// The durations of a benchmark's phases, in seconds.
  public struct Plan: Sendable, Hashable {
    /// The time from the first frame to the start of the measurement; default 0.5.
    public var warmUp: TimeInterval = 0.5
    /// The duration of the measurement.
    public var duration: TimeInterval
    /// The time from the end of the measurement until the window closes; default 0.
    public var linger: TimeInterval = 0

    /// Creates a plan.
    public init(duration: TimeInterval) { self.duration = duration }
  }

  /// Closures called at the start of each phase, with the time on the window's clock.
  public struct Hooks {
    /// Called when the first frame was presented.
    public var shown: (TimeInterval) -> Void = { _ in }
    /// Called when the measurement starts.
    public var began: (TimeInterval) -> Void = { _ in }
    /// Called when the measurement ends.
    public var ended: (TimeInterval) -> Void = { _ in }

    /// Creates hooks that do nothing.
    public init() {}
  }

  private enum Part {
    case starting
    case warmingUp(until: TimeInterval)
    case counting(since: TimeInterval)
    case lingering(until: TimeInterval)
    case over
  }

  private struct State {
    var part = Part.starting
    var statistics = FrameStatistics()
    var time: TimeInterval = 0
  }

  /// The content that the interceptor wraps.
  package let inside: any StagedContent
  private let plan: Plan
  private let hooks: Hooks
  private var state = State()

  /// Creates a benchmark of `inside`.
  package init(on inside: any StagedContent, plan: Plan, hooks: Hooks = Hooks()) {
    self.inside = inside
    self.plan = plan
    self.hooks = hooks
  }

  /// The statistics of the frames of the measurement.
  public var statistics: FrameStatistics { state.statistics }

  /// Starts and ends the measurement at its times, and advances the content's time.
  public func advance(to time: TimeInterval) {
    state.time = time
    switch state.part {
    case .warmingUp(let until) where time >= until:
      state.part = .counting(since: time)
      hooks.began(time)
    case .counting(let since) where time >= since + plan.duration:
      state.part = .lingering(until: time + plan.linger)
      hooks.ended(time)
    case .lingering(let until) where time >= until: state.part = .over
    default: break
    }
    inside.advance(to: time)
  }

  /// Records the frame and forwards it.
  package func didPresent(_ frame: PresentedFrame) {
    inside.didPresent(frame)
    switch state.part {
    case .starting:
      state.part = .warmingUp(until: frame.time + plan.warmUp)
      hooks.shown(frame.time)
    case .counting: state.statistics.note(frame, isFollowed: inside.expectsFrame(soonAfter: state.time))
    case .warmingUp, .lingering, .over: break
    }
  }

  /// The next time at which the scene wakes or a phase ends.
  public var nextWakeTime: TimeInterval? {
    [inside.nextWakeTime, nextPart].compactMap { $0 }.min()
  }

  /// Returns the window requests of the scene, and one to close the window at the end of the benchmark.
  package func takeWindowRequests() -> [WindowRequest] {
    let requests = inside.takeWindowRequests()
    if case .over = state.part { return requests + [.close] }
    return requests
  }

  private var nextPart: TimeInterval? {
    switch state.part {
    case .starting, .over: nil
    case .warmingUp(let until), .lingering(let until): until
    case .counting(let since): since + plan.duration
    }
  }
}
