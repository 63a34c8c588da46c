/// The images that stand for pages: a page's own image, else the preferred one, else none for a dot.
struct PageIndicatorImages: Sendable, Hashable {
  var preferred: PageControl.IndicatorImage?
  var preferredCurrent: PageControl.IndicatorImage?
  var own: [Int: PageControl.IndicatorImage] = [:]
  var ownCurrent: [Int: PageControl.IndicatorImage] = [:]

  /// The image of a page that is not the current one; `nil` for a dot.
  func image(forPage page: Int) -> PageControl.IndicatorImage? { own[page] ?? preferred }

  /// The image of a page while it is the current one; `nil` for the capsule.
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

  /// The image for the current page; default nil, the image it has otherwise, or for a dot the capsule.
  ///
  /// UIKit counterpart: `UIPageControl.preferredCurrentPageIndicatorImage`.
  public var preferredCurrentPageIndicatorImage: IndicatorImage? {
    get { state.images.preferredCurrent }
    set { state.images.preferredCurrent = newValue }
  }

  /// The image that was given to this very page; `nil` when there is none.
  ///
  /// UIKit counterpart: `indicatorImage(forPage:)`.
  public func indicatorImage(forPage page: Int) -> IndicatorImage? { state.images.own[page] }

  /// Gives a page an image of its own; `nil` takes it away.
  ///
  /// UIKit counterpart: `setIndicatorImage(_:forPage:)`.
  public func setIndicatorImage(_ image: IndicatorImage?, forPage page: Int) {
    checkPage(page)
    state.images.own[page] = image
  }

  /// The image that was given to this very page for when it is current; `nil` when there is none.
  ///
  /// UIKit counterpart: `currentPageIndicatorImage(forPage:)`.
  public func currentPageIndicatorImage(forPage page: Int) -> IndicatorImage? {
    state.images.ownCurrent[page]
  }

  /// Gives a page an image of its own for when it is current; `nil` takes it away.
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
