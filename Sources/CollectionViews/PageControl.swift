public import Foundation
public import LayoutGeometry
import ScreenInterface

/// Dots that show which page is current, and take clicks and scrubbing.
///
/// UIKit counterpart: `UIPageControl`. A click on a dot goes to its page, a click beside the dots to the
/// neighbour; press and slide scrubs. Setting `currentPage` in code sends no event.
open class PageControl: Control {
  /// How the user is changing the page.
  ///
  /// UIKit counterpart: `UIPageControl.InteractionState`.
  public enum InteractionState: String, Sendable, Hashable {
    /// Not at all.
    case none
    /// By a click.
    case discrete
    /// By scrubbing.
    case continuous
  }

  private struct State {
    var numberOfPages = 0
    var currentPage = 0
    var position: CGFloat?
    var loops = false
    var firstPage = 0
    var timeFraction: CGFloat?
    var hidesForSinglePage = false
    var allowsContinuousInteraction = true
    var interactionState = InteractionState.none
    var metrics = PageControlMetrics.capsule
    var currentColor = DynamicColor(light: 0xC8401F, dark: 0xF0694A)
    var color = DynamicColor(light: 0xC9BFAA, dark: 0x4A4C54)
    var textColor = DynamicColor(light: 0x5F5A50, dark: 0xA9A294)
    var pressLocation = CGPoint.zero
    var dotElements: [ElementID] = []
    var dotElementsOwner: ElementID = ""
  }

  private var state = State()

  /// How many pages there are; default 0.
  ///
  /// A smaller number clamps the current page.
  public var numberOfPages: Int {
    get { state.numberOfPages }
    set {
      state.numberOfPages = max(0, newValue)
      state.currentPage = pinned(state.currentPage)
    }
  }

  /// The current page, pinned to 0 … n − 1; default 0.
  public var currentPage: Int {
    get { state.currentPage }
    set { state.currentPage = pinned(newValue) }
  }

  /// Where the dots are between two pages while content moves; `nil` stands on the current page.
  public var position: CGFloat? {
    get { state.position }
    set { state.position = newValue }
  }

  /// Whether the page after the last one is the first; default false.
  public var loops: Bool {
    get { state.loops }
    set { state.loops = newValue }
  }

  /// How much of the current page's time has passed, 0…1, filling its capsule; `nil` shows it full.
  ///
  /// UIKit counterpart: `UIPageControlProgress.currentProgress`.
  public var timeFraction: CGFloat? {
    get { state.timeFraction }
    set { state.timeFraction = newValue }
  }

  /// Whether a single page shows no dot; default false.
  public var hidesForSinglePage: Bool {
    get { state.hidesForSinglePage }
    set { state.hidesForSinglePage = newValue }
  }

  /// Whether press and slide scrubs through the pages; default true.
  public var allowsContinuousInteraction: Bool {
    get { state.allowsContinuousInteraction }
    set { state.allowsContinuousInteraction = newValue }
  }

  /// How the user is changing the page at this moment.
  public var interactionState: InteractionState { state.interactionState }

  /// The measures of the dots.
  public var metrics: PageControlMetrics {
    get { state.metrics }
    set { state.metrics = newValue }
  }

  /// The colour of the current page; default vermilion.
  public var currentPageIndicatorTintColor: DynamicColor {
    get { state.currentColor }
    set { state.currentColor = newValue }
  }

  /// The colour of the other dots; default line.
  public var pageIndicatorTintColor: DynamicColor {
    get { state.color }
    set { state.color = newValue }
  }

  /// The extent of a control with `pageCount` dots.
  ///
  /// UIKit counterpart: `size(forNumberOfPages:)`.
  public func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: PageDots.width(of: pageCount, metrics: state.metrics), height: state.metrics.minimumHitHeight)
  }

  /// Drags along the dots scrub; others pass through to the feed.
  open override func capturesDrag(on axis: Axis) -> Bool {
    axis == .horizontal && state.allowsContinuousInteraction
  }

  /// Whether the point lies in the hit area: the dots and some room beside them, never lower than the metrics
  /// say.
  open override func point(inside point: CGPoint) -> Bool {
    guard !hidesDots else { return false }
    let grow = max(0, state.metrics.minimumHitHeight - bounds.height) / 2
    let dots = PageDots.width(of: state.numberOfPages, metrics: state.metrics)
    let room = min(bounds.width, dots + 2 * state.metrics.minimumHitHeight)
    return bounds.insetBy(dx: (bounds.width - room) / 2, dy: -grow).contains(point)
  }

  /// Starts a click or a scrub.
  open override func touchBegan(_ touch: Touch) {
    super.touchBegan(touch)
    state.pressLocation = touch.location
    state.interactionState = .discrete
  }

  /// Scrubs once the pointer has left the pressed dot.
  open override func touchMoved(_ touch: Touch) {
    guard state.allowsContinuousInteraction else { return }
    if state.interactionState == .discrete,
      abs(touch.location.x - state.pressLocation.x) < state.metrics.pitch / 2
    {
      return
    }
    state.interactionState = .continuous
    go(to: scrubbedPage(at: touch.location))
  }

  /// Ends a scrub where it is, or takes the click.
  open override func touchEnded(_ touch: Touch) {
    isHighlighted = false
    let wasClick = state.interactionState == .discrete
    if wasClick, point(inside: touch.location) { go(to: clickedPage(at: state.pressLocation)) }
    state.interactionState = .none
  }

  /// Ends the stroke and leaves the page.
  open override func touchCancelled() {
    super.touchCancelled()
    state.interactionState = .none
  }

  /// The dot of a page, in the control's own coordinates; `nil` where it does not show.
  public func frame(ofDot page: Int) -> CGRect? {
    dots.dots.first { $0.page == page }.map { mirrored($0.frame.offsetBy(dx: 0, dy: bounds.midY)) }
  }

  /// Paints the dots, or `k / N` where there are too many pages.
  open override func draw(with pen: inout DisplayPen) {
    guard let traits = context?.traits, !hidesDots else { return }
    if state.numberOfPages > state.metrics.maximumDots { return drawNumber(with: &pen) }
    let dots = dots
    for dot in dots.dots {
      let frame = mirrored(dot.frame.offsetBy(dx: 0, dy: bounds.midY))
      paint(dot, in: frame, traits: traits, with: &pen)
    }
  }
}

extension PageControl {
  private var hidesDots: Bool {
    state.numberOfPages == 0 || (state.hidesForSinglePage && state.numberOfPages == 1)
  }

  private var dots: PageDots {
    let capacity = PageDots.capacity(width: bounds.width, metrics: state.metrics)
    state.firstPage = PageDots.firstPage(
      showing: state.currentPage, count: state.numberOfPages, capacity: capacity, previous: state.firstPage)
    return PageDots(
      count: state.numberOfPages, position: state.position ?? CGFloat(state.currentPage),
      loops: state.loops, firstPage: state.firstPage, width: bounds.width, metrics: state.metrics)
  }

  private func pinned(_ page: Int) -> Int { min(max(page, 0), max(0, state.numberOfPages - 1)) }

  private func mirrored(_ rect: CGRect) -> CGRect {
    context?.traits.isRightToLeft == true ? rect.mirrored(inWidth: bounds.width) : rect
  }

  private func along(_ point: CGPoint) -> CGFloat {
    context?.traits.isRightToLeft == true ? bounds.width - point.x : point.x
  }

  private func go(to page: Int) {
    guard isEnabled, page != state.currentPage else { return }
    state.currentPage = page
    sendActions(for: .valueChanged)
  }

  private func clickedPage(at point: CGPoint) -> Int {
    let x = along(point)
    let dots = dots
    if let page = dots.page(at: x, metrics: state.metrics) { return page }
    let current = dots.dots.first { $0.page == state.currentPage }?.frame.midX ?? bounds.midX
    return pinned(state.currentPage + (x < current ? -1 : 1))
  }

  private func scrubbedPage(at point: CGPoint) -> Int {
    let x = along(point)
    let dots = dots.dots
    guard let first = dots.first, let last = dots.last else { return state.currentPage }
    if x < first.frame.minX { return dots.count < state.numberOfPages ? pinned(first.page - 1) : 0 }
    if x > last.frame.maxX {
      return dots.count < state.numberOfPages ? pinned(last.page + 1) : state.numberOfPages - 1
    }
    return dots.min { abs($0.frame.midX - x) < abs($1.frame.midX - x) }?.page ?? state.currentPage
  }

  private func paint(
    _ dot: PageDots.Dot, in frame: CGRect, traits: TraitCollection, with pen: inout DisplayPen
  ) {
    let radius = frame.height / 2
    let element = element(ofDot: dot.page)
    let rest = state.color.resolved(with: traits)
    let current = state.currentColor.resolved(with: traits)
    guard dot.selectedness > 0 else {
      return pen.paint(.fill(rest, cornerRadius: radius), in: frame, element: element)
    }
    guard let fraction = state.timeFraction, dot.selectedness == 1 else {
      return pen.paint(
        .fill(rest.mixed(with: current, dot.selectedness), cornerRadius: radius), in: frame, element: element)
    }
    pen.paint(.fill(rest.mixed(with: current, 0.35), cornerRadius: radius), in: frame, element: element)
    let step = 1 / traits.displayScale
    let filled = max(frame.height, (frame.width * fraction / step).rounded(.down) * step)
    let left = traits.isRightToLeft ? frame.maxX - filled : frame.minX
    pen.paint(
      .fill(current, cornerRadius: radius),
      in: CGRect(x: left, y: frame.minY, width: filled, height: frame.height), element: element)
  }

  /// The dot's id, made once and kept: dots are painted in every frame.
  private func element(ofDot page: Int) -> ElementID {
    if state.dotElementsOwner != elementID || state.dotElements.count <= page {
      state.dotElementsOwner = elementID
      state.dotElements = (0..<max(state.numberOfPages, page + 1)).map { elementID.appending(String($0)) }
    }
    return state.dotElements[page]
  }

  private func drawNumber(with pen: inout DisplayPen) {
    guard let context else { return }
    let style = TextStyle(size: 13)
    let text = "\(state.currentPage + 1) / \(state.numberOfPages)"
    let line = TextLine(text, style: style, width: context.text.width(of: text, style: style))
    pen.paint(
      .text(line, state.textColor.resolved(with: context.traits)),
      in: CGRect(
        x: (bounds.width - line.width) / 2, y: bounds.midY - style.lineHeight / 2, width: line.width,
        height: style.lineHeight), element: elementID)
  }
}
