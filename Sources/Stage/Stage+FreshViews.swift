import CollectionViews
import Foundation

extension Stage {
  /// Shows the moment that `other` shows, by views that have never shown anything else.
  ///
  /// `other` runs the same scene on the same data. Anything that only `other` shows is left in its views from
  /// an earlier moment.
  public func showAnew(_ other: Stage) {
    let moment = other.snapshot()
    context.pictures = other.context.pictures
    // The first call uses views on its way to the moment, the second begins with new ones.
    restore(moment)
    for view in context.scrollViews { (view as? CollectionView)?.discardViews() }
    restore(moment)
    context.betweenFrames(layout)
    display()
  }
}
