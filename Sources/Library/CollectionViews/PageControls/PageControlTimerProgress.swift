public import Foundation
public import ScreenInterface

/// A progress that advances with time and turns the page when the page's time is over.
///
/// UIKit counterpart: `UIPageControlTimerProgress`. It does not run until `resumeTimer()`. The scene calls it in every
/// frame: list it among the `participants` of the scene. It turns the page as a user does, sending the control's
/// `valueChanged`, and at most once however long the time between two calls was. It is paused while the system
/// requests reduced motion.
@preconcurrency @MainActor
open class PageControlTimerProgress: PageControlProgress, FrameParticipant {
  private struct State: Sendable, Hashable {
    var timer: PageTimer
    var time: TimeInterval = 0
    var shownSteps: CGFloat = 0
  }

  private var state: State

  /// True when the first page follows the last one; default false, the timer stops on the last page.
  public var resetsToInitialPageAfterEnd = false

  /// Creates a timer that gives each page `preferredDuration` seconds, more than 0.
  public init(preferredDuration: TimeInterval) {
    Self.check(preferredDuration)
    state = State(timer: PageTimer(preferredDuration: preferredDuration))
    super.init()
  }

  /// The time of a page without a duration of its own, in seconds.
  public var preferredDuration: TimeInterval {
    get { state.timer.preferredDuration }
    set {
      Self.check(newValue)
      state.timer.preferredDuration = newValue
    }
  }

  /// Returns the time of a page, in seconds.
  ///
  /// UIKit counterpart: `duration(forPage:)`.
  public func duration(forPage page: Int) -> TimeInterval { state.timer.duration(forPage: page) }

  /// Sets the duration of one page, in seconds, more than 0.
  ///
  /// UIKit counterpart: `setDuration(_:forPage:)`.
  public func setDuration(_ duration: TimeInterval, forPage page: Int) {
    Self.check(duration)
    state.timer.durations[page] = duration
  }

  // MARK: Running

  /// True after `resumeTimer()` and before `pauseTimer()`; a scrub pauses the timer without changing it.
  public var isRunning: Bool { state.timer.isRunning }

  /// Starts or resumes the timer; a page whose time was over begins anew.
  public func resumeTimer() { state.timer.run(true, at: now) }

  /// Stops the timer and keeps the elapsed time of the page.
  public func pauseTimer() { state.timer.run(false, at: now) }

  /// The elapsed share of the page's time, 0…1; setting it moves the timer.
  open override var currentProgress: Float {
    get { Float(state.timer.fraction(at: now)) }
    set { state.timer.begin(state.timer.page, fraction: CGFloat(min(max(newValue, 0), 1)), at: now) }
  }

  override func begin(_ page: Int, at progress: Float) {
    state.timer.begin(page, fraction: CGFloat(progress), at: now)
  }

  override func visibilityDidChange() {
    state.timer.hold(!isProgressVisible, by: .scrubbing, at: now)
    super.visibilityDidChange()
  }

  override func drawnFraction(scale: CGFloat) -> CGFloat? {
    guard isProgressVisible else { return nil }
    let steps = steps(scale: scale)
    return (state.timer.fraction(at: now) * steps + 1e-6).rounded(.down) / steps
  }

  /// The present time: the later of the view's and the scene's.
  private var now: TimeInterval { max(state.time, pageControl?.context?.now ?? 0) }

  private func steps(scale: CGFloat) -> CGFloat {
    (pageControl?.metrics ?? .capsule).progressSteps(during: state.timer.duration, scale: scale)
  }

  private static func check(_ duration: TimeInterval) {
    precondition(
      duration > 0 && duration.isFinite, "a page takes \(duration) s; a finite time above 0 is needed")
  }

  // MARK: FrameParticipant

  /// The time at which the page's time is over; `nil` while the timer does not count.
  public var nextDeadline: TimeInterval? { pageControl == nil ? nil : state.timer.deadline }

  /// Turns the page, or stops on the last one.
  public func deadlineReached(at time: TimeInterval) {
    state.time = max(state.time, time)
    guard let control = pageControl, let deadline = state.timer.deadline, deadline <= time else { return }
    let isLast = control.currentPage + 1 >= control.numberOfPages
    let next = isLast ? 0 : control.currentPage + 1
    let delegate = delegate as? any PageControlTimerProgressDelegate
    guard !isLast || resetsToInitialPageAfterEnd,
      delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
    else {
      state.timer.finish()
      return
    }
    if next == control.currentPage { pageDidChange(to: next) }
    control.currentPage = next
    control.sendActions(for: .valueChanged)
  }

  /// Pauses the timer as soon as the system requests reduced motion.
  public func didHandle(_ event: InputEvent) { holdWhereMotionIsReduced(at: event.timestamp) }

  private func holdWhereMotionIsReduced(at time: TimeInterval) {
    state.time = max(state.time, time)
    let isReduced = pageControl?.context?.traits.reducesMotion ?? false
    state.timer.hold(isReduced, by: .reducedMotion, at: state.time)
  }

  /// Calls the delegate if the capsule has grown.
  public func frameWillBegin(at time: TimeInterval) {
    holdWhereMotionIsReduced(at: time)
    guard let scale = pageControl?.context?.traits.displayScale else { return }
    let shown = (state.timer.fraction(at: time) * steps(scale: scale) + 1e-6).rounded(.down)
    guard shown != state.shownSteps else { return }
    state.shownSteps = shown
    (delegate as? any PageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
  }

  /// The time at which the capsule grows by a step; `nil` while the timer does not count.
  public var nextDisplayTime: TimeInterval? {
    guard let since = state.timer.since, let deadline = state.timer.deadline,
      let scale = pageControl?.context?.traits.displayScale
    else { return nil }
    let steps = steps(scale: scale)
    let next = (state.timer.fraction(at: now) * steps + 1e-6).rounded(.down) + 1
    return min(since + next / steps * state.timer.duration - state.timer.passed, deadline)
  }

  /// Returns the page and its elapsed time.
  @MainActor public func snapshot() -> any Sendable { state }

  /// Restores the state that `snapshot()` returned, the control's page included.
  @MainActor public func restore(_ snapshot: any Sendable) {
    guard let state = snapshot as? State else { return }
    pageControl?.currentPage = state.timer.page
    self.state = state
  }
}

/// A delegate that is called at a timer's steps, and may prevent it from turning the page.
///
/// UIKit counterpart: `UIPageControlTimerProgressDelegate`.
@preconcurrency @MainActor
public protocol PageControlTimerProgressDelegate: PageControlProgressDelegate {
  /// Called when the capsule has grown by a step; by default nothing happens.
  func pageControlTimerProgressDidChange(_ progress: PageControlTimerProgress)

  /// Returns true when the timer may go on to `page`; default true.
  ///
  /// When it returns false the timer stops at the end of the present page's time.
  func pageControlTimerProgress(
    _ progress: PageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension PageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: PageControlTimerProgress) {}

  /// Returns true.
  public func pageControlTimerProgress(
    _ progress: PageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
