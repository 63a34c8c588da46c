package import Foundation
import LayoutGeometry
import ScreenInterface

/// The strip above a scroll view's content that a pull opens, and that stays open while something is fetched.
///
/// UIKit counterpart: `UIRefreshControl`. A release after a pull of `pull` points begins: the control reports
/// `valueChanged`, and the content rests `height` points lower until `endRefreshing()`, while it can be scrolled as ever.
/// The state belongs to the scroll view, so that going back in time brings it back too.
package final class RefreshControl: Control {
  /// The height of the open strip, in points.
  package static let height: CGFloat = 56
  /// The distance beyond the edge at which a release begins, in points.
  package static let pull: CGFloat = 72
  /// The time for which one page of the little book stands out, in seconds: eight small damages a second.
  package static let step: TimeInterval = 0.125

  private struct State {
    weak var scrollView: ScrollView?
    var color = DynamicColor(light: 0xDDD4C2, dark: 0x34363D)
    var currentColor = DynamicColor(light: 0xC8401F, dark: 0xF0694A)
  }

  private var state = State()

  /// Creates a control without a scroll view; setting it as `refreshControl` gives it one.
  package override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    elementName = "refresh"
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// True from the release that began until `endRefreshing()`.
  package var isRefreshing: Bool { state.scrollView?.scrolling.refreshBegan != nil }

  /// Gives the pages of the little book other colours; default line, and vermilion for the one that stands out.
  package func setColors(_ color: DynamicColor, current: DynamicColor) {
    (state.color, state.currentColor) = (color, current)
  }

  /// Holds the strip open, as after a pull; resting content stays where it is, and nothing is reported.
  package func beginRefreshing() { state.scrollView?.beginRefreshing() }

  /// Closes the strip; content that rests beneath it glides up.
  package func endRefreshing() { state.scrollView?.endRefreshing() }

  /// Places the control above the content of its scroll view, where a pull uncovers it.
  func follow(_ view: ScrollView) {
    state.scrollView = view
    let open = view.pulledDistance + (isRefreshing ? Self.height : 0)
    isHidden = open <= 0
    let top = -view.contentOffset.y.alignedToPixels(scale: context?.traits.displayScale ?? 1)
    frame = CGRect(x: 0, y: top - Self.height, width: view.box.width, height: Self.height)
  }

  /// Paints a book of five pages, which opens with the pull; while something is fetched a page after the other stands out.
  package override func draw(with pen: inout DisplayPen) {
    guard let view = state.scrollView, let context else { return }
    let traits = context.traits
    let began = view.scrolling.refreshBegan
    let pages = 5
    let opening = began == nil ? min(max(view.pulledDistance / Self.pull, 0), 1) : 1
    let reached = opening >= 1 ? 0 : nil
    let current =
      began.map { traits.reducesMotion ? 0 : Self.page(at: context.now - $0, of: pages) } ?? reached
    let size = CGSize(width: 4, height: 20)
    for page in 0..<pages {
      let share = min(max(opening * CGFloat(pages) - CGFloat(page), 0), 1)
      let isCurrent = current == page
      let height = (size.height * (isCurrent ? 1 : 0.4 + 0.4 * share)).rounded()
      let place = CGFloat(traits.isRightToLeft ? pages - 1 - page : page)
      let x = bounds.midX + (place - CGFloat(pages) / 2) * 2 * size.width + size.width / 2
      let color = isCurrent ? state.currentColor : state.color
      pen.paint(
        .fill(color.resolved(with: traits), cornerRadius: size.width / 2),
        in: CGRect(x: x, y: bounds.midY - height / 2, width: size.width, height: height),
        element: elementID, opacity: share)
    }
  }

  /// Returns the page that stands out after a time: there and back again.
  private static func page(at time: TimeInterval, of pages: Int) -> Int {
    let steps = Int(bounding: ((time + 1e-6) / step).rounded(.down)) % (2 * pages - 2)
    return steps < pages ? steps : 2 * pages - 2 - steps
  }
}
