package import Foundation

/// The visible part of some content on one axis, and the range in which it can scroll.
package struct ScrollWindow: Sendable, Hashable {
  /// The present content offset, in points.
  package var offset: CGFloat
  /// The length of the visible part, in points.
  package var length: CGFloat
  /// The legal offsets, in points; `nil` in a loop, where every offset is legal.
  package var range: ClosedRange<CGFloat>?
  /// The length that is covered at the start, in points; default 0.
  package var startInset: CGFloat = 0
  /// The length that is covered at the end, in points; default 0.
  package var endInset: CGFloat = 0

  /// Creates a window without insets.
  package init(offset: CGFloat, length: CGFloat, range: ClosedRange<CGFloat>?) {
    self.offset = offset
    self.length = length
    self.range = range
  }
}
