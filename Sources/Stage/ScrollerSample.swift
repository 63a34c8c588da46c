import CollectionViews
public import Foundation
public import ScrollPhysics

/// One scroller at an instant, as much of it as a frame's record keeps.
public nonisolated struct ScrollerSample: Sendable, Hashable {
  /// The row's id, of a scroll view inside the feed its element and the axis or row; `nil` for the feed itself.
  public var row: String?
  /// The content offset, in points; in a looped row that of its lap.
  public var offset: CGFloat
  /// How fast the offset grows, in points per second.
  public var velocity: CGFloat
  /// The page: that of a request under way, otherwise the nearest one; `nil` where it rests anywhere.
  public var page: Int?
  /// The page on which the motion under way will rest; `nil` where nothing moves by itself, or not to a page.
  public var targetPage: Int?
  /// What it is doing.
  public var phase: ScrollPhase
  /// Who moves it; `nil` at rest.
  public var cause: ScrollCause?

  /// Creates the record of a scroller that rests.
  public init(row: String?, offset: CGFloat) {
    self.row = row
    self.offset = offset
    velocity = 0
    phase = .idle
  }

  init(row: String?, _ motion: ScrollMotion, offset: CGFloat) {
    self.row = row
    self.offset = offset
    velocity = motion.velocity
    page = motion.stop
    targetPage = motion.targetStop
    phase = motion.phase
    cause = motion.cause
  }
}

extension Stage {
  /// How many cells are on screen, those of views inside the feed counted too.
  public var liveCells: Int {
    context.scrollViews.reduce(0) { $0 + (($1 as? CollectionView)?.visibleCellCount ?? 0) }
  }

  /// Calls `body` with each scroller that moves, in no order.
  ///
  /// Nothing is stored on the way but the names of scrollers inside the feed.
  public func forEachMovingScroller(_ body: (ScrollerSample) -> Void) {
    for view in context.scrollViews {
      let isFeed = view === content.collectionView
      view.forEachMovingScroller { row, motion, offset in
        let name = isFeed ? row : view.traceID(ofRow: row)
        body(ScrollerSample(row: name, motion, offset: offset))
      }
    }
  }

  /// The scroller that `ScrollerSample.row` names; `nil` when it has gone.
  public func scrollerSample(ofRow row: String?) -> ScrollerSample? {
    if let own = content.collectionView.scroller(ofRow: row) {
      return ScrollerSample(row: row, own.motion, offset: own.contentOffset)
    }
    let readings = context.scrollViews.lazy.filter { [content] in $0 !== content.collectionView }
      .flatMap(\.axisReadings)
    return readings.first { $0.id == row }.map {
      ScrollerSample(row: row, $0.motion, offset: $0.contentOffset)
    }
  }
}
