import Foundation

/// The progress of a control's current page, shown as a filling capsule.
///
/// UIKit counterpart: `UIPageControlProgress`. The progress begins anew with each page, and hides while the
/// user scrubs. Give it to one control's `progress`.
@preconcurrency @MainActor
open class PageControlProgress {
  private struct State {
    var currentProgress: Float = 0
    var isVisible = true
  }

  private var state = State()
  /// The control whose capsule shows the progress; `nil` before it was given to one.
  public private(set) weak var pageControl: PageControl?

  /// The delegate that sets each page's initial progress and is called at changes; default nil.
  ///
  /// UIKit counterpart: `delegate`. A timer calls further methods of a `PageControlTimerProgressDelegate`.
  public weak var delegate: (any PageControlProgressDelegate)?

  /// Creates a progress of 0.
  public init() {}

  /// The progress of the current page, 0…1; default 0.
  open var currentProgress: Float {
    get { state.currentProgress }
    set { state.currentProgress = min(max(newValue, 0), 1) }
  }

  /// True while the capsule shows the progress: always, except during a scrub.
  ///
  /// UIKit counterpart: `isProgressVisible`. A video in the page, for instance, can pause during that time.
  public internal(set) var isProgressVisible: Bool {
    get { state.isVisible }
    set { state.isVisible = newValue }
  }

  /// Starts the progress of a page that has become the current one.
  func begin(_ page: Int, at progress: Float) { currentProgress = progress }

  /// Calls the delegate when the user begins or ends a scrub.
  func visibilityDidChange() { delegate?.pageControlProgressVisibilityDidChange(self) }

  /// Returns the progress that the capsule shows, 0…1; `nil` when it shows none.
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

/// A delegate that sets the initial progress of pages, and is called when progress hides or shows.
///
/// UIKit counterpart: `UIPageControlProgressDelegate`.
@preconcurrency @MainActor
public protocol PageControlProgressDelegate: AnyObject {
  /// Returns the initial progress of a page that becomes the current one, 0…1; default 0.
  func pageControlProgress(_ progress: PageControlProgress, initialProgressForPage page: Int) -> Float

  /// Called when the progress hides or shows again; by default nothing happens.
  func pageControlProgressVisibilityDidChange(_ progress: PageControlProgress)
}

extension PageControlProgressDelegate {
  /// Returns 0.
  public func pageControlProgress(
    _ progress: PageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }

  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: PageControlProgress) {}
}
