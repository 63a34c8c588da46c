public import Foundation

/// Where an offset may rest.
public enum ScrollBounds: Hashable, Sendable {
  /// Between two offsets, in points.
  case clamped(ClosedRange<CGFloat>)
  /// Anywhere, on a loop of this length in points; positions a whole number of lengths apart look the same.
  case periodic(CGFloat)

  /// The loop's length, or nil when there are edges.
  public var period: CGFloat? {
    if case .periodic(let length) = self { length } else { nil }
  }

  /// The legal range, or nil in a loop.
  public var range: ClosedRange<CGFloat>? {
    if case .clamped(let range) = self { range } else { nil }
  }

  /// Whether the numbers are finite and a loop has a length.
  var isValid: Bool {
    switch self {
    case .clamped(let range): range.lowerBound.isFinite && range.upperBound.isFinite
    case .periodic(let length): length > 0 && length.isFinite
    }
  }

  /// The legal offset nearest to `offset`.
  func clamp(_ offset: CGFloat) -> CGFloat {
    guard let range else { return offset }
    return Swift.min(range.upperBound, Swift.max(range.lowerBound, offset))
  }
}
