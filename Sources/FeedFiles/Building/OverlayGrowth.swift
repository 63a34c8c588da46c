import Foundation
import ScrollPhysics

/// How many lines an overlay shows, and how far it is on its way there: a function of time.
nonisolated struct OverlayGrowth: Sendable, Hashable {
  /// How long the overlay takes to grow by a line, in seconds.
  static let duration: TimeInterval = 0.25

  /// How many of the further lines show, or are about to.
  private(set) var extraLines = 0
  /// How many showed before.
  private(set) var formerLines = 0
  private var changedAt: TimeInterval = -.infinity
  private var duration: TimeInterval = Self.duration

  /// Shows one line more, or none when all `count` show already.
  mutating func advance(count: Int, at time: TimeInterval, animated: Bool) {
    formerLines = extraLines
    extraLines = extraLines < count ? extraLines + 1 : 0
    changedAt = time
    duration = animated ? Self.duration : 0
  }

  /// When it is as high as it will be.
  var endsAt: TimeInterval { changedAt + duration }

  /// 0 as high as before … 1 as high as it will be.
  func progress(at time: TimeInterval) -> CGFloat {
    guard duration > 0, time < endsAt else { return 1 }
    return ScrollCurve.easeInOut.progress(at: max(0, (time - changedAt) / duration))
  }
}
