package import SceneReadings
import ScrollPhysics

/// The activity of a frame: that of its most demanding scroller.
///
/// With several scrollers the case named first here counts: the one that a hand feels most.
public nonisolated enum FrameActivity: String, Sendable, Hashable, CaseIterable {
  /// A hand holds and moves content.
  case drag
  /// Content decelerates freely, without a chosen page.
  case fling
  /// Content moves to a chosen place: to a page, back from an edge, or to a requested place.
  ///
  /// A request that is carried out at once counts too.
  case snap
  /// Auto-scroll turns a page.
  case auto
  /// Nothing scrolls.
  case idle

  /// The activity of one scroller.
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

  /// True when this activity counts for more than `other`.
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
