package import Foundation

/// A comparison of one stroke under two settings: whether the decision differs, and where the stroke lands.
package nonisolated struct StrokeComparison: Sendable, Hashable {
  /// The outcome under the first setting.
  package let before: StrokeOutcome
  /// The outcome under the second setting.
  package let now: StrokeOutcome

  /// Compares two outcomes of the same stroke.
  package init(_ before: StrokeOutcome, _ now: StrokeOutcome) {
    self.before = before
    self.now = now
  }

  /// True when the stroke moves another scroll view, or ends on another page or at another offset.
  package var landsElsewhere: Bool {
    isDecidedDifferently || abs(offsetDifference) > StrokeOutcome.samePlace
  }

  /// The second landing offset minus the first, in points.
  package var offsetDifference: CGFloat { now.offset - before.offset }

  /// The second settle time minus the first, in seconds; `nil` unless both came to rest.
  package var settleDifference: TimeInterval? {
    guard let first = before.settleTime, let second = now.settleTime else { return nil }
    return second - first
  }

  /// The distance of the second landing from the first, such as `20 points shorter`; `nil` at the same place.
  package var distance: String? {
    guard abs(offsetDifference) > StrokeOutcome.samePlace else { return nil }
    return StrokeDescription.points(abs(offsetDifference)) + (offsetDifference > 0 ? " farther" : " shorter")
  }

  /// True when another scroll view moves, or the decision or the page differs.
  package var isDecidedDifferently: Bool {
    before.scroller != now.scroller || before.decision != now.decision || before.page != now.page
  }

  /// The sentence on both decisions, such as "turned the page at 3.2; now springs back"; `nil` where they are equal.
  ///
  /// It counts pages from 1.
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
