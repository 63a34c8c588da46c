package import Foundation

extension CGFloat {
  /// The largest coordinate or speed, in points or points per second: a billion.
  ///
  /// Beyond it floating point cannot represent parts of a pixel, and nothing on a screen is that far.
  package static let furthest: CGFloat = 1e9

  /// The number limited to `furthest` on either side; NaN becomes 0.
  package var bounded: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -Self.furthest), Self.furthest) }

  /// Returns the number limited to a range; NaN becomes `other`.
  package func bounded(to range: ClosedRange<CGFloat>, or other: CGFloat) -> CGFloat {
    isNaN ? other : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Int {
  /// The greatest whole number in calculations, so that sums of such numbers fit an `Int`.
  package static let furthest = 1_000_000_000_000_000

  /// The number limited to `furthest` on either side.
  package var bounded: Int { Swift.min(Swift.max(self, -Self.furthest), Self.furthest) }

  /// Creates the number rounded towards 0 and limited to `CGFloat.furthest`; NaN becomes 0.
  package init(bounding number: CGFloat) { self = Int(number.bounded) }
}

extension TimeInterval {
  /// The latest time, in seconds: about thirty years.
  package static let latest: TimeInterval = 1e9

  /// The time limited to 0 … `latest`; NaN becomes 0.
  package var boundedTime: TimeInterval { isNaN ? 0 : Swift.min(Swift.max(self, 0), Self.latest) }

  /// Returns the duration limited to a range; NaN becomes `other`.
  package func bounded(to range: ClosedRange<TimeInterval>, or other: TimeInterval) -> TimeInterval {
    isNaN ? other : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension CGPoint {
  /// The point with both coordinates limited to `CGFloat.furthest`.
  package var bounded: CGPoint { CGPoint(x: x.bounded, y: y.bounded) }
}

extension CGSize {
  /// The size with both extents limited to 0 … `CGFloat.furthest`.
  package var bounded: CGSize {
    CGSize(width: Swift.max(0, width.bounded), height: Swift.max(0, height.bounded))
  }
}

extension EdgeInsets {
  /// The insets, each limited to `CGFloat.furthest`.
  package var bounded: EdgeInsets {
    EdgeInsets(top: top.bounded, left: left.bounded, bottom: bottom.bounded, right: right.bounded)
  }
}
