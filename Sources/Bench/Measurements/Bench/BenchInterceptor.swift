public import Foundation
package import Replays
package import SceneReadings
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

/// The gesture scripts that are played on a scene while it is measured.
///
/// The first script turns the page of each row, waits for one row's auto-scroll, and flicks the feed down and up.
/// The second one flicks every row sideways.
package enum BenchScript {
  /// The longest wait for the auto-scroll of a row, in seconds.
  private static let longestCountdown: TimeInterval = 4

  /// Returns a script for a window of this size, in points, that shows these rows at first.
  package static func script(for size: CGSize, showing rows: [ScrollerTrace]) -> GestureScript {
    var steps = [GestureStep(.wait(0.6))]
    for row in rows.prefix(2) {
      steps.append(GestureStep(.flick(FlickStep(from: .row(row.id.name), velocity: 1500, angle: 180))))
      steps.append(GestureStep(.wait(0.7)))
    }
    if let countdown = rows.compactMap(\.autoplay?.deadline).min() {
      steps.append(GestureStep(.wait(min(countdown, longestCountdown))))
    }
    for round in 0..<60 {
      let isDown = round % 6 < 3
      let start = CGPoint(x: size.width / 2, y: size.height * (isDown ? 0.75 : 0.25))
      steps.append(
        GestureStep(.flick(FlickStep(from: .point(start), velocity: 2600, angle: isDown ? -90 : 90))))
      steps.append(GestureStep(.wait(1.1)))
    }
    return GestureScript(file: "bench", steps: steps)
  }

  /// Returns a script that keeps every row moving: it flicks the rows in turn, each before the last one rests.
  package static func script(forRows rows: [String]) -> GestureScript {
    var steps = [GestureStep(.wait(0.6))]
    for round in 0..<120 {
      for row in rows {
        let angle: CGFloat = round % 4 < 2 ? 180 : 0
        steps.append(GestureStep(.flick(FlickStep(from: .row(row), velocity: 1800, angle: angle))))
      }
      steps.append(GestureStep(.wait(0.1)))
    }
    return GestureScript(file: "bench", steps: steps)
  }
}
