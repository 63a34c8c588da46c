package import SceneReadings
import ScrollPhysics

/// The scroll activity of a frame: that of its most demanding scroll view.
///
/// With several scroll views the earliest case here counts, which is the one that a user notices most.
public nonisolated enum FrameActivity: String, Sendable, Hashable, CaseIterable {
  /// The user drags content.
  case drag
  /// Content decelerates freely, without a target page.
  case fling
  /// Content moves to a target: a page, back from an edge, or a requested offset.
  ///
  /// A request without animation counts too.
  case snap
  /// Auto-scroll changes the page.
  case auto
  /// Nothing scrolls.
  case idle

  /// Creates the activity of one scroll view.
  package init(_ scroller: ScrollerSample) {
    switch scroller.phase {
    case .idle, .tracking: self = .idle
    case .dragging: self = .drag
    case .decelerating: self = scroller.targetPage == nil ? .fling : .snap
    case .bouncing: self = .snap
    case .animating where scroller.cause == .autoplay: self = .auto
    case .animating where scroller.cause == .wheel && scroller.targetPage == nil: self = .fling
    case .animating: self = .snap
    }
  }

  /// Returns true when this activity takes precedence over `other`.
  func outweighs(_ other: FrameActivity) -> Bool { rank < other.rank }

  private var rank: Int {
    switch self {
    case .drag: 0
    case .fling: 1
    case .snap: 2
    case .auto: 3
    case .idle: 4
    }
  }
}
