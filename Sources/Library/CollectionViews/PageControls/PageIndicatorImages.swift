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
