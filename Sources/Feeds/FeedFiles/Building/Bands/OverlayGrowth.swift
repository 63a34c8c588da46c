import Foundation
import ScrollPhysics

/// The animation of an overlay's height: the number of visible lines as a function of time.
nonisolated struct OverlayGrowth: Sendable, Hashable {
  /// The time that the overlay takes to grow by a line, in seconds.
  static let duration: TimeInterval = 0.25

  /// The number of extra lines that are visible or about to be.
  private(set) var extraLines = 0
  /// The number of extra lines before the change.
  private(set) var formerLines = 0
  private var changedAt: TimeInterval = -.infinity
  private var duration: TimeInterval = Self.duration

  /// Shows one more line, or no extra line when all `count` are visible already.
  mutating func advance(count: Int, at time: TimeInterval, animated: Bool) {
    formerLines = extraLines
    extraLines = extraLines < count ? extraLines + 1 : 0
    changedAt = time
    duration = animated ? Self.duration : 0
  }

  /// The time at which the overlay has its new height.
  var endsAt: TimeInterval { changedAt + duration }

  /// Returns the progress from the former height, 0, to the new one, 1.
  func progress(at time: TimeInterval) -> CGFloat {
    guard duration > 0, time < endsAt else { return 1 }
    return ScrollCurve.easeInOut.progress(at: max(0, (time - changedAt) / duration))
  }
}
