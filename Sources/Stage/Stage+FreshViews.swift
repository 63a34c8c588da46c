import CollectionViews
import Foundation

extension Stage {
  /// Shows the moment that `other` shows, by views that have never shown anything else.
  ///
  /// `other` runs the same scene on the same data. What it shows then and this does not, its views have kept of what
  /// they showed before.
  public func showAnew(_ other: Stage) {
    let moment = other.snapshot()
    context.pictures = other.context.pictures
    // The way to the moment uses views, the moment itself is to begin with new ones.
    restore(moment)
    content.collectionView.discardViews()
    restore(moment)
    content.collectionView.betweenFrames(layout)
    display()
  }
}
