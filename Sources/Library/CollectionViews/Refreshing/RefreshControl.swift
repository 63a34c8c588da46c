public import Foundation
import LayoutGeometry
import ScreenInterface

/// A pull-to-refresh control above a scroll view's content.
///
/// UIKit counterpart: `UIRefreshControl`. A release after a pull of 72 points begins a refresh: the control reports
/// `valueChanged`, and the content rests 56 points lower until `endRefreshing()`, while it can be scrolled as always.
/// The state belongs to the scroll view, so that restoring a snapshot restores it too.
@preconcurrency @MainActor
public final class RefreshControl: Control {
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
  public override func draw(with pen: inout DisplayPen) {
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
