public import Foundation

/// The visible part of some content on one axis, and the range in which it can move.
public struct ScrollWindow: Sendable, Hashable {
  /// The present content offset, in points.
  public var offset: CGFloat
  /// The length of the visible part, in points.
  public var length: CGFloat
  /// The legal offsets, in points; `nil` in a loop, where every offset is legal.
  public var range: ClosedRange<CGFloat>?
  /// The length that is covered at the start, in points; default 0.
  public var startInset: CGFloat = 0
  /// The length that is covered at the end, in points; default 0.
  public var endInset: CGFloat = 0

  /// Creates a window without insets.
  public init(offset: CGFloat, length: CGFloat, range: ClosedRange<CGFloat>?) {
    self.offset = offset
    self.length = length
    self.range = range
  }
}
