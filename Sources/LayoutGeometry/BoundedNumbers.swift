package import Foundation

extension CGFloat {
  /// The furthest that anything lies or goes, in points or points a second: a billion.
  ///
  /// Further out floating point no longer tells the parts of a pixel apart, and nothing on a screen is that far.
  package static let furthest: CGFloat = 1e9

  /// The number kept to `furthest` on either side; 0 for what is no number.
  package var bounded: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -Self.furthest), Self.furthest) }

  /// The number kept to a range; `other` for what is no number.
  package func bounded(to range: ClosedRange<CGFloat>, or other: CGFloat) -> CGFloat {
    isNaN ? other : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Int {
  /// The largest whole number that is counted with, so that sums of such numbers are whole numbers too.
  package static let furthest = 1_000_000_000_000_000

  /// The number kept to `furthest` on either side.
  package var bounded: Int { Swift.min(Swift.max(self, -Self.furthest), Self.furthest) }

  /// The whole number below or above a number towards 0, kept to what a place can be; 0 for what is no number.
  package init(bounding number: CGFloat) { self = Int(number.bounded) }
}

extension TimeInterval {
  /// The latest instant, in seconds: some thirty years.
  package static let latest: TimeInterval = 1e9

  /// The instant kept from 0 to the latest; 0 for what is no number.
  package var boundedTime: TimeInterval { isNaN ? 0 : Swift.min(Swift.max(self, 0), Self.latest) }

  /// The span kept to a range; `other` for what is no number.
  package func bounded(to range: ClosedRange<TimeInterval>, or other: TimeInterval) -> TimeInterval {
    isNaN ? other : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension CGPoint {
  /// Both coordinates kept to where anything can be.
  package var bounded: CGPoint { CGPoint(x: x.bounded, y: y.bounded) }
}

extension CGSize {
  /// Both extents kept from 0 to the largest that anything can have.
  package var bounded: CGSize {
    CGSize(width: Swift.max(0, width.bounded), height: Swift.max(0, height.bounded))
  }
}

extension EdgeInsets {
  /// The insets kept to what anything can be moved by.
  package var bounded: EdgeInsets {
    EdgeInsets(top: top.bounded, left: left.bounded, bottom: bottom.bounded, right: right.bounded)
  }
}
