import CollectionViews
import Foundation
public import SceneReadings

extension Stage {
  /// The number of cells on screen, including those of views inside the feed.
  public var liveCells: Int {
    context.scrollViews.reduce(0) { $0 + (($1 as? CollectionView)?.visibleCellCount ?? 0) }
  }

  /// Calls `body` with each scroller that moves, in no particular order.
  ///
  /// Nothing is stored on the way.
  public func forEachMovingScroller(_ body: (ScrollerSample) -> Void) {
    for view in context.scrollViews {
      view.forEachMovingScroller { id, motion, offset in body(ScrollerSample(id, motion, offset: offset)) }
    }
  }

  /// Returns a sample of the scroller with this id; `nil` when it has gone.
  public func sample(of id: ScrollerID) -> ScrollerSample? {
    let view = context.scrollViews.first { $0.id(of: id.scroller) == id }
    return view?.motion(of: id.scroller).map { ScrollerSample(id, $0.motion, offset: $0.contentOffset) }
  }
}
