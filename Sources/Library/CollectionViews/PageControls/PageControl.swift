public import Foundation
public import LayoutGeometry
public import ScreenInterface

/// A line of dots that shows the current page, and handles clicks, scrubbing and keys.
///
/// UIKit counterpart: `UIPageControl`. A click on a dot goes to its page, a click beside the dots turns one page;
/// pressing and sliding scrubs; with the focus, arrows turn the page and Home and End go to the ends. Setting
/// `currentPage` in code sends no event; a user change sends `valueChanged`, once.
@preconcurrency @MainActor
open class PageControl: Control {
  final var state = PageControlState()

  private struct Interaction: Sendable {
    let tracking: PageControlState.Tracking
    let currentPage: Int
    let firstPage: Int
  }

  /// Returns the tracked press and the present page.
  @MainActor open override func interactionSnapshot() -> (any Sendable)? {
    state.tracking.isHighlighted = isHighlighted
    return Interaction(tracking: state.tracking, currentPage: state.currentPage, firstPage: state.firstPage)
  }

  /// Restores the state that `interactionSnapshot()` returned.
  @MainActor open override func restoreInteraction(_ snapshot: any Sendable) {
    guard let interaction = snapshot as? Interaction else { return }
    state.tracking = interaction.tracking
    isHighlighted = interaction.tracking.isHighlighted
    state.progress?.isProgressVisible = interactionState != .continuous
    state.currentPage = interaction.currentPage
    state.firstPage = interaction.firstPage
  }

  // MARK: Pages

  /// The number of pages; default 0.
  ///
  /// A smaller number clamps the current page and sends nothing.
  open var numberOfPages: Int {
    get { state.numberOfPages }
    set {
      if state.numberOfPages != max(0, newValue) {
        state.numberOfPages = max(0, newValue)
        contentSizeDidChange()
      }
      turn(to: state.currentPage)
    }
  }

  /// The current page, clamped to 0 … n − 1; default 0.
  open var currentPage: Int {
    get { state.currentPage }
    set { turn(to: newValue) }
  }

  private func turn(to page: Int) {
    let page = state.pinned(page)
    guard page != state.currentPage else { return }
    state.currentPage = page
    state.progress?.pageDidChange(to: page)
  }

  /// The fractional page that the dots show while content moves; `nil` shows the current page.
  package var position: CGFloat? {
    get { state.position }
    set { state.position = newValue }
  }

  /// True when the first page follows the last one; default false.
  package var loops: Bool {
    get { state.loops }
    set { state.loops = newValue }
  }

  /// The first page that has a dot, if there are more pages than dots; default 0.
  ///
  /// The window of dots slides only when the current page comes within two of its end, so the value depends
  /// on earlier pages. Save it with the pages if the control is reused.
  package var firstVisiblePage: Int {
    get {
      _ = state.dots(along: orientation.length)
      return state.firstPage
    }
    set { state.firstPage = newValue }
  }

  /// The progress that fills the current page's capsule; default nil, a full capsule.
  ///
  /// UIKit counterpart: `UIPageControl.progress`.
  public var progress: PageControlProgress? {
    get { state.progress }
    set {
      guard state.progress !== newValue else { return }
      state.progress?.attach(to: nil)
      state.progress = newValue
      newValue?.attach(to: self)
    }
  }

  // MARK: Behaviour

  /// True when a single page shows no dot; default false.
  public var hidesForSinglePage: Bool {
    get { state.hidesForSinglePage }
    set { state.hidesForSinglePage = newValue }
  }

  /// True when pressing and sliding scrubs through the pages; default true.
  public var allowsContinuousInteraction: Bool {
    get { state.allowsContinuousInteraction }
    set { state.allowsContinuousInteraction = newValue }
  }

  /// The kind of page change that the user is making at present.
  public var interactionState: InteractionState { state.tracking.interaction }

  // MARK: Appearance

  /// The direction in which the pages follow each other; default the reading direction.
  public var direction: Direction {
    get { state.direction }
    set { state.direction = newValue }
  }

  /// The option of when a platter is drawn behind the dots; default while the user scrubs.
  public var backgroundStyle: BackgroundStyle {
    get { state.backgroundStyle }
    set { state.backgroundStyle = newValue }
  }

  /// The metrics of the dots; default `capsule`, and `plain` in scenes of a `UIViewController`.
  public var metrics: PageControlMetrics {
    get { state.metrics }
    set { state.givenMetrics = newValue }
  }

  /// The colour of the current page; default vermilion, and that of labels in scenes of a `UIViewController`.
  public var currentPageIndicatorTintColor: DynamicColor {
    get { state.currentColor }
    set { state.givenCurrentColor = newValue }
  }

  /// The colour of the other dots; default line, and pale in scenes of a `UIViewController`.
  public var pageIndicatorTintColor: DynamicColor {
    get { state.color }
    set { state.givenColor = newValue }
  }

  /// Sets the colours of the platter and of the text `k / N`; default those of a card and of secondary text.
  package func setColors(platter: DynamicColor, number: DynamicColor) {
    state.platterColor = platter
    state.textColor = number
  }

  /// Returns the size of a control with `pageCount` dots.
  ///
  /// UIKit counterpart: `size(forNumberOfPages:)`.
  public func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = PageDots.width(of: pageCount, metrics: state.metrics)
    let breadth = state.metrics.minimumHitHeight
    return orientation.axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// The size that all dots need.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: state.numberOfPages) }

  /// Returns the size that all dots need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: state.numberOfPages)
  }

  /// Returns the frame of a page's dot, in the control's own coordinates; `nil` when it is not shown.
  package func frame(ofDot page: Int) -> CGRect? {
    guard !state.hidesDots, !state.showsNumber else { return nil }
    let orientation = orientation
    return state.dots(along: orientation.length).dots.first { $0.page == page }.map {
      orientation.frame($0.frame)
    }
  }

  /// Paints the dots, or the text `k / N` when there are too many pages.
  open override func draw(with pen: inout DrawingContext) {
    PageControlPainter(of: self)?.paint(with: &pen)
  }

  override func didMove(from former: ViewContext?) {
    super.didMove(from: former)
    state.looksLikeUIKit = context?.looksLikeUIKit == true
  }

  // MARK: Interaction

  /// Returns true for drags along the dots, which scrub; other drags go to the feed.
  open override func capturesDrag(on axis: Axis) -> Bool {
    axis == orientation.axis && state.allowsContinuousInteraction
  }

  /// Returns true when the point lies in the hit area.
  ///
  /// The area covers the dots and some space beside them, and has at least the height in the metrics.
  open override func point(inside point: CGPoint) -> Bool { !state.hidesDots && hitArea.contains(point) }

  /// Starts a click or a scrub.
  open override func touchBegan(_ touch: Touch) {
    super.touchBegan(touch)
    state.tracking.start = touch.location
    state.tracking.startPage = state.currentPage
    change(to: .discrete)
  }

  /// Scrubs, once the pointer has left the pressed dot.
  open override func touchMoved(_ touch: Touch) {
    guard state.allowsContinuousInteraction else { return }
    let orientation = orientation
    let start = orientation.along(state.tracking.start)
    let x = orientation.along(touch.location)
    if interactionState == .discrete, abs(x - start) < state.metrics.pitch / 2 { return }
    change(to: .continuous)
    go(to: state.scrubbedPage(at: x, from: start, along: orientation.length))
  }

  /// Ends a scrub on the page it has reached, or handles the click.
  open override func touchEnded(_ touch: Touch) {
    isHighlighted = false
    if interactionState == .discrete, point(inside: touch.location) {
      let orientation = orientation
      let x = orientation.along(state.tracking.start)
      go(to: state.clickedPage(at: x, along: orientation.length))
    }
    change(to: .none)
  }

  /// Cancels the press; the page stays as it is.
  open override func touchCancelled() {
    super.touchCancelled()
    change(to: .none)
  }

  /// Turns the page by arrows along the dots, and goes to the ends by Home and End.
  open override func handleKey(_ key: KeyEvent) -> Bool {
    switch key.key.name {
    case "home": go(to: 0)
    case "end": go(to: state.pinned(state.numberOfPages - 1))
    default:
      guard let step = orientation.step(forKey: key.key.name) else { return false }
      go(to: state.pinned(state.currentPage + step))
    }
    return true
  }

  /// True when the control is enabled and shows dots.
  open override var canBecomeFocused: Bool { isEnabled && !state.hidesDots }

  /// The rectangle of the dots and 6 points around them, however wide the control is.
  package override var focusFrame: CGRect { contentFrame.insetBy(dx: -6, dy: -6) }

  /// Goes to a page on the user's behalf, and sends `valueChanged`.
  func go(to page: Int) {
    guard isEnabled, page != state.currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  /// Sets the kind of page change; progress hides during a scrub.
  func change(to interaction: InteractionState) {
    let wasScrubbing = state.tracking.interaction == .continuous
    state.tracking.interaction = interaction
    let isScrubbing = interaction == .continuous
    if isScrubbing != wasScrubbing { state.progress?.scrubbingDidChange(isScrubbing) }
  }

  /// Returns the element id of a page's dot, which is kept for the first pages, as every frame paints dots.
  func element(ofDot page: Int) -> ElementID {
    guard page < PageDots.most else { return elementID.appending(String(page)) }
    if state.dotElementsOwner != elementID || state.dotElements.count <= page {
      state.dotElementsOwner = elementID
      state.dotElements = (0..<min(max(state.numberOfPages, page + 1), PageDots.most)).map {
        elementID.appending(String($0))
      }
    }
    return state.dotElements[page]
  }
}
