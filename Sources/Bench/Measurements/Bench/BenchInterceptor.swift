public import Foundation
package import ScreenInterface
public import Stage

/// A tap for a measured run: it waits for the first frame, warms up, counts frames, lingers and closes.
public final class BenchInterceptor: SessionInterceptor {
  /// The lengths of the parts, in seconds.
  public struct Plan: Sendable, Hashable {
    /// The time from the first frame to the beginning of the count; default 0.5.
    public var warmUp: TimeInterval = 0.5
    /// The length of the count.
    public var duration: TimeInterval
    /// The time from the end of the count until the window closes, for a person to look; default 0.
    public var linger: TimeInterval = 0

    /// Creates a plan.
    public init(duration: TimeInterval) { self.duration = duration }
  }

  /// Functions called at the beginning of each part, with the instant on the window's clock.
  public struct Hooks {
    /// Called when the first frame was presented.
    public var shown: (TimeInterval) -> Void = { _ in }
    /// Called when the count begins.
    public var began: (TimeInterval) -> Void = { _ in }
    /// Called when the count is over.
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

  /// What is measured.
  package let inside: any StagedContent
  private let plan: Plan
  private let hooks: Hooks
  private var state = State()

  /// Creates a course around `inside`.
  package init(on inside: any StagedContent, plan: Plan, hooks: Hooks = Hooks()) {
    self.inside = inside
    self.plan = plan
    self.hooks = hooks
  }

  /// The statistics of the frames between the beginning and the end of the count.
  public var statistics: FrameStatistics { state.statistics }

  /// Begins and ends the count at its times, and passes the time on.
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

  /// Counts the frame and passes it on.
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

  /// The next time that the scene wakes or a part ends.
  public var nextWakeTime: TimeInterval? {
    [inside.nextWakeTime, nextPart].compactMap { $0 }.min()
  }

  /// The window requests of the scene, and to close the window at the end of the course.
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
