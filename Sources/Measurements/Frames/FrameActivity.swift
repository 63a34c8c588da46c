import ScrollPhysics
public import Stage

/// What goes on in a frame, by the scroller that asks most of it.
///
/// Of several the one named first here counts: what a hand feels most.
public nonisolated enum FrameActivity: String, Sendable, Hashable, CaseIterable {
  /// A hand holds and moves content.
  case drag
  /// Content runs out, to wherever that may be.
  case fling
  /// Content is on its way to a chosen place: to a page, back from an edge, or where it was asked to go.
  /// A request that is carried out at once counts too.
  case snap
  /// Auto-scroll turns a page.
  case auto
  /// Nothing scrolls.
  case idle

  /// What a scroller does.
  public init(_ scroller: ScrollerSample) {
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

  /// Whether this counts for more than `other`.
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
