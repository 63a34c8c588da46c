import CollectionViews
public import Foundation

/// A timer on the scene's own time, so that it fires at the same times in a window, without one and in a replay.
///
/// UIKit counterpart: Foundation's `Timer`, which it replaces in files that import `UIKitNames`. In a file that imports
/// Foundation too the name is ambiguous: leave that import out, `UIKitNames` brings it.
@preconcurrency @MainActor
public final class Timer {
  private let block: (Timer) -> Void
  private var timer: SceneTimer?
  private weak var context: ViewContext?
  /// The time between two calls, in seconds; 0.001 or more.
  public let timeInterval: TimeInterval
  private let repeats: Bool
  /// True until the timer is invalidated, or a single call was made.
  public private(set) var isValid = true
  /// A closure's own object; default nil.
  public let userInfo: Any?
  /// The delay that is allowed; it has no effect.
  public var tolerance: TimeInterval = 0

  /// Creates a timer that `RunLoop.add(_:forMode:)` would start; here it starts at once.
  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    timeInterval = interval.isFinite ? min(max(interval, SceneClockTimes.shortest), 1e9) : 1e9
    self.repeats = repeats
    self.block = block
    userInfo = nil
    AmbientContext.latest.whenPresent { self.start(in: $0) }
  }

  /// Starts a timer that calls a closure after a time in seconds, once or again and again.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    Timer(timeInterval: interval, repeats: repeats, block: block)
  }

  private func start(in context: ViewContext) {
    guard isValid else { return }
    self.context = context
    let made = SceneTimer(every: timeInterval, repeats: repeats) { _ in self.fire() }
    timer = made
    context.join(made)
  }

  /// Calls the closure now; a timer that does not repeat is invalid then.
  public func fire() {
    guard isValid else { return }
    if !repeats { invalidate() }
    block(self)
  }

  /// Ends the timer.
  public func invalidate() {
    isValid = false
    if let timer { context?.leave(timer) }
    timer = nil
  }
}

extension RunLoop {
  /// Starts a timer; it has no effect, a timer has started when it was created.
  @preconcurrency @MainActor
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {}
}
