public import Foundation
import LayoutGeometry

extension SnapPoints {
  /// Returns the stop nearest to `offset`, the lower of two equally near.
  ///
  /// With a period the result is any whole number, without a period it lies in `0..<count`.
  public func nearest(to offset: CGFloat, period: CGFloat? = nil) -> Int {
    let before = floor(of: offset, period: period)
    guard let next = valid(before + 1, period: period) else { return before }
    guard let before = valid(before, period: period) else { return next }
    let (low, high) = (self.offset(at: before, period: period), self.offset(at: next, period: period))
    return high - offset < offset - low ? next : before
  }

  /// Returns the first stop after `offset`; `nil` when none is left.
  public func next(after offset: CGFloat, period: CGFloat? = nil) -> Int? {
    valid(floor(of: offset, period: period) + 1, period: period)
  }

  /// Returns the last stop before `offset`; `nil` when none is left.
  public func previous(before offset: CGFloat, period: CGFloat? = nil) -> Int? {
    var index = floor(of: offset, period: period)
    if let here = valid(index, period: period), self.offset(at: here, period: period) == offset {
      index -= 1
    }
    return valid(index, period: period)
  }

  /// Returns the place of `offset` between its neighbouring stops, as a fractional index.
  ///
  /// Without a period it stays within `0...count − 1`; with a period it is any number.
  public func progress(at offset: CGFloat, period: CGFloat? = nil) -> CGFloat {
    let before = floor(of: offset, period: period)
    guard let low = valid(before, period: period) else { return 0 }
    guard let high = valid(before + 1, period: period) else { return CGFloat(low) }
    let start = self.offset(at: low, period: period)
    return CGFloat(low) + (offset - start) / (self.offset(at: high, period: period) - start)
  }

  /// Returns the offset of a stop by an index that a loop may repeat.
  func offset(at index: Int, period: CGFloat?) -> CGFloat {
    period.map { virtualOffset(at: index, period: $0) } ?? offset(at: index)
  }

  /// Returns the last stop at or before `offset`; −1 before the first when there is no period.
  func floor(of offset: CGFloat, period: CGFloat?) -> Int {
    let offset = offset.bounded
    guard let period, count > 0 else { return floorIndex(offset) }
    let lap = ((offset - self.offset(at: 0)) / period).rounded(.down)
    let index = Int(bounding: lap) * count + Swift.max(0, floorIndex(offset - lap * period))
    if virtualOffset(at: index, period: period) > offset { return index - 1 }
    return virtualOffset(at: index + 1, period: period) <= offset ? index + 1 : index
  }

  /// Returns the index limited to the row; in a loop, unchanged.
  func clamp(_ index: Int, period: CGFloat?) -> Int {
    period == nil ? Swift.min(count - 1, Swift.max(0, index)) : index
  }

  private func valid(_ index: Int, period: CGFloat?) -> Int? {
    (period != nil && count > 0) || (index >= 0 && index < count) ? index : nil
  }
}
