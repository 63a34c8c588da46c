package import Foundation
package import ScrollPhysics

/// The page of a row as its dots show it: the target page, the fractional page and the last page at rest.
package struct PageTracker: Sendable, Hashable {
  /// The number of pages: one for each snap point.
  package var numberOfPages: Int
  /// The target page of the running request, else the nearest page.
  package var currentPage: Int
  /// The fractional page that the row shows; in a loop it may pass the last one.
  package var position: CGFloat
  /// The page on which the row rests, or rested before it began to move.
  package var settledPage: Int
  /// True when the first page follows the last.
  package var loops: Bool

  /// Reads the pages of a motion; `nil` for a motion without snap points.
  package init?(_ motion: ScrollMotion) {
    guard let stops = motion.geometry.stops, let stop = motion.stop, let progress = motion.progress else {
      return nil
    }
    numberOfPages = stops.count
    currentPage = stop
    position = progress
    settledPage = motion.settledStop ?? stop
    if case .periodic = motion.geometry.bounds { loops = true } else { loops = false }
  }
}
