public import Foundation
public import ScrollPhysics

/// Which page a row is on, as its dots should show it: the page it is to be on, where it is to the eye, and where
/// it rested last.
public struct PageTracker: Sendable, Hashable {
  /// How many pages there are: one for each place where the row can rest.
  public var numberOfPages: Int
  /// The target of the request that runs, else the nearest stop.
  public var currentPage: Int
  /// Where the row is between two pages; past the last one in a loop.
  public var position: CGFloat
  /// The page on which the row rests, or rested before it began to move.
  public var settledPage: Int
  /// Whether the first page follows the last.
  public var loops: Bool

  /// Reads a motion; `nil` for one that rests anywhere.
  public init?(_ motion: ScrollMotion) {
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
