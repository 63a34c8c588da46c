public import Foundation
public import ScreenInterface

/// Progress that runs by itself and turns the page when the page's time is over.
///
/// UIKit counterpart: `UIPageControlTimerProgress`. It does not run until `resumeTimer()`. Time enters as with
/// every participant: list it among the `participants` of the scene. It turns the page as a user does, sending the
/// control's `valueChanged`, and at most once however long nobody told it the time. Where motion is to be reduced
/// it stands still.
open class PageControlTimerProgress: PageControlProgress, FrameParticipant {
  private struct State: Sendable, Hashable {
    var timer: PageTimer
    var time: TimeInterval = 0
    var shownSteps: CGFloat = 0
  }

  private var state: State

  /// Whether it goes from the last page back to the first; default no, it stops on the last page.
  public var resetsToInitialPageAfterEnd = false

  /// Creates a timer that gives each page `preferredDuration` seconds, more than 0.
  public init(preferredDuration: TimeInterval) {
    Self.check(preferredDuration)
    state = State(timer: PageTimer(preferredDuration: preferredDuration))
    super.init()
  }

  /// How long a page takes that has no duration of its own, in seconds.
  public var preferredDuration: TimeInterval {
    get { state.timer.preferredDuration }
    set {
      Self.check(newValue)
      state.timer.preferredDuration = newValue
    }
  }

  /// How long a page takes, in seconds.
  ///
  /// UIKit counterpart: `duration(forPage:)`.
  public func duration(forPage page: Int) -> TimeInterval { state.timer.duration(forPage: page) }

  /// Gives a page a duration of its own, in seconds, more than 0.
  ///
  /// UIKit counterpart: `setDuration(_:forPage:)`.
  public func setDuration(_ duration: TimeInterval, forPage page: Int) {
    Self.check(duration)
    state.timer.durations[page] = duration
  }

  // MARK: Running

  /// Whether it runs; a scrub holds it without ending that.
  public var isRunning: Bool { state.timer.isRunning }

  /// Goes on from where it was; a page that was over begins anew.
  public func resumeTimer() { state.timer.run(true, at: now) }

  /// Stops and keeps what has passed of the page.
  public func pauseTimer() { state.timer.run(false, at: now) }

  /// How much of the page's time has passed, 0…1; writing it moves the timer.
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

  /// The later of what its view and what its scene were told.
  private var now: TimeInterval { max(state.time, pageControl?.context?.now ?? 0) }

  private func steps(scale: CGFloat) -> CGFloat {
    (pageControl?.metrics ?? .capsule).progressSteps(during: state.timer.duration, scale: scale)
  }

  private static func check(_ duration: TimeInterval) {
    precondition(
      duration > 0 && duration.isFinite, "a page takes \(duration) s; a finite time above 0 is needed")
  }

  // MARK: FrameParticipant

  /// When the page is over.
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

  /// Counts no further from the moment that motion is to be reduced.
  public func didHandle(_ event: InputEvent) { holdWhereMotionIsReduced(at: event.timestamp) }

  private func holdWhereMotionIsReduced(at time: TimeInterval) {
    state.time = max(state.time, time)
    let isReduced = pageControl?.context?.traits.reducesMotion ?? false
    state.timer.hold(isReduced, by: .reducedMotion, at: state.time)
  }

  /// Tells the delegate when the capsule has grown.
  public func frameWillBegin(at time: TimeInterval) {
    holdWhereMotionIsReduced(at: time)
    guard let scale = pageControl?.context?.traits.displayScale else { return }
    let shown = (state.timer.fraction(at: time) * steps(scale: scale) + 1e-6).rounded(.down)
    guard shown != state.shownSteps else { return }
    state.shownSteps = shown
    (delegate as? any PageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
  }

  /// When the capsule has grown by a step.
  public var nextDisplayTime: TimeInterval? {
    guard let since = state.timer.since, let deadline = state.timer.deadline,
      let scale = pageControl?.context?.traits.displayScale
    else { return nil }
    let steps = steps(scale: scale)
    let next = (state.timer.fraction(at: now) * steps + 1e-6).rounded(.down) + 1
    return min(since + next / steps * state.timer.duration - state.timer.passed, deadline)
  }

  /// The page and what has passed of it.
  public func snapshot() -> any Sendable { state }

  /// Returns to what `snapshot()` told, the control's page included.
  public func restore(_ snapshot: any Sendable) {
    guard let state = snapshot as? State else { return }
    pageControl?.currentPage = state.timer.page
    self.state = state
  }
}

/// Hears how a timer fares, and may keep it from turning the page.
///
/// UIKit counterpart: `UIPageControlTimerProgressDelegate`.
@MainActor
public protocol PageControlTimerProgressDelegate: PageControlProgressDelegate {
  /// The capsule has grown by a step; by default nothing happens.
  func pageControlTimerProgressDidChange(_ progress: PageControlTimerProgress)

  /// Whether the timer goes on to `page`; default yes.
  ///
  /// Where not, it stops with its page over.
  func pageControlTimerProgress(
    _ progress: PageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension PageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: PageControlTimerProgress) {}

  /// Yes.
  public func pageControlTimerProgress(
    _ progress: PageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
