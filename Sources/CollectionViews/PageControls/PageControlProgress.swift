import Foundation

/// How far the current page of a control is on its way: its capsule fills.
///
/// UIKit counterpart: `UIPageControlProgress`. The progress begins anew with each page, and hides while the user
/// scrubs. Give it to one control's `progress`.
open class PageControlProgress {
  private struct State {
    var currentProgress: Float = 0
    var isVisible = true
  }

  private var state = State()
  /// The control whose capsule it fills; `nil` before it was given to one.
  public private(set) weak var pageControl: PageControl?

  /// What decides where pages begin, and hears what happens; default nil.
  ///
  /// UIKit counterpart: `delegate`. A timer asks more of one that is a `PageControlTimerProgressDelegate`.
  public weak var delegate: (any PageControlProgressDelegate)?

  /// Creates progress of nothing.
  public init() {}

  /// How far the current page is, 0…1; default 0.
  open var currentProgress: Float {
    get { state.currentProgress }
    set { state.currentProgress = min(max(newValue, 0), 1) }
  }

  /// Whether the capsule shows it: always, except while the user scrubs.
  ///
  /// UIKit counterpart: `isProgressVisible`. What plays in the page can pause meanwhile.
  public internal(set) var isProgressVisible: Bool {
    get { state.isVisible }
    set { state.isVisible = newValue }
  }

  /// Another page is the current one: its progress begins.
  func begin(_ page: Int, at progress: Float) { currentProgress = progress }

  /// The user began or ceased to scrub.
  func visibilityDidChange() { delegate?.pageControlProgressVisibilityDidChange(self) }

  /// What the capsule shows, 0…1; `nil` where it shows none.
  func drawnFraction(scale: CGFloat) -> CGFloat? { state.isVisible ? CGFloat(currentProgress) : nil }

  func attach(to control: PageControl?) {
    pageControl = control
    guard let control else { return }
    state.isVisible = control.interactionState != .continuous
    pageDidChange(to: control.currentPage)
  }

  func pageDidChange(to page: Int) {
    let initial = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    begin(page, at: min(max(initial, 0), 1))
  }

  func scrubbingDidChange(_ isScrubbing: Bool) {
    guard state.isVisible == isScrubbing else { return }
    state.isVisible = !isScrubbing
    visibilityDidChange()
  }
}

/// Decides where pages begin, and hears whether their progress shows.
///
/// UIKit counterpart: `UIPageControlProgressDelegate`.
@MainActor
public protocol PageControlProgressDelegate: AnyObject {
  /// Where a page that becomes the current one begins, 0…1; default 0.
  func pageControlProgress(_ progress: PageControlProgress, initialProgressForPage page: Int) -> Float

  /// The progress hid, or shows again; by default nothing happens.
  func pageControlProgressVisibilityDidChange(_ progress: PageControlProgress)
}

extension PageControlProgressDelegate {
  /// At the beginning.
  public func pageControlProgress(
    _ progress: PageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }

  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: PageControlProgress) {}
}
