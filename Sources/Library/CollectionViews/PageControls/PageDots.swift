package import Foundation
import LayoutGeometry

/// The frames of a page control's dots, computed from page, length and metrics alone.
package struct PageDots: Sendable, Hashable {
  /// One dot: its page, its frame and its selectedness.
  package struct Dot: Sendable, Hashable {
    /// The page of the dot.
    package var page: Int
    /// The dot's rectangle: x along the line from its beginning, y across it from the line's middle.
    package var frame: CGRect
    /// The share of the current page's appearance in the dot's, 0…1.
    package var selectedness: CGFloat
  }

  /// The visible dots, from the first page to the last.
  package let dots: [Dot]
  /// True when there are more pages than dots.
  package let isWindowed: Bool

  /// Lays out dots for a fractional `position` inside `length` points.
  ///
  /// The position is 0 … count − 1, and in a loop may pass the last page. If not all pages fit, those from
  /// `firstPage` on are shown.
  package init(
    count: Int, position: CGFloat, loops: Bool, firstPage: Int, length: CGFloat, metrics: PageControlMetrics
  ) {
    let count = max(0, count.bounded)
    let shown = min(count, Self.capacity(for: count, length: length, metrics: metrics))
    let first = min(max(firstPage, 0), max(0, count - shown))
    isWindowed = shown < count
    let total = Self.width(of: shown, metrics: metrics)
    var left = (length - total) / 2
    var dots: [Dot] = []
    dots.reserveCapacity(shown)
    for page in first..<(first + shown) {
      let selectedness = Self.selectedness(of: page, position: position, count: count, loops: loops)
      let scale = Self.endScale(
        of: page - first, shown: shown, hasMoreBefore: first > 0, hasMoreAfter: first + shown < count,
        metrics: metrics)
      let diameter = metrics.dotDiameter * scale
      let breadth = metrics.dotDiameter + metrics.growth * selectedness
      let drawn = diameter + metrics.growth * selectedness
      dots.append(
        Dot(
          page: page,
          frame: CGRect(
            x: left + (breadth - drawn) / 2, y: -diameter / 2, width: drawn, height: diameter),
          selectedness: selectedness))
      left += breadth + metrics.pitch - metrics.dotDiameter
    }
    self.dots = dots
  }

  /// The largest number of dots, however long the control is.
  static let most = 1000

  /// Returns the width of `count` dots with one of them grown to the current page's capsule, in points.
  package static func width(of count: Int, metrics: PageControlMetrics) -> CGFloat {
    guard count > 0 else { return 0 }
    return CGFloat(count - 1) * metrics.pitch + metrics.dotDiameter + metrics.growth
  }

  /// Returns how many of `count` dots fit in `length` points; an odd number if not all of them fit.
  package static func capacity(for count: Int, length: CGFloat, metrics: PageControlMetrics) -> Int {
    let gap = metrics.pitch - metrics.dotDiameter
    let fitting = min(
      Self.most, Int(bounding: ((length - metrics.growth + gap) / metrics.pitch).rounded(.down)))
    if fitting >= count { return max(1, count) }
    return max(1, fitting.isMultiple(of: 2) ? fitting - 1 : fitting)
  }

  /// Returns the first page of the window of dots, which moves only when `page` comes within two of its end.
  package static func firstPage(
    showing page: Int, count: Int, capacity: Int, previous: Int
  ) -> Int {
    let (page, count, capacity) = (page.bounded, count.bounded, max(1, capacity.bounded))
    guard count > capacity else { return 0 }
    let margin = min(2, (capacity - 1) / 2)
    var first = min(max(previous, 0), count - capacity)
    if page < first + margin { first = page - margin }
    if page > first + capacity - 1 - margin { first = page - (capacity - 1 - margin) }
    return min(max(first, 0), count - capacity)
  }

  /// Returns the page whose dot is at `x`, or within half a gap of it; `nil` beside the dots.
  package func page(at x: CGFloat, metrics: PageControlMetrics) -> Int? {
    let reach = (metrics.pitch - metrics.dotDiameter) / 2
    return dots.first { $0.frame.minX - reach <= x && x < $0.frame.maxX + reach }?.page
  }

  private static func selectedness(of page: Int, position: CGFloat, count: Int, loops: Bool) -> CGFloat {
    var distance = abs(position - CGFloat(page))
    if loops { distance = min(distance, abs(CGFloat(count) - distance)) }
    return max(0, 1 - distance)
  }

  private static func endScale(
    of index: Int, shown: Int, hasMoreBefore: Bool, hasMoreAfter: Bool, metrics: PageControlMetrics
  ) -> CGFloat {
    if hasMoreBefore, index < metrics.endScales.count { return metrics.endScales[index] }
    let fromEnd = shown - 1 - index
    if hasMoreAfter, fromEnd < metrics.endScales.count { return metrics.endScales[fromEnd] }
    return 1
  }
}
