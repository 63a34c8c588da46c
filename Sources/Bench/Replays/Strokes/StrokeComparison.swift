package import Foundation

/// One stroke under two settings: whether something else was decided, and where it lands now.
package nonisolated struct StrokeComparison: Sendable, Hashable {
  /// The story under the first setting.
  package let before: StrokeOutcome
  /// The story under the second setting.
  package let now: StrokeOutcome

  /// Compares two stories of the same stroke.
  package init(_ before: StrokeOutcome, _ now: StrokeOutcome) {
    self.before = before
    self.now = now
  }

  /// True when the stroke moves something else, or leaves it on another page or at another place.
  package var landsElsewhere: Bool {
    isDecidedDifferently || abs(offsetDifference) > StrokeOutcome.samePlace
  }

  /// The offset of the landing now less that before, in points.
  package var offsetDifference: CGFloat { now.offset - before.offset }

  /// The time to settle now less that before, in seconds; `nil` unless both came to rest.
  package var settleDifference: TimeInterval? {
    guard let first = before.settleTime, let second = now.settleTime else { return nil }
    return second - first
  }

  /// How far from the landing before it lands now, such as `20 points shorter`; `nil` at the same place.
  package var distance: String? {
    guard abs(offsetDifference) > StrokeOutcome.samePlace else { return nil }
    return StrokeDescription.points(abs(offsetDifference)) + (offsetDifference > 0 ? " farther" : " shorter")
  }

  /// True when another scroller moves, or the decision or the page differs.
  package var isDecidedDifferently: Bool {
    before.scroller != now.scroller || before.decision != now.decision || before.page != now.page
  }

  /// The sentence on the decisions, such as "turned the page at 3.2; now springs back"; `nil` where they are alike.
  ///
  /// Pages count from 1 in it, as people count them.
  package var sentence: String? {
    guard isDecidedDifferently else { return nil }
    let (old, new) = (StrokeDescription(before), StrokeDescription(now))
    if before.scroller != now.scroller {
      return "\(old.subject) \(old.past); now \(new.subject) \(new.present)"
    }
    if before.decision == now.decision {
      return "\(old.past) to \(old.landing); now to \(new.landing)"
    }
    return "\(old.past); now \(new.present)"
  }
}
