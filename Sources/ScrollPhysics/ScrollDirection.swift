import Foundation

/// Which way content moves along an axis, in reading order: the end may be right, left or bottom.
public enum ScrollDirection: String, Hashable, Sendable, CaseIterable, Codable {
  /// The offset falls: content nearer its start comes into view.
  case towardsStart
  /// The offset grows: content nearer its end comes into view.
  case towardsEnd
  /// At rest, or moved less than the dead band.
  case none

  init(sign: CGFloat) { self = sign > 0 ? .towardsEnd : sign < 0 ? .towardsStart : .none }

  /// 1 towards the end, −1 towards the start, 0 otherwise.
  var sign: CGFloat {
    switch self {
    case .towardsStart: -1
    case .towardsEnd: 1
    case .none: 0
    }
  }
}
