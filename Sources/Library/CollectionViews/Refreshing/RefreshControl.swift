public import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// A pull-to-refresh control above a scroll view's content.
///
/// UIKit counterpart: `UIRefreshControl`. A release after a pull of 72 points begins a refresh: the control reports
/// `valueChanged`, and the content rests 56 points lower until `endRefreshing()`, while it can be scrolled as always.
/// The state belongs to the scroll view, so that restoring a snapshot restores it too.
@preconcurrency @MainActor
open class RefreshControl: Control {
  /// The height of the control, in points.
  package static let height: CGFloat = 56
  /// The overscroll at which a release begins a refresh, in points.
  package static let pull: CGFloat = 72

  private struct State {
    weak var scrollView: ScrollView?
    var book = RefreshIndicator()
  }

  private var state = State()

  /// Creates a control without a scroll view; setting it as `refreshControl` connects it to one.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    elementName = "refresh"
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// True from the release that began a refresh until `endRefreshing()`.
  public var isRefreshing: Bool { state.scrollView?.scrolling.refreshBegan != nil }

  /// The colour of the highlighted page of the book; default vermilion.
  ///
  /// UIKit counterpart: `tintColor`.
  public var tintColor: DynamicColor {
    get { state.book.currentColor }
    set { state.book.currentColor = newValue }
  }

  /// The refresh indicator, a small book, in the control's colours.
  package var book: RefreshIndicator {
    get { state.book }
    set { state.book = newValue }
  }

  /// Shows the control as after a pull; resting content stays where it is, and no event is sent.
  public func beginRefreshing() { state.scrollView?.beginRefreshing() }

  /// Hides the control; content that rests beneath it scrolls up.
  public func endRefreshing() { state.scrollView?.endRefreshing() }

  /// Places the control above the content of its scroll view, where a pull reveals it.
  func follow(_ view: ScrollView) {
    state.scrollView = view
    let open = view.pulledDistance + (isRefreshing ? Self.height : 0)
    isHidden = open <= 0
    let top = -view.contentOffset.y.alignedToPixels(scale: context?.traits.displayScale ?? 1)
    frame = CGRect(x: 0, y: top - Self.height, width: view.box.width, height: Self.height)
  }

  /// Paints a book of five pages, which opens with the pull; during a refresh its pages are highlighted in turn.
  public override func draw(with pen: inout DrawingContext) {
    guard let view = state.scrollView, let context else { return }
    let began = view.scrolling.refreshBegan
    let opening = began == nil ? min(max(view.pulledDistance / Self.pull, 0), 1) : 1
    let reached = opening >= 1 ? 0 : nil
    let current = began.map {
      RefreshIndicator.page(after: context.now - $0, reducesMotion: context.traits.reducesMotion)
    }
    state.book.paint(opening: opening, current: current ?? reached, in: bounds, of: self, with: &pen)
  }
}

/// An activity indicator in the form of a book of five small pages, highlighted one after the other.
package struct RefreshIndicator: Sendable, Hashable {
  /// The time for which one page is highlighted, in seconds: eight small redraws a second.
  package static let step: TimeInterval = 0.125
  /// The number of pages.
  package static let pages = 5
  /// The size of a page, in points.
  private static let page = CGSize(width: 4, height: 20)
  /// The width of the open book, in points.
  package static let width = (2 * CGFloat(pages) - 1) * page.width

  /// The colour of the pages; default line.
  package var color = DynamicColor(light: 0xDDD4C2, dark: 0x34363D)
  /// The colour of the highlighted page; default vermilion.
  package var currentColor = DynamicColor(light: 0xC8401F, dark: 0xF0694A)

  /// Creates an indicator in its default colours.
  package init() {}

  /// Paints the book in the middle of `bounds`, opened by `opening`, 0…1; `current` is the highlighted page.
  @MainActor
  package func paint(
    opening: CGFloat, current: Int?, in bounds: CGRect, of view: View, with pen: inout DrawingContext
  ) {
    guard let traits = view.context?.traits else { return }
    for page in 0..<Self.pages {
      let share = min(max(opening * CGFloat(Self.pages) - CGFloat(page), 0), 1)
      let isCurrent = current == page
      let height = (Self.page.height * (isCurrent ? 1 : 0.4 + 0.4 * share)).rounded()
      let place = CGFloat(traits.isRightToLeft ? Self.pages - 1 - page : page)
      let x = bounds.midX + (place - CGFloat(Self.pages) / 2) * 2 * Self.page.width + Self.page.width / 2
      pen.paint(
        .fill((isCurrent ? currentColor : color).resolved(with: traits), cornerRadius: Self.page.width / 2),
        in: CGRect(x: x, y: bounds.midY - height / 2, width: Self.page.width, height: height),
        element: view.elementID, opacity: share)
    }
  }

  /// Returns the page highlighted after a time, back and forth; with reduced motion always the first.
  package static func page(after time: TimeInterval, reducesMotion: Bool) -> Int {
    if reducesMotion { return 0 }
    let steps = Int(bounding: ((time + 1e-6) / step).rounded(.down)).modulo(2 * pages - 2)
    return steps < pages ? steps : 2 * pages - 2 - steps
  }

  /// Returns the time after `time` at which the next page is highlighted in a book that opened at `began`.
  package static func nextStep(after time: TimeInterval, since began: TimeInterval) -> TimeInterval {
    began + (((time - began + 1e-6) / step).rounded(.down) + 1) * step
  }
}

extension ScrollView {
  /// The refresh control that a pull beyond the top reveals; default nil.
  ///
  /// UIKit counterpart: `refreshControl`. A view with one can be pulled even if there is nothing to scroll.
  public var refreshControl: RefreshControl? {
    get { scroll.refreshControl }
    set {
      guard scroll.refreshControl !== newValue else { return }
      scroll.refreshControl?.removeFromSuperview()
      scroll.refreshControl = newValue
      if let newValue {
        addOwnSubview(newValue)
        newValue.follow(self)
        alwaysBounceVertical = true
      }
      settingsDidChange()
    }
  }

  /// The additional top inset while the control refreshes, in points.
  var heldInset: CGFloat {
    scrolling.refreshBegan != nil && scroll.refreshControl != nil ? RefreshControl.height : 0
  }

  /// The overscroll at the top, in points; negative while the content is scrolled further down.
  var pulledDistance: CGFloat { -startInset(on: .vertical) - contentOffset.y }

  /// Starts a refresh at a release beyond the threshold; returns true when it does.
  func beginRefreshIfPulled() -> Bool {
    guard scroll.refreshControl != nil, scrolling.refreshBegan == nil, !scrolling.isPressedWhileRefreshing,
      motion(on: .vertical)?.phase == .dragging, pulledDistance >= RefreshControl.pull
    else { return false }
    beginRefreshing()
    return true
  }

  /// Starts a refresh: adds the control's height to the top inset at the present time.
  func beginRefreshing() {
    guard scroll.refreshControl != nil, scrolling.refreshBegan == nil else { return }
    let time = scrollers.time
    scrolling.refreshBegan = time
    tell(.refreshing)
    withHeldGeometry { $0.setGeometry($1, keeping: .offset, at: time) }
  }

  /// Ends a refresh: removes the inset at the present time, and scrolls content that then rests too low.
  func endRefreshing() {
    guard scrolling.refreshBegan != nil else { return }
    prepareForRequest()
    let time = scrollers.time
    scrolling.refreshBegan = nil
    tell(.refreshed)
    withHeldGeometry { $0.setGeometryInPlace($1, at: time) }
    guard let motion = motion(on: .vertical), motion.phase == .idle, pulledDistance > 0 else { return }
    perform(request(toEnd: false, on: .vertical))
  }

  private func tell(_ kind: SceneEvent.Kind) {
    scrollers.events.append(SceneEvent(kind, of: .axis(.vertical), at: scrollers.time))
  }

  /// Changes the vertical motion to the geometry with the present refresh inset.
  ///
  /// The snap points of a paging view follow in the next layout, which knows its sections.
  private func withHeldGeometry(_ body: (inout ScrollMotion, ScrollGeometry) -> Void) {
    guard var geometry = motion(on: .vertical)?.geometry else { return }
    geometry.bounds = .clamped(offsetRange(on: .vertical))
    if geometry.stops != nil {
      geometry.stops = nil
      settingsDidChange()
    }
    scrollers.withMotion(of: .vertical) { body(&$0, geometry) }
    scrollers.collectEvents()
    setNeedsLayout()
  }

  /// The next time at which the control must be redrawn although nothing moves; `nil` for none.
  package var refreshWakeTime: TimeInterval? {
    guard let began = scrolling.refreshBegan, let control = scroll.refreshControl, !control.isHidden,
      context?.traits.reducesMotion == false
    else { return nil }
    return RefreshIndicator.nextStep(after: scrollers.time, since: began)
  }
}
