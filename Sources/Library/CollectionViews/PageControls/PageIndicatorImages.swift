public import ScreenInterface

/// The indicator images of a page control: a page's own image, else the preferred one, else none for a dot.
struct PageIndicatorImages: Sendable, Hashable {
  var preferred: PageControl.IndicatorImage?
  var preferredCurrent: PageControl.IndicatorImage?
  var own: [Int: PageControl.IndicatorImage] = [:]
  var ownCurrent: [Int: PageControl.IndicatorImage] = [:]

  /// Returns the image of a page that is not the current one; `nil` for a dot.
  func image(forPage page: Int) -> PageControl.IndicatorImage? { own[page] ?? preferred }

  /// Returns the image of a page while it is the current one; `nil` for the capsule.
  func currentImage(forPage page: Int) -> PageControl.IndicatorImage? {
    ownCurrent[page] ?? preferredCurrent ?? image(forPage: page)
  }
}

extension PageControl {
  /// The image for every page without an image of its own; default nil, a dot.
  ///
  /// UIKit counterpart: `UIPageControl.preferredIndicatorImage`.
  public var preferredIndicatorImage: IndicatorImage? {
    get { state.images.preferred }
    set { state.images.preferred = newValue }
  }

  /// The image for the current page; default nil: its image as another page, or for a dot the capsule.
  ///
  /// UIKit counterpart: `UIPageControl.preferredCurrentPageIndicatorImage`.
  public var preferredCurrentPageIndicatorImage: IndicatorImage? {
    get { state.images.preferredCurrent }
    set { state.images.preferredCurrent = newValue }
  }

  /// Returns the image that was set for this page; `nil` when there is none.
  ///
  /// UIKit counterpart: `indicatorImage(forPage:)`.
  public func indicatorImage(forPage page: Int) -> IndicatorImage? { state.images.own[page] }

  /// Sets the image of one page; `nil` removes it.
  ///
  /// UIKit counterpart: `setIndicatorImage(_:forPage:)`.
  public func setIndicatorImage(_ image: IndicatorImage?, forPage page: Int) {
    checkPage(page)
    state.images.own[page] = image
  }

  /// Returns the image that was set for this page while it is current; `nil` when there is none.
  ///
  /// UIKit counterpart: `currentPageIndicatorImage(forPage:)`.
  public func currentPageIndicatorImage(forPage page: Int) -> IndicatorImage? {
    state.images.ownCurrent[page]
  }

  /// Sets the image of one page while it is current; `nil` removes it.
  ///
  /// UIKit counterpart: `setCurrentPageIndicatorImage(_:forPage:)`.
  public func setCurrentPageIndicatorImage(_ image: IndicatorImage?, forPage page: Int) {
    checkPage(page)
    state.images.ownCurrent[page] = image
  }

  private func checkPage(_ page: Int) {
    precondition(
      (0..<numberOfPages).contains(page), "page \(page) is not one of the control's \(numberOfPages) pages")
  }
}

extension PageControl {
  /// The kind of page change that the user is making.
  ///
  /// UIKit counterpart: `UIPageControl.InteractionState`.
  public nonisolated enum InteractionState: String, Sendable, Hashable, CaseIterable {
    /// The user is not changing the page.
    case none
    /// The user clicks.
    case discrete
    /// The user scrubs: presses and slides along the dots.
    case continuous
  }

  /// The option of when a platter is drawn behind the dots.
  ///
  /// UIKit counterpart: `UIPageControl.BackgroundStyle`.
  public nonisolated enum BackgroundStyle: String, Sendable, Hashable, CaseIterable {
    /// A platter while the user scrubs.
    case automatic
    /// A platter at all times.
    case prominent
    /// No platter.
    case minimal
  }

  /// The direction in which the pages' dots are arranged.
  ///
  /// UIKit counterpart: `UIPageControl.Direction`.
  public nonisolated enum Direction: String, Sendable, Hashable, CaseIterable {
    /// The reading direction of the language.
    case natural
    /// From left to right, whatever the reading direction.
    case leftToRight
    /// From right to left, whatever the reading direction.
    case rightToLeft
    /// Downwards.
    case topToBottom
    /// Upwards.
    case bottomToTop
  }

  /// An image that represents a page instead of a dot.
  ///
  /// UIKit counterpart: the `UIImage` of an indicator. A symbol takes the control's colours, as a template image does;
  /// a picture keeps its own, and is more transparent for pages other than the current one.
  public nonisolated enum IndicatorImage: Sendable, Hashable {
    /// A symbol that the program draws itself.
    case symbol(DrawCommand.Symbol)
    /// A picture file.
    case picture(PictureReference)
  }
}
