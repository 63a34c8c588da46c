public import Foundation

/// What shows of some content on one axis, and where else it could be.
public struct ScrollWindow: Sendable, Hashable {
  /// The content offset at present, in points.
  public var offset: CGFloat
  /// The extent of what shows, in points.
  public var length: CGFloat
  /// The legal offsets; `nil` in a loop, where every offset is.
  public var range: ClosedRange<CGFloat>?
  /// What is covered at the start, in points; default 0.
  public var startInset: CGFloat = 0
  /// What is covered at the end, in points; default 0.
  public var endInset: CGFloat = 0

  /// Creates a window that nothing covers.
  public init(offset: CGFloat, length: CGFloat, range: ClosedRange<CGFloat>?) {
    self.offset = offset
    self.length = length
    self.range = range
  }
}
